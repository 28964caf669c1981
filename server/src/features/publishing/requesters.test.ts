// Who asked for a post and may not publish any more when its time comes: it is not sent, and others hear of it (row 4).
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { moveClock, toldOf, waitQuiet } from '../../db/test-turns.ts';
import { advanceUntil, allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { inspectWaiting } from './inspect-waiting.ts';
import { publishPackage } from './publish-package.ts';
import { readPublication } from './read-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import { schedulePackage } from './schedule-package.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
let chief: TestActor;
keepNewsroom(async (opened) => {
  room = opened;
  chief = await testActor(room.context, { department: 'House', signs: [signs.brakes] });
});

async function tomorrow(actor: TestActor): Promise<Publication> {
  const { context } = room;
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

  it.each([
    ['was disabled', (who: TestActor) => disable(who)],
    ['lost the role', (who: TestActor) => unrole(who)],
  ])('who %s while it was prepared: the marker is not set, and nothing is sent', async (_how, lose) => {
    const who = await writer();
    const account = await room.account('facebook');
    const items = [{ pkGUID: await room.write(`Prepared ${account.externalId}`), bids: [account.id] }];
    const [one] = await publishPackage(room.context, who, items, fromContent);
    const reach = async (at: string) => (at === 'F03' ? lose(who) : undefined);
    const ended = await advanceUntil({ ...room.context, reach }, one ?? (await tomorrow(who)), [
      'failed',
      'published',
    ]);
    expect(ended).toMatchObject({ state: 'failed', reason: 'reason-requester-may-not', attempt_no: 0 });
    expect(await room.posts(account)).toEqual([]);
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

describe('a requester who has left', () => {
  /** Nobody knows what became of it, and whoever asked for it was disabled since. */
  async function leftUnknown(): Promise<{ account: TestAccount; one: Publication }> {
    const who = await writer();
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const items = [{ pkGUID: await room.write(`Left ${account.externalId}`), bids: [account.id] }];
    const [queued] = await publishPackage(room.context, who, items, fromContent);
    if (!queued) throw new Error('nothing was queued');
    const one = await room.advance(queued, ['unknown']);
    await disable(who);
    await waitQuiet(one);
    return { account, one };
  }

  it('is followed by whoever says "it is not live, send" and may publish: it is sent for them, and the history names them', async () => {
    const { context, maya } = room;
    const { account, one } = await leftUnknown();
    await resolvePublication(context, maya, { id: one.id, answer: 'not-live' });
    expect(await room.advance(one)).toMatchObject({ state: 'published', requested_by: maya.personId });
    expect(await room.posts(account)).toHaveLength(1);
    const { item, events } = await readPublication(context, maya, { id: one.id });
    expect(item.publishedBy).toBe(maya.name);
    const said = events.filter(({ evidence }) => evidence['requestedBy'] === maya.account);
    expect(said).toMatchObject([{ fromState: 'unknown', toState: 'scheduled', actor: maya.name }]);
    expect(await toldOf(room, one, maya)).toContain('message-live');
  });

  it.each([
    ['nor schedule', [signs.resolvesUnknown]],
    // What waits for its time may be sent for who only schedules; to have something sent now is more.
    ['but schedule', [signs.resolvesUnknown, signs.schedules]],
  ])('is not followed by somebody who may not publish either, %s: nothing is sent', async (_, held) => {
    const { account, one } = await leftUnknown();
    const judge = await testActor(room.context, { department: 'Desk', signs: held });
    await resolvePublication(room.context, judge, { id: one.id, answer: 'not-live' });
    expect(await room.advance(one)).toMatchObject({
      state: 'failed',
      reason: 'reason-requester-may-not',
      requested_by: one.requested_by,
    });
    expect(await room.posts(account)).toEqual([]);
  });

  it('is followed by whoever tries again what failed for that', async () => {
    const who = await writer();
    const one = await tomorrow(who);
    await disable(who);
    await moveClock(room, dayMs + minuteMs);
    await room.advance(one, ['failed']);
    const {
      queued: [again],
    } = await retryPublication(room.context, room.maya, { id: one.id });
    expect(again?.requested_by).toBe(room.maya.personId);
    expect(await room.advance(again ?? one)).toMatchObject({ state: 'published' });
  });

  it('stays who asked, and is told, as long as he may: an answer alone takes nothing over', async () => {
    const { context, maya } = room;
    const who = await writer();
    const account = await room.account('facebook');
    await room.strike(account, 'reset-before');
    const items = [{ pkGUID: await room.write('Stays his'), bids: [account.id] }];
    const [queued] = await publishPackage(context, who, items, fromContent);
    const one = await room.advance(queued ?? (await tomorrow(who)), ['unknown']);
    await waitQuiet(one);
    await resolvePublication(context, maya, { id: one.id, answer: 'not-live' });
    expect(await room.advance(one)).toMatchObject({ state: 'published', requested_by: who.personId });
  });
});

async function disable({ personId }: TestActor): Promise<void> {
  const { db } = room.context;
  await db.updateTable('person').set({ status: 'disabled' }).where('id', '=', personId).execute();
}

async function unrole({ personId }: TestActor): Promise<void> {
  await room.context.db.deleteFrom('person_role').where('person_id', '=', personId).execute();
}
