// What was in doubt, or was to be sent again, at the moment to which a house was put back: the house before may have sent it since, so no machine does.
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { keepDoubtfulRoom, knowingKeys, putBack } from '../../db/test-doubts.ts';
import { moveClock, touch, waitQuiet } from '../../db/test-turns.ts';
import { looking } from '../../http/test-words.ts';
import { advanceUntil, type Newsroom } from '../../test-newsroom.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const absent: Settlement = { state: 'absent', looked: 3 };
const dead: Settlement = { state: 'failed', failure: failed('media', 'it expired').failure };

/** Nothing of it stands, and nobody here knows that. */
async function inDoubt(context: Context, text: string) {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-before');
  const one = await advanceUntil(context, await room.publish(account, text), ['reconciling']);
  return { one, account, posts: () => room.posts(account) };
}

/** The ways in which a look lets a machine send again in a house that was never put back. */
const ways = [
  ['its handle proves that nothing came of it', () => looking(room, absent)],
  ['its handle is dead', () => looking(room, dead)],
  ['its key is known to the platform', () => knowingKeys({ ...room, context: looking(room, absent) })],
] as const;

it.each(ways)('never put back: %s, and it is sent again', async (_, by) => {
  const { one, posts } = await inDoubt(by(), 'In doubt');
  await waitQuiet(one);
  expect(await advanceUntil(by(), one, ['published', 'unknown'])).toMatchObject({ state: 'published' });
  expect(await posts()).toHaveLength(1);
});

it.each(ways)('put back since: %s, and a person is asked all the same', async (_, by) => {
  const { one, posts } = await inDoubt(by(), 'In doubt, put back');
  await putBack(room, 'lifted');
  await waitQuiet(one);
  expect(await advanceUntil(by(), one, ['published', 'unknown'])).toMatchObject({ state: 'unknown' });
  expect(await posts()).toHaveLength(0);
});

it('what a machine was just to send again is looked for first, and sent once a person says that it is not there', async () => {
  const context = looking(room, absent);
  const { one: doubted, posts, account } = await inDoubt(context, 'To be sent again');
  await waitQuiet(doubted);
  const waiting = await advanceUntil(context, doubted, ['scheduled']);
  expect(waiting.reason).toBe('reason-sent-again');
  await putBack(room, 'lifted');
  // A clock that is behind lets nothing through.
  await moveClock(room, -5_000);
  await touch(room, waiting, { wake_at: new Date(0), due_at: new Date(0) });
  const asked = await advanceUntil(context, waiting, ['published', 'unknown']);
  expect(asked).toMatchObject({ state: 'unknown', reason: 'reason-not-found-yet' });
  await moveClock(room, 0);
  await resolvePublication(context, room.maya, { id: asked.id, answer: 'not-live' });
  // In doubt once more it is his own call's: that goes by the rule.
  await room.strike(account, 'reset-before');
  const again = await advanceUntil(context, asked, ['reconciling']);
  await waitQuiet(again);
  expect(await advanceUntil(context, asked, ['published', 'unknown'])).toMatchObject({ state: 'published' });
  expect(await posts()).toHaveLength(1);
});
