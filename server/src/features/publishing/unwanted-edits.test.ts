// A post that is to go while new words wait for it: it goes at once, and the words never stand there (rows 26 to 28).
import type { Channel } from '@herald/channels/channel.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { toldOf } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { editPackage } from './edit-package.ts';
import { followCancellations } from './follow-cancellations.ts';
import { readPublication } from './read-publication.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { retryBaseMs: 5, quietWindowMs: 60_000, holdLaneAtMostMs: 90_000 },
);

let chief: TestActor;
beforeAll(async () => {
  chief = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
});

async function edited(account: TestAccount): Promise<Publication> {
  const live = await room.advance(await room.publish(account, 'Old words'));
  await room.edit(live, 'New words');
  return live;
}
const withdraw = ({ id }: Publication) => withdrawPublication(room.context, room.maya, { id });
const asked = (account: TestAccount, { external_id: id }: Publication) =>
  room.calls(account, 'edit', id ?? '');
const lastChange = async ({ id }: Publication) =>
  (await readPublication(room.context, room.maya, { id })).modifications.at(-1);

it('while everything is paused: it is taken down in the pause', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  const pause = await pauseRoom(room);
  await advancePublication.run(room.context, { accountId: account.id });
  expect(await room.read(live.id)).toMatchObject({ state: 'editing', reason: 'reason-paused', rests: true });
  expect((await withdraw(live)).state).toBe('withdrawing');
  expect(await room.advance(live, ['withdrawn'])).toMatchObject({ target_post: null });
  await pause.lift();
  expect(await asked(account, live)).toBe(0);
  expect(await lastChange(live)).toMatchObject({ outcome: 'dropped' });
});

it('while the platform asked to wait with the edit: it is taken down at once', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.strike(account, 'rate-absurd', { operation: 'facebook.edit', times: 9 });
  await advancePublication.run(room.context, { accountId: account.id });
  expect(await room.read(live.id)).toMatchObject({ state: 'editing', rests: true });
  await withdraw(live);
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
  expect((await room.posts(account))[0]?.text).toBe('Old words');
});

it('in doubt and stumbling over a fault of ours: it rests, and the account goes on with other posts', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.context.db.transaction().execute(async (tx) => {
    await openAttempt(tx, await room.read(live.id), 'edit', await readFence(tx, account.id), 1_000);
    // Longer ago than it holds its account.
    await tx
      .updateTable('attempt')
      .set({ sent_at: nowPlus(-120_000) })
      .where('publication_id', '=', live.id)
      .where('op', '=', 'edit')
      .execute();
  });
  expect((await withdraw(live)).state).toBe('editing');
  const { lookEveryMs } = room.context.pace;
  const channels = room.context.channels.map((channel): Channel => ({
    ...channel,
    settle: { ...channel.settle, watch: () => Promise.reject(new Error('a fault of ours')) },
  }));
  const before = Date.now();
  await advancePublication.run({ ...room.context, channels }, { accountId: account.id });
  const rests = await room.read(live.id);
  expect(rests).toMatchObject({ state: 'editing', rests: true, tries: 1 });
  expect(rests.wake_at?.getTime()).toBeGreaterThanOrEqual(before + lookEveryMs / 2);
});

it('before any worker took the edit up: it is not asked for at all', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await withdraw(live);
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
  expect(await asked(account, live)).toBe(0);
});

it('while another post of the account is out it waits for that one alone (I2)', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.strike(account, 'rate-absurd', { operation: 'facebook.edit', times: 9 });
  await advancePublication.run(room.context, { accountId: account.id });
  await room.strike(account, 'reset-after');
  const other = await room.advance(await room.publish(account, 'In doubt'), ['reconciling']);
  expect((await withdraw(live)).state).toBe('withdrawing');
  await room.advance(other);
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
});

it('while a call for the edit is out and then told to wait: it gives way as soon as that call ended', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.strike(account, 'rate-absurd', { operation: 'facebook.edit', times: 9 });
  const reach = async (point: string) => {
    if (point !== 'E22') return;
    expect((await withdraw(live)).state).toBe('editing');
  };
  await advancePublication.run({ ...room.context, reach }, { accountId: account.id });
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
  expect((await room.posts(account))[0]?.text).toBe('Old words');
});

it('with a call in doubt: it is looked for, not asked for once more, and then taken down within the quiet window', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.strike(account, '500-before', { operation: 'facebook.edit', times: 9 });
  await advancePublication.run(room.context, { accountId: account.id }, onlyTurn());
  expect(await room.read(live.id)).toMatchObject({ state: 'editing', reason: 'reason-change-unanswered' });
  const calls = await asked(account, live);
  expect((await withdraw(live)).state).toBe('editing');
  await sleep(60);
  const end = await room.advance(live, ['edit-failed']);
  expect(end).toMatchObject({ reason: 'reason-edit-unknown' });
  expect(await asked(account, live)).toBe(calls);
  await followCancellations(room.context);
  expect((await room.advance(live, ['withdrawn'])).state).toBe('withdrawn');
});

/** One turn: asked before the lane is taken, and before each turn. */
function onlyTurn(): () => boolean {
  let asks = 0;
  return () => (asks += 1) <= 2;
}

it('whoever asked for the new words hears that they were not put there, unless he wanted the post gone himself', async () => {
  const stopped = await edited(await room.account('facebook'));
  await withdrawPublication(room.context, chief, { id: stopped.id });
  await room.advance(stopped, ['withdrawn']);
  expect(await toldOf(room, stopped, room.maya)).toContain('message-edit-stopped');
  expect(await toldOf(room, stopped, chief)).not.toContain('message-edit-stopped');
  const own = await edited(await room.account('facebook'));
  await withdraw(own);
  expect(await toldOf(room, own)).not.toContain('message-edit-stopped');
});

it('whoever asked for words of which nobody knows whether they stand hears that, though somebody else wants the post gone by then', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Old words'));
  const pkGUID = await room.write('New words');
  await editPackage(room.context, chief, { opp_id: live.id, pkGUID }, fromContent);
  await room.strike(account, '500-before', { operation: 'facebook.edit', times: 9 });
  await advancePublication.run(room.context, { accountId: account.id }, onlyTurn());
  const third = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
  expect((await withdrawPublication(room.context, third, { id: live.id })).state).toBe('editing');
  await sleep(60);
  await room.advance(live, ['edit-failed']);
  for (const person of [chief, third, room.maya])
    expect(await toldOf(room, live, person)).toContain('message-change-unknown');
});

it('refused to be taken down after words of which nobody knows whether they stand: that is said with the refusal', async () => {
  const account = await room.account('facebook');
  const live = await edited(account);
  await room.strike(account, '500-before', { operation: 'facebook.edit', times: 9 });
  await advancePublication.run(room.context, { accountId: account.id }, onlyTurn());
  await withdraw(live);
  await sleep(60);
  await room.advance(live, ['edit-failed']);
  await room.strike(account, 'duplicate', { operation: 'facebook.delete', times: 9 });
  await followCancellations(room.context);
  const end = await room.advance(live, ['published']);
  expect(end).toMatchObject({ state: 'published', reason: 'reason-stands-unsure' });
  expect(await toldOf(room, live)).toContain('message-change-failed');
  // A look has nothing of ours to hold against what stands, whatever was edited before.
  await room.context.db.transaction().execute(async (tx) =>
    movePublication(tx, end, await readFence(tx, account.id), 'published', {
      live_post: JSON.stringify({ ...end.post, text: 'Earlier words' }),
      watch_at: nowPlus(0),
      reason: end.reason,
    }),
  );
  await room.sandbox.liftFaults();
  await watchPublications(room.context);
  const watched = await room.read(live.id);
  expect(watched).toMatchObject({ reason: 'reason-stands-unsure', watches: end.watches + 1 });
});
