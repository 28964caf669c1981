// Taking down what nobody knows to be live: it is named, wished to be gone, and goes when it turns out to stand (D-03, row 28).
import { describe, expect, it } from 'vitest';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import type { Platform, TestAccount } from '../../db/test-account.ts';
import { waitQuiet } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { followCancellations } from './follow-cancellations.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { movePublication } from './store/publications.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPackage } from './withdraw-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { holdLaneAtMostMs: 300 },
);

type Half = { live: Publication; unknown: Publication; account: TestAccount };

/** Live on Facebook; elsewhere its answer was lost, and no list can be read. */
async function halfKnown(text: string, platform: Platform, fault = 'reset-after'): Promise<Half> {
  const [good, account] = [await room.account('facebook'), await room.account(platform)];
  await room.strike(account, fault);
  await room.strike(account, 'list-5xx', { operation: `${platform}.list`, times: 1_000 });
  const items = [{ pkGUID: await room.write(text), bids: [good.id, account.id] }];
  const queued = await publishPackage(room.context, room.maya, items, fromContent);
  const [first, second] = [good, account].map(({ id }) => queued.find((one) => one.account_id === id));
  if (!first || !second) throw new Error('nothing was queued');
  const live = await room.advance(first, ['published']);
  const unknown = await room.advance(second, ['unknown']);
  // Nobody looks by himself any more.
  await room.context.db
    .updateTable('publication')
    .set({ wake_at: null })
    .where('id', '=', unknown.id)
    .execute();
  return { live, unknown, account };
}
const takeDown = ({ live }: Half) => withdrawPackage(room.context, room.maya, { id: live.package_id });
const standing = async (account: TestAccount) =>
  (await room.posts(account)).filter(({ removedAt }) => removedAt === undefined).length;
const isWished = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).item.cancelRequested;

describe('every publication of a package taken down, one of them unconfirmed', () => {
  it('names it; looked for at once and found live, it is taken down as well', async () => {
    const half = await halfKnown('Half known', 'twitter');
    const { publications, left } = await takeDown(half);
    expect(publications).toContainEqual({ id: half.unknown.id, state: 'unknown' });
    expect([publications.length, left]).toEqual([2, []]);
    expect(await isWished(half.unknown)).toBe(true);
    await room.sandbox.liftFaults();
    expect((await room.advance(half.unknown, ['published'])).state).toBe('published');
    await followCancellations(room.context);
    expect((await room.advance(half.unknown, ['withdrawn'])).state).toBe('withdrawn');
    expect(await standing(half.account)).toBe(0);
  });

  it('goes when a person says that it is live, and is ended when he drops it', async () => {
    const half = await halfKnown('Half known, named', 'twitter');
    await takeDown(half);
    const [post] = await room.posts(half.account);
    const link = `https://x.com/i/web/status/${post?.externalId}`;
    await room.sandbox.liftFaults();
    await resolvePublication(room.context, room.maya, { id: half.unknown.id, answer: 'live', link });
    await followCancellations(room.context);
    expect((await room.advance(half.unknown, ['withdrawn'])).state).toBe('withdrawn');
    const other = await halfKnown('Half known, dropped', 'twitter', 'reset-before');
    await takeDown(other);
    await waitQuiet(other.unknown);
    await resolvePublication(room.context, room.maya, { id: other.unknown.id, answer: 'drop' });
    await followCancellations(room.context);
    expect(await isWished(other.unknown)).toBe(false);
  });

  it('is nothing that a person who has it sent after all has to fear', async () => {
    const half = await halfKnown('Half known, sent', 'facebook', 'reset-before');
    await takeDown(half);
    await room.sandbox.liftFaults();
    await waitQuiet(half.unknown);
    await resolvePublication(room.context, room.maya, { id: half.unknown.id, answer: 'not-live' });
    expect((await room.advance(half.unknown, ['published', 'cancelled'])).state).toBe('published');
    await followCancellations(room.context);
    expect((await room.read(half.unknown.id)).state).toBe('published');
  });

  it('where its channel lets us take nothing down: it is left, and said to stay as it is', async () => {
    const half = await halfKnown('Half known https://example.com/half', 'weibo');
    const { publications, left } = await takeDown(half);
    expect(publications.map(({ id }) => id)).toEqual([half.live.id]);
    expect(left).toMatchObject([{ id: half.unknown.id, state: 'unknown' }]);
    expect(left[0]?.message).toContain('lets us take nothing down');
    expect(await isWished(half.unknown)).toBe(false);
    const alone = withdrawPublication(room.context, room.maya, { id: half.unknown.id });
    await expect(alone).rejects.toMatchObject({ code: 'outcome-open' });
  });

  it('with its owner, who may publish it or not: the same', async () => {
    const account = await room.account('weibo');
    const one = await room.publish(account, 'With its owner https://example.com/own');
    await room.context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, account.id);
      let at = await movePublication(tx, one, fence, 'preparing');
      for (const state of ['reconciling', 'handed-over'] as const)
        at = await movePublication(tx, at, fence, state);
    });
    const all = withdrawPackage(room.context, room.maya, { id: one.package_id });
    await expect(all).rejects.toMatchObject({ code: 'outcome-open' });
  });
});

it('one alone, unconfirmed, is wished to be gone just the same', async () => {
  const { unknown, account } = await halfKnown('Alone', 'twitter');
  expect(await withdrawPublication(room.context, room.maya, { id: unknown.id })).toEqual({
    state: 'unknown',
  });
  await room.sandbox.liftFaults();
  await room.advance(unknown, ['published']);
  await followCancellations(room.context);
  await room.advance(unknown, ['withdrawn']);
  expect(await standing(account)).toBe(0);
});
