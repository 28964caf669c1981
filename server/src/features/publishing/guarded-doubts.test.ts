// What may stand is not forgotten by any of the small guards round it: pauses lifted one by one, brakes at the marker, duplicates, unbinding, schedules.
import { failed } from '@herald/channels/failure.ts';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { bindTestAccountAgain, refuseTestToken } from '../../db/test-account.ts';
import {
  keepDoubtfulRoom,
  knowingKeys,
  sentAgain,
  sweepDoubts,
  sweepDoubtsTo,
} from '../../db/test-doubts.ts';
import { moveClock } from '../../db/test-turns.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { checkAccountBusy } from './check-account-busy.ts';
import { schedulePackage } from './schedule-package.ts';
import { tellThese } from './store/outbox.ts';
import { wakeWaiting } from './wake-waiting.ts';
import { withdrawPublication } from './withdraw-publication.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

it('of two pauses one is lifted: what waits goes on waiting for the other', async () => {
  const { account, one } = await sentAgain(room, 'Paused twice');
  const all = await pauseRoom(room);
  const own = await pauseRoom(room, { scope: 'account', accountId: account.id });
  await expect.poll(async () => (await sweepDoubts(room, one)).reason).toBe('reason-paused');
  const { wake_at: wake } = await room.read(one.id);
  await all.lift();
  expect((await room.read(one.id)).wake_at).toEqual(wake);
  await own.lift();
  expect((await room.read(one.id)).wake_at).not.toEqual(wake);
});

it('a platform that rests at the marker, for longer than our key is known, keeps nobody from looking in time', async () => {
  const { one } = await sentAgain(room, 'Rests at the marker');
  const { db } = room.context;
  const until = new Date((await readClock(db)).getTime() + 26 * 60 * minuteMs);
  const rests = { channel_id: one.channel_id, not_before: until };
  await db
    .insertInto('platform_state')
    .values(rests)
    .onConflict((clash) => clash.column('channel_id').doUpdateSet(rests))
    .execute();
  await expect.poll(async () => (await sweepDoubts(room, one)).reason).toBe('reason-platform-resting');
  const { wake_at: wake } = await room.read(one.id);
  expect((wake?.getTime() ?? 0) - (await readClock(db)).getTime()).toBeLessThan(60 * minuteMs);
  await db.deleteFrom('platform_state').execute();
});

it('a post of which the platform said that it exists already is looked for when it is cancelled, not called cancelled', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'duplicate');
  const lost = await advanceUntil(knowingKeys(room), await room.publish(account, 'Twin'), ['reconciling']);
  const one = await advanceUntil(knowingKeys(room), lost, ['scheduled']);
  await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
  await withdrawPublication(room.context, room.maya, { id: one.id });
  await sweepDoubtsTo(room, one, 'reconciling');
  expect(await room.calls(account, 'publish', 'Twin')).toBe(1);
});

it('what stumbled with its call out is left to be looked for, never put back', async () => {
  const account = await room.account('facebook');
  const queued = await room.publish(account, 'Stumbles in flight');
  const reach = async (at: string) => {
    if (at === 'F04') throw new Error('a fault of ours');
  };
  await advancePublication.run({ ...room.context, reach }, { accountId: account.id });
  // Prepared, marked, looked for: nothing was written of the stumble in between.
  const version = queued.version + 3;
  expect(await room.read(queued.id)).toMatchObject({
    state: 'reconciling',
    reason: 'reason-worker-died',
    version,
  });
});

it('an account whose post waits to be sent again is in use: it is not unbound', async () => {
  const { account } = await sentAgain(room, 'In use');
  const isBusy = await room.context.db.transaction().execute((tx) => checkAccountBusy(tx, account.id));
  expect(isBusy).toBe(true);
});

it('who was bound again while its token was refreshed in vain is not waited for', async () => {
  const account = await room.account('facebook');
  const queued = await room.publish(account, 'Bound meanwhile');
  await refuseTestToken(room.context, account.id);
  let isBound = false;
  const context = {
    ...room.context,
    channels: room.context.channels.map((channel) => ({
      ...channel,
      connect: {
        ...channel.connect,
        refresh: async () => {
          return failed('auth', 'no', '190');
        },
      },
    })),
  };
  const reach = async (at: string) => {
    if (at !== 'T21' || isBound) return;
    isBound = true;
    await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  };
  const ended = await advanceUntil({ ...context, reach }, queued, ['published', 'auth-required']);
  expect([isBound, ended.state]).toEqual([true, 'published']);
});

it('a schedule of which something may stand already is not called cancelled', async () => {
  const account = await room.account('facebook');
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + 2 * minuteMs);
  const asked = { pkGUID: await room.write('Scheduled, in doubt'), channelBindIds: [account.id] };
  const pubTime = wallClockOf(due, context.config.zone);
  await schedulePackage(context, maya, { pubTime, ...asked }, fromContent);
  const rows = context.db.selectFrom('publication').selectAll().where('account_id', '=', account.id);
  const one = await rows.executeTakeFirstOrThrow();
  await moveClock(room, scheduleLeadMs + 4 * minuteMs);
  await room.strike(account, 'reset-before');
  const lost = await advanceUntil(knowingKeys(room), one, ['reconciling']);
  await advanceUntil(knowingKeys(room), lost, ['scheduled']);
  const cancel = withdrawSchedule(knowingKeys(room), maya, { id: one.schedule_id ?? '' }, fromContent);
  await expect(cancel).rejects.toMatchObject({ code: 'already-sending' });
});

it('two relays that saw the same announcement tell it once', async () => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, 'Told once'));
  const { db } = room.context;
  const open = await db.selectFrom('outbox').select('id').where('publication_id', '=', live.id).execute();
  const ids = open.map(({ id }) => id);
  let told = 0;
  const tell = async (_tx: unknown, announced: readonly unknown[]) => {
    told += announced.length;
  };
  await tellThese(db, ids, tell);
  await tellThese(db, ids, tell);
  expect(told).toBe(ids.length);
});
