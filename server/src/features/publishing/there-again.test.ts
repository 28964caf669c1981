// What was gone from its platform and is there again: the watch sees it by itself, or sooner where a person asks (row 29).
import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '@herald/channels/failure.ts';
import { hourMs } from '@herald/contract/constants.ts';
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { leaveEditUnknown } from '../../db/test-doubts.ts';
import { writeThere } from '../../db/test-owner.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf, touch } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { checkPublication } from './check-publication.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { watchAfterMs: [1, hourMs, 24 * hourMs], watchAgainMs: 1 },
);

/** Facebook says that it knows no such post. */
function hidden(): Context {
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    settle: {
      ...channel.settle,
      watch: async () => ({ ok: true, value: { stands: false, copies: [] } }) as const,
    },
  }));
  return { ...room.context, channels };
}

type Before = (live: Publication, account: TestAccount) => Promise<void>;

async function gone(words: string, before?: Before): Promise<Publication> {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, words));
  await before?.(live, account);
  await touch(room, live, { watch_at: new Date(0) });
  for (let look = 0; look < 2; look += 1) {
    await sleep(10);
    await watchPublications(hidden());
  }
  const removed = await room.read(live.id);
  expect(removed).toMatchObject({ state: 'externally-removed', reason: 'reason-gone-from-platform' });
  return removed;
}

it('is looked for an hour and a day later, and then no more', async () => {
  const removed = await gone('Gone for good');
  expect((removed.watch_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(0.9 * hourMs);
  await touch(room, removed, { watch_at: new Date(0) });
  await watchPublications(hidden());
  const again = await room.read(removed.id);
  expect((again.watch_at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * hourMs);
  await touch(room, removed, { watch_at: new Date(0) });
  await watchPublications(hidden());
  expect(await room.read(removed.id)).toMatchObject({ state: 'externally-removed', watch_at: null });
});

it('is live again where a person has it looked for, and can be taken down', async () => {
  const removed = await gone('Hidden for a while');
  expect(await toldOf(room, removed)).toContain('message-gone');
  expect(await checkPublication(room.context, room.maya, removed)).toEqual({ state: 'externally-removed' });
  await watchPublications(room.context);
  const back = await room.read(removed.id);
  expect(back).toMatchObject({ state: 'published', reason: 'reason-platform-said-live', misses: 0 });
  expect(await toldOf(room, back)).toContain('message-there-again');
  await withdrawPublication(room.context, room.maya, { id: back.id });
  expect(await room.advance(back, ['withdrawn'])).toMatchObject({ state: 'withdrawn' });
});

it('a look that fails says nothing of it', async () => {
  const removed = await gone('Nobody can look');
  await touch(room, removed, { watch_at: new Date(0) });
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    settle: { ...channel.settle, watch: async () => failed('unknown', 'it is down') },
  }));
  await watchPublications({ ...room.context, channels });
  const { state, reason } = await room.read(removed.id);
  expect({ state, reason }).toEqual({ state: 'externally-removed', reason: 'reason-gone-from-platform' });
});

const editUnknown: Before = async (live) => {
  await room.edit(live, 'New words');
  await leaveEditUnknown(room, live);
};
/** Refused as often as it was asked for; then other words come all the same. */
const editCameLate: Before = async (live, account) => {
  await room.strike(account, '500-before', { operation: 'facebook.edit', times: 99 });
  await room.edit(live, 'New words');
  await room.advance(live, ['edit-failed']);
  await room.sandbox.liftFaults();
  await writeThere(room, live, { ...live.post, text: 'Late words' });
};

it.each([
  ['nobody knows', editUnknown, 'reason-edit-unknown'],
  ['it failed, and other words stand there', editCameLate, 'reason-other-words'],
] as const)('what became of its edit is said as before: %s', async (what, before, reason) => {
  const removed = await gone(`Old words: ${what}`, before);
  await touch(room, removed, { watch_at: new Date(0) });
  await watchPublications(room.context);
  expect(await room.read(removed.id)).toMatchObject({ state: 'edit-failed', reason });
});
