// Withdrawals that were asked for while their account was busy: those of one account do not keep those of another waiting.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { followCancellations } from './follow-cancellations.ts';
import { endCancel, requestCancel } from './store/cancellations.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ quietWindowMs: 60_000 });
});
afterAll(() => room.close());

/** One more than are followed at once. */
const wishes = 51;

it('more wishes than are followed at once, of an account whose post is in doubt: another account’s later wish is carried out', async () => {
  const { context, maya } = room;
  const busy = await room.account('facebook');
  const posts: Publication[] = [];
  for (let made = 0; made < wishes; made += 1) posts.push(await room.advance(await room.publish(busy)));
  await room.strike(busy, 'reset-before');
  await room.advance(await room.publish(busy), ['reconciling']);
  const other = await room.advance(await room.publish(await room.account('facebook')));
  for (const { id } of [...posts, other])
    await context.db.transaction().execute((tx) => requestCancel(tx, id, maya.personId));
  await followCancellations(context);
  expect((await room.read(other.id)).state).toBe('withdrawing');
  expect(new Set(await Promise.all(posts.map(async ({ id }) => (await room.read(id)).state)))).toEqual(
    new Set(['published']),
  );
}, 60_000);

it('a wish that was dealt with is not followed again: what was sent on purpose afterwards stays, and what could not be taken down is not asked for without end', async () => {
  const { context, maya } = room;
  const standing = await room.advance(await room.publish(await room.account('facebook')));
  await context.db.transaction().execute(async (tx) => {
    await requestCancel(tx, standing.id, maya.personId);
    await endCancel(tx, standing.id);
  });
  const account = await room.account('facebook');
  const refused = await room.advance(await room.publish(account));
  await room.strike(account, 'duplicate', { operation: 'facebook.delete' });
  await context.db.transaction().execute((tx) => requestCancel(tx, refused.id, maya.personId));
  expect(await followCancellations(context)).toBe(1);
  await room.advance(refused, ['published']);
  expect(await followCancellations(context)).toBe(0);
  expect([await room.read(standing.id), await room.read(refused.id)].map(({ state }) => state)).toEqual([
    'published',
    'published',
  ]);
});

it('a wish that stumbles over a fault of ours keeps no younger one waiting, and is followed again', async () => {
  const { context, maya } = room;
  const [first, second] = [await room.account('facebook'), await room.account('facebook')];
  const posts = [
    await room.advance(await room.publish(first)),
    await room.advance(await room.publish(second)),
  ];
  for (const { id } of posts)
    await context.db.transaction().execute((tx) => requestCancel(tx, id, maya.personId));
  const states = () => Promise.all(posts.map(async ({ id }) => (await room.read(id)).state));
  const queue: typeof context.queue = async (tx, job, wanted) => {
    if (JSON.stringify(wanted).includes(first.id)) throw new Error('a fault of ours');
    return context.queue(tx, job, wanted);
  };
  await followCancellations({ ...context, queue });
  expect(await states()).toEqual(['published', 'withdrawing']);
  await followCancellations(context);
  expect(await states()).toEqual(['withdrawing', 'withdrawing']);
});
