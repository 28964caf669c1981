// Published now, in the second of two hours that the clock shows alike: due now, and not an hour ago.
import { minuteMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { afterEach, expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { publishSchedule } from './publish-schedule.ts';
import { rescheduleMoved } from './reschedule-moved.ts';
import { schedulePackage } from './schedule-package.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});
afterEach(() => moveClock(room, 0));

const zone = 'America/New_York';
/** Twenty past one of standard time. */
const second = Date.UTC(2027, 10, 7, 6, 20);

it('is sent at once, as due now; nobody takes it for moved by the rules of its zone', async () => {
  const context = { ...room.context, config: { ...room.context.config, zone } };
  await moveClock(room, second - Date.now());
  const account = await room.account('facebook');
  const pkGUID = await room.write('Twenty past one');
  const due = new Date(second + 180 * minuteMs);
  const asked = { pubTime: wallClockOf(due, zone), channelBindIds: [account.id], pkGUID };
  const { id } = await schedulePackage(context, room.maya, asked, fromContent);
  const now = { schedulePubMaterialId: id, bids: [], status: 5 as const };
  const [queued] = await publishSchedule(context, room.maya, now, fromContent);
  if (!queued) throw new Error('nothing was queued');
  const clock = await readClock(context.db);
  expect(Math.abs(clock.getTime() - queued.due_at.getTime())).toBeLessThan(60_000);
  expect(await rescheduleMoved(context)).toBe(0);
  expect((await room.advance(queued)).state).toBe('published');
});
