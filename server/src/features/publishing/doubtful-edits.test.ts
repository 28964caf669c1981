// Edits that were not answered: nothing is said of them that nobody looked at, and none overwrites a newer one (row 26).
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { leaveEditUnknown, putThere } from '../../db/test-doubts.ts';
import { writeThere } from '../../db/test-owner.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { toldOf, touch, turn } from '../../db/test-turns.ts';
import { readPublication } from './read-publication.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

const ended = ['published', 'edit-failed'] as const;

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { clientTimeoutMs: 900, quietWindowMs: 2_500, retryBaseMs: 2, lookEveryMs: 200 },
);

const textOf = async (account: TestAccount) => (await room.posts(account))[0]?.text;
const strikeEdit = (account: TestAccount, fault: string, more: Record<string, number> = {}) =>
  room.strike(account, fault, { operation: `${account.platform}.edit`, times: 99, ...more });
const lastChange = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).modifications.at(-1);

/** A worker that died while its call was under way: what it did there nobody heard. */
async function dieAsking(live: Publication, applies: boolean): Promise<void> {
  const { context } = room;
  await context.db.transaction().execute(async (tx) => {
    await openAttempt(tx, live, 'edit', await readFence(tx, live.account_id), 1_000);
  });
  if (applies) await putThere(room, live);
}

async function watch(live: Publication): Promise<Publication> {
  await touch(room, live, { watch_at: new Date(0) });
  await watchPublications(room.context);
  return room.read(live.id);
}

/** Asked for once without an answer, and refused whenever it is asked for again. */
async function refusedInDoubt(applies: boolean) {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'New words');
  await dieAsking(live, applies);
  await strikeEdit(account, 'duplicate');
  return { account, live };
}

describe('an edit in doubt that is refused afterwards', () => {
  it('and took effect is done: what stands there decides, not the later no', async () => {
    const { account, live } = await refusedInDoubt(true);
    const end = await room.advance(live, [...ended]);
    expect(end).toMatchObject({
      state: 'published',
      reason: 'reason-edited',
      live_post: { text: 'New words' },
    });
    expect(await textOf(account)).toBe('New words');
  });

  it('days before the next one says nothing of how long that one holds its account and is looked for (I2)', async () => {
    const { account, live } = await refusedInDoubt(false);
    const refuted = await room.advance(live, [...ended]);
    expect(refuted).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
    await room.sandbox.liftFaults();
    const days = new Date(Date.now() - 2 * 86_400_000);
    await room.context.db
      .updateTable('attempt')
      .set({ sent_at: days })
      .where('publication_id', '=', live.id)
      .where('op', '=', 'edit')
      .execute();
    await room.edit(refuted, 'Third words');
    await strikeEdit(account, 'reset-before');
    const silent = { state: 'editing', reason: 'reason-change-unanswered', rests: false };
    expect(await turn(room, live)).toMatchObject(silent);
    const end = await room.advance(live, [...ended]);
    expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
  });

  it('which was never answered days before holds its account no more, and the next one is not asked for on and on', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'Old words'));
    await room.edit(live, 'New words');
    await leaveEditUnknown(room, live);
    await room.edit(await room.read(live.id), 'Third words');
    await strikeEdit(account, 'duplicate');
    for (const operation of ['facebook.read', 'facebook.list'])
      await room.strike(account, '500-before', { operation, times: 99 });
    await sleep(3_500);
    const silent = { state: 'editing', reason: 'reason-change-unanswered', rests: true };
    // What stands there is looked at first, three times at most; once asked it is not asked again unseen.
    for (let again = 0; again < 13; again += 1) await turn(room, live);
    expect(await room.read(live.id)).toMatchObject(silent);
    const asked = room.context.db.selectFrom('attempt').select('id').where('publication_id', '=', live.id);
    expect(await asked.where('op', '=', 'edit').execute()).toHaveLength(1 + 1);
  });

  it('and did not take effect is called failed only behind the quiet window; its account is held so long (I2)', async () => {
    const { account, live } = await refusedInDoubt(false);
    expect(await turn(room, live)).toMatchObject({
      state: 'editing',
      reason: 'reason-change-unanswered',
      rests: false,
    });
    const end = await room.advance(live, [...ended]);
    expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
    expect(await textOf(account)).toBe('Old words');
    expect(await lastChange(live)).toMatchObject({ outcome: 'failed' });
  });

  it('where other words stand there is called so only behind the quiet window: ours may still come', async () => {
    const { account, live } = await refusedInDoubt(false);
    await room.sandbox.liftFaults();
    await writeThere(room, live, { ...live.post, text: 'Of somebody else' });
    await strikeEdit(account, 'duplicate');
    const silent = { state: 'editing', reason: 'reason-change-unanswered' };
    expect(await turn(room, live)).toMatchObject(silent);
    const end = await room.advance(live, [...ended]);
    expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-other-words' });
  });

  it('where nobody may look nobody claims to know, and whoever asked is sent to look', async () => {
    const account = await room.account('linkedin', { kind: 'member' });
    const live = await room.advance(await room.publish(account, 'Old words'));
    await strikeEdit(account, 'reset-after');
    await room.edit(live, 'New words');
    const end = await room.advance(live, [...ended]);
    expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-unknown' });
    expect(await textOf(account)).toBe('New words');
    expect(await lastChange(live)).toMatchObject({ outcome: 'unknown' });
    expect(await toldOf(room, live)).toContain('message-change-unknown');
    expect(await toldOf(room, live)).not.toContain('message-change-failed');
    await room.sandbox.liftFaults();
    // Whoever looked and wants the old words may have them.
    await room.edit(live, 'Old words');
    expect(await room.advance(live, [...ended])).toMatchObject({ reason: 'reason-edited' });
    expect(await textOf(account)).toBe('Old words');
  });
});

it('an edit that no call was ever answered for is looked for, not called refused, and not asked for without end', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  await strikeEdit(account, '500-before');
  await room.edit(live, 'New words');
  const calls = () => room.calls(account, 'edit', 'New');
  let now = await room.read(live.id);
  for (let round = 0; round < 40 && now.tries < 8; round += 1) now = await turn(room, live);
  expect(now).toMatchObject({ state: 'editing', reason: 'reason-change-unanswered', tries: 8 });
  const asked = await calls();
  const end = await room.advance(live, [...ended]);
  expect(end).toMatchObject({ state: 'edit-failed', reason: 'reason-edit-failed' });
  expect(await calls()).toBe(asked);
  expect(await textOf(account)).toBe('Old words');
});

describe('an edit after one that was not answered', () => {
  it('waits until that one cannot come any more: the newest words stand at the end', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'v1'));
    await strikeEdit(account, 'late-apply', { times: 1, delayMs: 2_000 });
    await room.edit(live, 'v2');
    expect(await room.advance(live, [...ended])).toMatchObject({ reason: 'reason-edited' });
    await room.edit(live, 'v3');
    expect(await turn(room, live)).toMatchObject({
      state: 'editing',
      reason: 'reason-earlier-change',
      rests: true,
    });
    const other = await room.advance(await room.publish(account, 'Not behind it'));
    expect(other.state).toBe('published');
    expect(await room.advance(live, [...ended])).toMatchObject({ live_post: { text: 'v3' } });
    await sleep(1_500);
    expect((await room.posts(account)).map(({ text }) => text)).toContain('v3');
    expect((await room.posts(account)).map(({ text }) => text)).not.toContain('v2');
  });

  it('is overwritten beyond the window all the same: the watch sees other words, says so once, and sees them mended', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'v1'));
    await strikeEdit(account, 'late-apply', { times: 1, delayMs: 5_500 });
    await room.edit(live, 'v2');
    await room.advance(live, [...ended]);
    await room.edit(live, 'v3');
    const done = await room.advance(live, [...ended]);
    expect(done.watch_at?.getTime()).toBeLessThan(Date.now() + 3_500);
    await sleep(3_500);
    expect(await textOf(account)).toBe('v2');
    expect(await watch(live)).toMatchObject({ state: 'published', reason: 'reason-other-words' });
    await watch(live);
    expect((await toldOf(room, live)).filter((kind) => kind === 'message-other-words')).toHaveLength(1);
    await room.edit(live, 'v3');
    expect(await room.advance(live, [...ended])).toMatchObject({ reason: 'reason-edited' });
    expect(await watch(live)).toMatchObject({ reason: 'reason-edited' });
  });
});
