// A hold that is taken or let go of under a key, and the call repeated: it is answered as the first time, and what is said of the hold is true.
import { randomUUID } from 'node:crypto';
import { minuteMs, scheduleHoldMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { ScheduleRow } from '@herald/contract/endpoints/schedules.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { readClock } from '../../db/client.ts';
import type { TestActor } from '../../db/test-actor.ts';
import { passTime } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let app: FastifyInstance;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, app, ines } = begun);
});

async function call(path: 'grabJob' | 'releaseJob', id: string, key = randomUUID(), who = room.maya) {
  const url = `/prod-api/content/schedulepubmaterial/${path}?id=${id}`;
  const answer = await app.inject({ method: 'GET', url, headers: { ...who.bearer, 'idempotency-key': key } });
  return { status: answer.statusCode, body: Envelope.parse(answer.json()) };
}
const heldIn = ({ body: { data } }: { body: Envelope }) =>
  ScheduleRow.parse(Object(data).schedule).held ?? null;
async function plan(text: string) {
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + minuteMs);
  const pubTime = wallClockOf(due, context.config.zone);
  const channelBindIds = [(await room.account('facebook')).id];
  const asked = { pubTime, channelBindIds, pkGUID: await room.write(text) };
  return schedulePackage(context, maya, asked, fromContent);
}
const partOf = (id: string) =>
  room.context.db
    .selectFrom('publication')
    .selectAll()
    .where('schedule_id', '=', id)
    .executeTakeFirstOrThrow();

it('R-PUB-018 D-01: taken again under its key while it is held: the same answer, and not held for longer', async () => {
  const { id } = await plan('Twice under one key');
  const key = randomUUID();
  const first = await call('grabJob', id, key);
  const once = await partOf(id);
  await passTime(room, minuteMs);
  expect(await call('grabJob', id, key)).toEqual(first);
  expect(await partOf(id)).toEqual(once);
});

it('R-PUB-018 D-01: taken again under its key after it was let go of, it is held as the answer says', async () => {
  const { id } = await plan('Taken, let go, taken');
  const key = randomUUID();
  await call('grabJob', id, key);
  await call('releaseJob', id);
  const again = await call('grabJob', id, key);
  expect(again.status).toBe(200);
  const { held_by: by, held_until: until } = await partOf(id);
  expect(by).toBe(room.maya.personId);
  expect(heldIn(again)).toMatchObject({ isMine: true, until: until?.toISOString() });
  const once = await partOf(id);
  expect(await call('grabJob', id, key)).toEqual(again);
  expect(await partOf(id)).toEqual(once);
  // So it is when the hold has run out.
  await passTime(room, scheduleHoldMs + 1_000);
  await call('grabJob', id, key);
  expect((await partOf(id)).held_until?.getTime()).toBeGreaterThan(until?.getTime() ?? Infinity);
});

it('D-01: let go of and taken anew under another key, the old key tells since when it is held now', async () => {
  const { id } = await plan('Taken under two keys');
  const key = randomUUID();
  const first = await call('grabJob', id, key);
  await call('releaseJob', id);
  await passTime(room, minuteMs);
  await call('grabJob', id);
  const again = await call('grabJob', id, key);
  const { held_since: since } = await partOf(id);
  expect(heldIn(again)).toMatchObject({ isMine: true, since: since?.toISOString() });
  expect(heldIn(again)?.since).not.toBe(heldIn(first)?.since);
});

it('R-PUB-018 D-01: two who repeat it at once hear the same, and it is taken once', async () => {
  const { id } = await plan('Two at once');
  const key = randomUUID();
  await call('grabJob', id, key);
  await call('releaseJob', id);
  const { version } = await partOf(id);
  const [one, two] = await Promise.all([call('grabJob', id, key), call('grabJob', id, key)]);
  expect(two).toEqual(one);
  expect(heldIn(one)).toMatchObject({ isMine: true });
  expect((await partOf(id)).version).toBe(version + 1);
});

it('D-01: what another holds since, or was withdrawn, is not told as held under the old key', async () => {
  const { id } = await plan('Another has it');
  const key = randomUUID();
  await call('grabJob', id, key);
  await call('releaseJob', id);
  await call('grabJob', id, randomUUID(), ines);
  expect(await call('grabJob', id, key)).toMatchObject({ status: 409, body: { code: 409_017 } });
  expect(await partOf(id)).toMatchObject({ held_by: ines.personId });
  await withdrawSchedule(room.context, ines, { id }, fromContent);
  const gone = randomUUID();
  const { id: other } = await plan('Withdrawn since');
  await call('grabJob', other, gone);
  await withdrawSchedule(room.context, room.maya, { id: other }, fromContent);
  expect(await call('grabJob', other, gone)).toMatchObject({ status: 409 });
});

it('D-01: let go of under a key, it is let go of once: a late copy gets the first answer, and what was taken since stays held', async () => {
  const { id } = await plan('Let go, taken, let go');
  await passTime(room, scheduleLeadMs);
  await call('grabJob', id);
  await passTime(room, 2 * minuteMs);
  const key = randomUUID();
  const first = await call('releaseJob', id, key);
  expect(first.body.data).toMatchObject({ moved: true, schedule: { held: null } });
  expect(await call('releaseJob', id, key)).toEqual(first);
  await call('grabJob', id);
  expect(await call('releaseJob', id, key)).toEqual(first);
  expect(await partOf(id)).toMatchObject({ held_by: room.maya.personId });
});
