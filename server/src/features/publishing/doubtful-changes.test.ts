// Changes that were asked for and not answered: nothing is said of them that we do not know.
import { setTimeout as sleep } from 'node:timers/promises';
import { facebook } from '@herald/channels/facebook/index.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { isStalePlan } from '../../db/prepared.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { touch, turn } from '../../db/test-turns.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { advancePublication } from './advance-publication.job.ts';
import { completeEdit } from './complete-edit.ts';
import { editPackage } from './edit-package.ts';
import { openAttempt } from './store/attempts.ts';
import { readFence, takeLane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';
import { withdrawPublication } from './withdraw-publication.ts';

const aDay = 86_400_000;

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { watchAfterMs: [aDay], watchAgainMs: 60_000, retryBaseMs: 60_000 },
);

const setState = (account: TestAccount, state: 'usable' | 'auth-required') =>
  room.context.db.updateTable('channel_account').set({ state }).where('id', '=', account.id).execute();
async function byHand({ id }: TestAccount, { external_id: externalId }: Publication): Promise<void> {
  const bound = await loadAccount(room.context, id);
  if (!bound || externalId === null) throw new Error('there is nothing to take down');
  const outside = openOutside(room.context, facebook, { timeoutMs: 2_000 });
  expect(await facebook.change.takeDown(outside, bound.account, externalId)).toMatchObject({ ok: true });
}

it('a post whose deletion was not answered is not called live again because its account lost its leave', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account));
  await withdrawPublication(room.context, room.maya, { id: live.id });
  // A worker that died while its call was under way: the post is gone there, and we do not know.
  await room.context.db.transaction().execute(async (tx) => {
    await openAttempt(tx, live, 'withdraw', await readFence(tx, account.id), 1_000);
  });
  await byHand(account, live);
  await setState(account, 'auth-required');
  await turn(room, live);
  expect((await room.posts(account))[0]?.removedAt).toBeDefined();
  expect(await room.read(live.id)).toMatchObject({ state: 'withdrawing', reason: 'reason-sign-in-expired' });
  await setState(account, 'usable');
  await turn(room, live);
  expect(await room.read(live.id)).toMatchObject({ state: 'withdrawn' });
});

it('a change that failed is followed by a look, and a post that is gone is told as gone (row 29)', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account));
  await setState(account, 'auth-required');
  await withdrawPublication(room.context, room.maya, { id: live.id });
  const kept = await room.advance(live, ['published']);
  expect(kept).toMatchObject({ reason: 'reason-change-signed-out' });
  const before = live.watch_at?.getTime() ?? Number.POSITIVE_INFINITY;
  expect(kept.watch_at?.getTime()).toBeLessThan(before);
});

it('a post whose edit was refused since it is gone does not stay “as it was”', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account));
  await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, live.account_id);
    const to = (state: 'editing' | 'edit-failed') =>
      tx.updateTable('publication').set({ state, fence }).where('id', '=', live.id).execute();
    await to('editing');
    await to('edit-failed');
  });
  await room.sandbox.order('/_ledger/reset', {});
  for (let look = 0; look < 2; look += 1) {
    await touch(room, live, { watch_at: new Date(0) });
    await watchPublications(room.context);
  }
  expect(await room.read(live.id)).toMatchObject({ state: 'externally-removed' });
});

it('a worker that lost the lane changes nothing: what is live stays as the one after it made it', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'v1 words'));
  await room.edit(live, 'v2 words');
  const stale = await takeLane(room.context.db, account.id, 'stale', 1);
  const seen = await room.read(live.id);
  await sleep(20);
  await room.advance(live, ['published']);
  await room.edit(live, 'v3 words');
  await room.advance(live, ['published']);
  if (!stale) throw new Error('the lane was not free');
  await expect(completeEdit(room.context, stale, seen, { cancelled: false })).rejects.toThrow(
    /stale fence|stands-otherwise/,
  );
  expect((await room.posts(account))[0]?.text).toBe('v3 words');
});

it('while everything is paused no new words go live, and right after it they do', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'before the pause'));
  const pause = await pauseRoom(room);
  await room.edit(live, 'in the pause');
  await turn(room, live);
  expect(await room.read(live.id)).toMatchObject({ state: 'editing', reason: 'reason-paused' });
  expect((await room.posts(account))[0]?.text).toBe('before the pause');
  await pause.lift();
  await turn(room, live);
  expect((await room.posts(account))[0]?.text).toBe('in the pause');
});

it('tables that are migrated while an answer comes in cost nothing that was known', async () => {
  const account = await room.account('facebook');
  for (let time = 0; time < 8; time += 1) await room.advance(await room.publish(account));
  const one = await room.publish(account, 'during a migration');
  const reach = async (point: string) => {
    if (point === 'F08') await sql`alter table publication add column later int`.execute(room.context.db);
  };
  // What it looks for afterwards may have an old plan: then the sweep wakes it once more.
  const ended: unknown = await advancePublication
    .run({ ...room.context, reach }, { accountId: account.id })
    .catch((error: unknown) => error);
  expect(ended === undefined || isStalePlan(ended)).toBe(true);
  const events = await room.context.db
    .selectFrom('event')
    .select('to_state')
    .where('publication_id', '=', one.id)
    .execute();
  expect(events.map(({ to_state: state }) => state)).toEqual([
    'scheduled',
    'preparing',
    'inflight',
    'published',
  ]);
});

it.each(['edit', 'withdraw'] as const)(
  'a worker that stood still after the marker of %s does not begin its call when the deadline has passed; the next one does',
  async (op) => {
    const { context, maya } = room;
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Before ${op}`));
    const id = live.external_id ?? '';
    const mine = { edit: 'facebook.edit', withdraw: 'facebook.delete' }[op];
    if (op === 'withdraw') await withdrawPublication(context, maya, { id: live.id });
    else
      await editPackage(
        context,
        maya,
        { opp_id: live.id, pkGUID: await room.write('Written too late') },
        fromContent,
      );
    const pace = { ...context.pace, sendDeadlineMs: 60 };
    const reach = (point: string) => (point === 'E22' || point === 'W23' ? sleep(120) : Promise.resolve());
    await advancePublication.run({ ...context, pace, reach }, { accountId: account.id });
    const changes = async () =>
      (await room.sandbox.requests(0)).requests.filter(
        (one) => one.operation === mine && JSON.stringify([one.url, one.body]).includes(id),
      ).length;
    expect(await changes()).toBe(0);
    const kept = await room.read(live.id);
    expect(kept).toMatchObject({
      state: op === 'edit' ? 'editing' : 'withdrawing',
      reason: 'reason-not-sent',
    });
    const attempts = await context.db
      .selectFrom('attempt')
      .select('outcome')
      .where('publication_id', '=', live.id)
      .where('op', '=', op)
      .execute();
    expect(attempts).toEqual([{ outcome: 'presend' }]);
    await turn(room, kept);
    expect((await room.read(live.id)).state).toBe(op === 'edit' ? 'published' : 'withdrawn');
    expect(await changes()).toBeGreaterThan(0);
  },
);
