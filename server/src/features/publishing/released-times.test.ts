// Until when it may still go out, and when it is looked at next: right where a hold ends, it is published before its time, or is woken while it is held.
import {
  dayMs,
  minuteMs,
  scheduleHoldMs,
  scheduleLeadMs,
  schedulePresetMs,
} from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { pauseRoom } from '../../db/test-pauses.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { passTime, touch } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { grabSchedule } from './grab-schedule.ts';
import { publishSchedule } from './publish-schedule.ts';
import { releaseSchedule } from './release-schedule.ts';
import { schedulePackage } from './schedule-package.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

async function plan(text: string, account: TestAccount, aheadMs = scheduleLeadMs + minuteMs) {
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + aheadMs);
  const pubTime = wallClockOf(due, context.config.zone);
  const asked = { pubTime, channelBindIds: [account.id], pkGUID: await room.write(text) };
  return schedulePackage(context, maya, asked, fromContent);
}
async function partOf(id: string): Promise<Publication> {
  const parts = room.context.db.selectFrom('publication').selectAll().where('schedule_id', '=', id);
  return parts.executeTakeFirstOrThrow();
}
const work = ({ id }: TestAccount) => advancePublication.run(room.context, { accountId: id });
const mayStartMs = ({ due_at: due, expires_at: until }: Publication) => until.getTime() - due.getTime();
/** So long before an instant; behind it where that is less than nothing. */
async function before(milliseconds: number, instant: Date) {
  const now = await readClock(room.context.db);
  await passTime(room, instant.getTime() - milliseconds - now.getTime());
}

it.each(['by its editor', 'by itself'] as const)(
  'D-01: given back past its time %s it may go out for a day from the new one, and not only from the old one',
  async (how) => {
    const account = await room.account('facebook');
    const { id } = await plan(`Late, ${how}`, account);
    const planned = await partOf(id);
    await before(minuteMs, planned.due_at);
    await grabSchedule(room.context, room.maya, { id });
    await passTime(room, how === 'by itself' ? scheduleHoldMs + 1_000 : 2 * minuteMs);
    if (how === 'by itself') await work(account);
    else await releaseSchedule(room.context, room.maya, { id });
    const released = await partOf(id);
    expect(released.due_at.getTime()).toBeGreaterThan(planned.due_at.getTime() + schedulePresetMs);
    expect(mayStartMs(released)).toBe(dayMs);
    expect(released.wake_at).toEqual(released.due_at);
    // Its worker was away past the day of the old time.
    await before(-minuteMs, planned.expires_at);
    expect((await room.advance(released)).state).toBe('published');
  },
);

it('D-01: given back before its time it is missed when the day of that time is over, as without the hold', async () => {
  const account = await room.account('facebook');
  const { id } = await plan('In time', account);
  const planned = await partOf(id);
  await before(scheduleHoldMs + minuteMs, planned.due_at);
  await grabSchedule(room.context, room.maya, { id });
  await releaseSchedule(room.context, room.maya, { id });
  const { due_at, expires_at, wake_at } = await partOf(id);
  expect({ due_at, expires_at, wake_at }).toEqual({
    due_at: planned.due_at,
    expires_at: planned.expires_at,
    wake_at: planned.due_at,
  });
  await before(-1_000, planned.expires_at);
  expect((await room.advance(planned)).state).toBe('missed');
});

it('R-PUB-015: published days before its time it may go out for a day from now, and is missed then where a pause kept it', async () => {
  const account = await room.account('facebook');
  const { id } = await plan('Ten days early', account, 10 * dayMs);
  const pause = await pauseRoom(room);
  const asked = { schedulePubMaterialId: id, bids: [], status: 5 as const };
  const [now] = await publishSchedule(room.context, room.maya, asked, fromContent);
  if (!now) throw new Error('nothing was queued');
  expect(mayStartMs(now)).toBe(dayMs);
  await before(-1_000, now.expires_at);
  await work(account);
  expect((await room.read(now.id)).state).toBe('missed');
  await pause.lift();
});

it('D-01: woken while it is held it is looked at when the hold is over, and keeps nothing else of its account back', async () => {
  const account = await room.account('facebook');
  const { id } = await plan('Woken in hand', account);
  const planned = await partOf(id);
  await before(minuteMs, planned.due_at);
  await grabSchedule(room.context, room.maya, { id });
  await passTime(room, 2 * minuteMs);
  // As when the clock rules of its zone have moved it (reschedule-moved.ts).
  await touch(room, planned, { wake_at: planned.due_at });
  await work(account);
  const held = await partOf(id);
  expect(held).toMatchObject({ state: 'scheduled', held_by: room.maya.personId });
  expect(held.wake_at).toEqual(held.held_until);
  await room.advance(await room.publish(account, 'Beside it'), ['published']);
  expect(await partOf(id)).toMatchObject({ version: held.version, attempt_no: 0 });
});
