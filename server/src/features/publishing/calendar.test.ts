// The calendar: one entry for what goes out together, by its time, for those who may see it.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { calendarEndpoints } from '@herald/contract/endpoints/calendar.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { grabSchedule } from './grab-schedule.ts';
import { publishPackage } from './publish-package.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let app: FastifyInstance;
keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const Answer = z.object({ code: z.number(), data: z.unknown() });
const dayOf = (at: Date) => wallClockOf(at, room.context.config.zone).slice(0, 10);

async function ask(from: string, until: string, who = room.maya) {
  const query = new URLSearchParams({ startTime: `${from} 00:00:00`, endTime: `${until} 23:59:59` });
  const url = `/prod-api/content/schedulepubmaterial/calendar?${query.toString()}`;
  const answer = await app.inject({ url, headers: who.bearer });
  const { data } = Answer.parse(answer.json());
  return { status: answer.statusCode, seen: calendarEndpoints.listCalendar.output.safeParse(data).data };
}

it('shows what is scheduled and what went out as one entry each, not what was withdrawn in time, to its department', async () => {
  const { context, maya } = room;
  const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
  const now = await readClock(context.db);
  const pubTime = wallClockOf(new Date(now.getTime() + scheduleLeadMs + 10 * minuteMs), context.config.zone);
  const plan = async (text: string) => {
    const asked = { pubTime, channelBindIds: [page.id, profile.id], pkGUID: await room.write(text) };
    return schedulePackage(context, maya, asked, fromContent);
  };
  const planned = await plan('On the calendar.');
  const gone = await plan('Off the calendar.');
  await withdrawSchedule(context, maya, gone, fromContent);
  await grabSchedule(context, maya, planned);
  const pkGUID = await room.write('Went out.');
  const sent = await publishPackage(context, maya, [{ pkGUID, bids: [page.id, profile.id] }], fromContent);
  for (const one of sent) await room.advance(one);

  const [today, tomorrow] = [dayOf(now), dayOf(new Date(now.getTime() + 86_400_000))];
  const { seen } = await ask(today, tomorrow);
  expect(seen?.isCut).toBe(false);
  expect(seen?.items.map(({ title, standing, accounts }) => [title, standing, accounts.length])).toEqual([
    ['Went out.', 'live', 2],
    ['On the calendar.', 'waiting', 2],
  ]);
  expect(seen?.items.at(-1)).toMatchObject({
    scheduleId: planned.id,
    dueAt: planned.dueAt,
    held: { by: maya.name, isMine: true },
  });
  expect(seen?.items[0]).toMatchObject({ scheduleId: null, pkGUID, held: null });

  const stranger = await testActor(context, { department: 'Sport', signs: allPublishingSigns });
  const admin = await testActor(context, { department: 'House', signs: ['content:all'] });
  expect((await ask(today, tomorrow, stranger)).seen?.items).toEqual([]);
  expect((await ask(today, tomorrow, admin)).seen?.items).toHaveLength(2);
  expect((await ask('2020-01-01', '2020-01-31')).seen?.items).toEqual([]);
});

it('holds 62 days and no more, and no day that there is not', async () => {
  expect((await ask('2026-01-01', '2026-03-03')).status).toBe(200);
  expect((await ask('2026-01-01', '2026-03-04')).status).toBe(422);
  expect((await ask('2026-02-30', '2026-03-01')).status).toBe(422);
});
