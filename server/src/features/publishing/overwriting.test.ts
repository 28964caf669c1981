// Words that somebody else put under a post are not overwritten by an edit without a word: it ends untouched, and one more edit by whoever knows of them goes through (row 26).
import { expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { textThere, writeThere } from '../../db/test-owner.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, toldOf, touch, turn } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 900, retryBaseMs: 60_000, watchAgainMs: 60_000 },
);

async function ended(live: Publication): Promise<Publication> {
  return room.advance(live, ['published', 'edit-failed']);
}

it('ends with what stands there untouched, says so, and goes through when it is asked for by whoever was shown that', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  await room.edit(live, 'New words');
  const kept = await ended(live);
  expect(kept).toMatchObject({ state: 'edit-failed', reason: 'reason-not-overwritten', live_post: null });
  expect(await textThere(room, account, live)).toBe('Of its owner');
  expect(await toldOf(room, live)).toContain('message-change-failed');
  // The looks at what is live say no other thing, as long as that is so.
  await touch(room, live, { watch_at: new Date(0) });
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ reason: 'reason-not-overwritten' });
  expect(await toldOf(room, live)).not.toContain('message-other-words');

  // Of a desk that was open before, or by a call alone.
  await room.edit(live, 'Newer words');
  expect(await ended(live)).toMatchObject({ state: 'edit-failed', reason: 'reason-not-overwritten' });
  expect(await textThere(room, account, live)).toBe('Of its owner');

  await room.edit(live, 'New words', { overwrites: true });
  expect(await ended(live)).toMatchObject({ state: 'published', reason: 'reason-edited' });
  expect(await textThere(room, account, live)).toBe('New words');
});

it('asks for itself again once its owner wrote the old words there again', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  await room.edit(live, 'New words');
  await ended(live);
  await writeThere(room, live, live.post);
  await touch(room, live, { watch_at: new Date(0) });
  await watchPublications(room.context);
  expect(await room.read(live.id)).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
  // Now nobody was told of other words.
  await writeThere(room, live, { ...live.post, text: 'Of its owner, again' });
  await room.edit(live, 'New words');
  expect(await ended(live)).toMatchObject({ reason: 'reason-not-overwritten' });
});

it.each([
  ['what is wanted', (to: string, _from: string) => to],
  ['what was published first', (_to: string, from: string) => from],
] as const)('takes %s for no change of somebody else', async (_, standing) => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'Second words');
  const second = await ended(live);
  await writeThere(room, live, { ...live.post, text: standing('Third words', 'Old words') });
  await room.edit(second, 'Third words');
  expect(await ended(second)).toMatchObject({ state: 'published', reason: 'reason-edited' });
});

it('waits where it cannot look, having changed nothing and doubting nothing', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  await room.strike(account, 'reset-after', { operation: 'facebook.read', times: 1 });
  await room.edit(live, 'New words');
  const waits = await turn(room, live);
  expect(waits).toMatchObject({ state: 'editing', tries: 1 });
  expect(waits.reason).not.toBe('reason-change-unanswered');
  expect(await textThere(room, account, live)).toBe('Of its owner');
  expect(await turn(room, live)).toMatchObject({ reason: 'reason-not-overwritten' });
});

it('is asked for where the account may not look', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  for (const operation of ['facebook.read', 'facebook.list'])
    await room.strike(account, 'unseen', { operation, times: 9 });
  await room.edit(live, 'New words');
  expect(await ended(live)).toMatchObject({ state: 'published', reason: 'reason-edited' });
});

it('is asked for at last where the looks contradict each other for good', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.strike(account, 'unseen', { operation: 'facebook.read', times: 99 });
  await room.edit(live, 'New words');
  for (const tries of [1, 2, 3]) expect(await turn(room, live)).toMatchObject({ state: 'editing', tries });
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-edited' });
});

async function dieAtTheCall(_: TestAccount, live: Publication): Promise<void> {
  const { context } = room;
  const reach: typeof context.reach = (point) =>
    point === 'E22' ? Promise.reject(new Error('died')) : context.reach(point);
  await turn({ ...room, context: { ...context, reach } }, live).catch(() => undefined);
}

async function goUnanswered(account: TestAccount, live: Publication): Promise<void> {
  await room.strike(account, 'reset-before', { operation: 'facebook.edit' });
  await turn(room, live);
}

/** Nothing of ours is there, and nobody knows it. */
it.each([
  ['was unanswered before it came', goUnanswered],
  ['died with its worker before it came', dieAtTheCall],
])('is not written over them by a second call for it, where the first %s', async (_, fail) => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'New words');
  await fail(account, live);
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  const looked = await turn(room, live);
  expect(await textThere(room, account, live)).toBe('Of its owner');
  expect(looked).toMatchObject({ state: 'editing', reason: 'reason-change-unanswered' });
  await passTime(room, 60_000);
  expect(await turn(room, live)).toMatchObject({ state: 'edit-failed', reason: 'reason-other-words' });
  expect(await textThere(room, account, live)).toBe('Of its owner');
});

it('is kept from it again where the edit before it went through knowingly', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  await room.edit(live, 'New words', { overwrites: true });
  await ended(live);
  expect(await textThere(room, account, live)).toBe('New words');
  await writeThere(room, live, { ...live.post, text: 'Of its owner, again' });
  await room.edit(live, 'Third words');
  expect(await ended(live)).toMatchObject({ reason: 'reason-not-overwritten' });
});

it('is looked after again soon, though its looks were over', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await writeThere(room, live, { ...live.post, text: 'Of its owner' });
  await room.edit(live, 'New words');
  const kept = await ended(live);
  const soon = (kept.watch_at?.getTime() ?? Infinity) - Date.now();
  expect(soon).toBeLessThan(room.context.pace.watchAgainMs + 1_000);
});

it('is not even looked at while publishing is paused', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'New words');
  const pause = await pauseRoom(room);
  const reads = () => room.calls(account, 'read', live.external_id ?? '-');
  const before = await reads();
  expect(await turn(room, live)).toMatchObject({ state: 'editing', reason: 'reason-paused' });
  expect(await reads()).toBe(before);
  await pause.lift();
});
