// Who asked for a post and may not publish any more when its time comes: it is not sent, and others hear of it (row 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { moveClock } from '../../db/test-turns.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { inspectWaiting } from './inspect-waiting.ts';
import { schedulePackage } from './schedule-package.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let chief: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  chief = await testActor(room.context, { department: 'House', signs: [signs.brakes] });
});
afterAll(() => room.close());

async function tomorrow(actor: TestActor): Promise<Publication> {
  const { context } = room;
  await moveClock(room, 0);
  const account = await room.account('facebook');
  const pubTime = wallClockOf(new Date((await readClock(context.db)).getTime() + dayMs), context.config.zone);
  const pkGUID = await room.write(`Tomorrow ${account.externalId}`);
  const made = await schedulePackage(
    context,
    actor,
    { pubTime, channelBindIds: [account.id], pkGUID },
    fromContent,
  );
  const [one] = await listOfSchedule(context.db, made.id);
  if (!one) throw new Error('nothing was scheduled');
  return one;
}
const writer = () => testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
const alarms = () =>
  room.context.db
    .selectFrom('message')
    .select('link')
    .where('kind', '=', 'alarm-requester')
    .where('person_id', '=', chief.personId)
    .execute();

describe('a requester', () => {
  it.each([
    ['was disabled', (who: TestActor) => disable(who)],
    ['lost the role', (who: TestActor) => unrole(who)],
  ])('who %s: nothing is sent, and it says why', async (_how, lose) => {
    const who = await writer();
    const one = await tomorrow(who);
    await lose(who);
    await moveClock(room, dayMs + minuteMs);
    expect(await room.advance(one)).toMatchObject({
      state: 'failed',
      reason: 'reason-requester-may-not',
      attempt_no: 0,
    });
    expect((await alarms()).map(({ link }) => link)).toContainEqual(expect.stringContaining(one.id));
  });

  it('who still may: it is sent', async () => {
    const one = await tomorrow(await writer());
    await moveClock(room, dayMs + minuteMs);
    expect(await room.advance(one)).toMatchObject({ state: 'published' });
  });

  it('who may not is told of an hour before, to those who can do something about it', async () => {
    const who = await writer();
    const one = await tomorrow(who);
    await unrole(who);
    const before = (await alarms()).length;
    await moveClock(room, dayMs - 59 * minuteMs);
    await inspectWaiting(room.context);
    expect(await alarms()).toHaveLength(before + 1);
    expect(JSON.stringify((await room.read(one.id)).evidence)).toContain('preflight-requester');
  });
});

async function disable({ personId }: TestActor): Promise<void> {
  const { db } = room.context;
  await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', personId).execute();
}

async function unrole({ personId }: TestActor): Promise<void> {
  await room.context.db.deleteFrom('person_role').where('person_id', '=', personId).execute();
}
