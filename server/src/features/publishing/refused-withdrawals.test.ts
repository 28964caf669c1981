// Withdrawals that were not answered and are then refused: what stands on the platform decides, not the later no (row 27).
import { twitter } from '@herald/channels/twitter/index.ts';
import { afterEach, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { moveClock, passTime, toldOf, touch, turn } from '../../db/test-turns.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { advancePublication } from './advance-publication.job.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const minutesMs = 60_000;

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  {
    clientTimeoutMs: 2_000,
    quietWindowMs: 15 * minutesMs,
    lookAtMostMs: 60 * minutesMs,
  },
);

afterEach(() => moveClock(room, 0));

const refuse = (account: TestAccount) =>
  room.strike(account, 'duplicate', { operation: 'twitter.delete', times: 9 });

/** A worker that died while its call was under way, `agoMs` before now: what it did there nobody heard. */
async function leaveInDoubt({ id, account_id: accountId }: Publication, agoMs: number): Promise<void> {
  const { db } = room.context;
  await db.transaction().execute(async (tx) => {
    const live = await room.read(id);
    return openAttempt(tx, live, 'withdraw', await readFence(tx, accountId), 1_000);
  });
  await passTime(room, agoMs);
}

/** A call that was answered with a no, `agoMs` before now. */
async function leaveRefused(live: Publication, agoMs: number): Promise<void> {
  await leaveInDoubt(live, agoMs);
  await room.context.db
    .updateTable('attempt')
    .set({ outcome: 'duplicate' })
    .where('publication_id', '=', live.id)
    .where('op', '=', 'withdraw')
    .where('n', '=', 2)
    .execute();
}

async function withdrawing(agoMs: number | null): Promise<{ account: TestAccount; live: Publication }> {
  const account = await room.account('twitter');
  const live = await room.advance(await room.publish(account));
  await withdrawPublication(room.context, room.maya, { id: live.id });
  if (agoMs !== null) await leaveInDoubt(live, agoMs);
  await refuse(account);
  return { account, live };
}

it('a post that an unanswered call deleted is withdrawn, although the next call is refused', async () => {
  const { account, live } = await withdrawing(1_000);
  await room.sandbox.liftFaults();
  const bound = await loadAccount(room.context, account.id);
  if (!bound || live.external_id === null) throw new Error('there is nothing to take down');
  const outside = openOutside(room.context, twitter, { timeoutMs: 2_000 });
  expect(await twitter.change.takeDown(outside, bound.account, live.external_id)).toMatchObject({ ok: true });
  await refuse(account);
  expect(await turn(room, live)).toMatchObject({ state: 'withdrawn' });
});

it('one that still stands is not called live again while a late deletion may come, and holds its account (I2)', async () => {
  const { live } = await withdrawing(1_000);
  const before = Date.now();
  const kept = await turn(room, live);
  expect(kept).toMatchObject({ state: 'withdrawing', reason: 'reason-change-unanswered', rests: false });
  expect(kept.wake_at?.getTime()).toBeGreaterThan(before);
});

it('behind the quiet window what was seen standing stands, and the refusal is told', async () => {
  const { live } = await withdrawing(16 * minutesMs);
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-failed' });
});

it('a refusal that nothing in doubt came before is believed at once', async () => {
  const { live } = await withdrawing(null);
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-failed' });
});

it('who cannot look asks again, for a day', async () => {
  const { account, live } = await withdrawing(16 * minutesMs);
  await room.strike(account, 'list-5xx', { operation: 'twitter.list', times: 9 });
  await room.strike(account, '500-before', { operation: 'twitter.read', times: 9 });
  expect(await turn(room, live)).toMatchObject({ state: 'withdrawing' });
});

it('and after that day nobody claims to know: whoever asked is sent to look', async () => {
  const { account, live } = await withdrawing(61 * minutesMs);
  await room.strike(account, 'list-5xx', { operation: 'twitter.list', times: 9 });
  await room.strike(account, '500-before', { operation: 'twitter.read', times: 9 });
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-unknown' });
  expect(await toldOf(room, live)).toContain('message-change-unknown');
});

it('the quiet window counts from the last call that was not answered, not from the first', async () => {
  const { live } = await withdrawing(30 * minutesMs);
  await leaveInDoubt(live, 5 * minutesMs);
  expect(await turn(room, live)).toMatchObject({ state: 'withdrawing', reason: 'reason-change-unanswered' });
});

it('a call that was refused leaves nothing in doubt and does not begin the quiet window anew', async () => {
  const { live } = await withdrawing(16 * minutesMs);
  await leaveRefused(live, 60_000);
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-failed' });
});

it('a withdrawal in doubt lets its account go when it was held as long as one that is looked for', async () => {
  const { account, live } = await withdrawing(1_000);
  await turn(room, live);
  const other = await room.publish(account, 'Behind the doubt');
  await advancePublication.run(room.context, { accountId: account.id });
  expect((await room.read(other.id)).state).toBe('scheduled');
  const pace = { ...room.context.pace, holdLaneAtMostMs: 500 };
  await touch(room, live, { wake_at: new Date(0) });
  await advancePublication.run({ ...room.context, pace }, { accountId: account.id });
  expect(await room.read(live.id)).toMatchObject({ state: 'withdrawing', rests: true });
  expect((await room.advance(other)).state).toBe('published');
});

/** A member of LinkedIn, whose posts nobody may read. */
async function memberWithdrawing(fault: 'reset-after' | 'reset-before', times: number) {
  const account = await room.account('linkedin', { kind: 'member' });
  const live = await room.advance(await room.publish(account));
  await withdrawPublication(room.context, room.maya, { id: live.id });
  await room.strike(account, fault, { operation: 'linkedin.delete', times });
  expect(await turn(room, live)).toMatchObject({ state: 'withdrawing', reason: 'reason-change-unanswered' });
  await moveClock(room, 61 * minutesMs);
  return { live, end: await turn(room, live) };
}

it('what nobody may look at is asked for once more when its time ran out: it was gone, and is not called live', async () => {
  const { end } = await memberWithdrawing('reset-after', 1);
  expect(end).toMatchObject({ state: 'withdrawn' });
});

it('a platform that is busy then is asked no more either, and its account is free for other posts', async () => {
  const account = await room.account('linkedin', { kind: 'member' });
  const live = await room.advance(await room.publish(account));
  await withdrawPublication(room.context, room.maya, { id: live.id });
  // However soon it is asked again within the turn.
  await room.strike(account, 'reset-before', { operation: 'linkedin.delete', times: 1_000 });
  expect(await turn(room, live)).toMatchObject({ state: 'withdrawing' });
  await room.sandbox.liftFaults();
  await room.strike(account, 'rate-seconds', { operation: 'linkedin.delete', times: 1_000 });
  await moveClock(room, 61 * minutesMs);
  expect(await turn(room, live)).toMatchObject({ state: 'published', reason: 'reason-withdrawal-unknown' });
  await moveClock(room, 0);
});

it('and not answered even then, it is not asked for again: nobody claims to know', async () => {
  const { live, end } = await memberWithdrawing('reset-before', 9);
  expect(end).toMatchObject({ state: 'published', reason: 'reason-withdrawal-unknown' });
  expect(await toldOf(room, live)).toContain('message-change-unknown');
  const calls = await room.context.db
    .selectFrom('attempt')
    .select('outcome')
    .where('publication_id', '=', live.id)
    .where('op', '=', 'withdraw')
    .execute();
  expect(calls).toEqual([{ outcome: 'unknown' }, { outcome: 'unknown' }]);
});
