// An editor's hold (D-01): what waits is taken out of the queue and given back; it never fires meanwhile, never twice, and is never lost.
import { minuteMs, scheduleHoldMs, scheduleLeadMs, schedulePresetMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ScheduleRow } from '@herald/contract/endpoints/schedules.ts';
import { readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { passTime, toldOf } from '../../db/test-turns.ts';
import { keepEditors } from '../../http/test-editors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { advancePublication } from './advance-publication.job.ts';
import { grabSchedule } from './grab-schedule.ts';
import { readPublication } from './read-publication.ts';
import { releaseSchedule } from './release-schedule.ts';
import { schedulePackage } from './schedule-package.ts';
import { startPublication } from './start-publication.ts';
import { readFence, takeLane } from './store/lanes.ts';
import { findNext } from './store/publications.ts';

let room: Newsroom;
let app: FastifyInstance;
let ines: TestActor;
keepEditors((begun) => {
  ({ room, app, ines } = begun);
});

const Grabbed = z.object({ schedule: ScheduleRow, zone: z.string() });
const Said = z.object({ code: z.number(), data: z.unknown() });

async function call(path: string, who: TestActor = room.maya, payload?: object) {
  const url = `/prod-api/content/schedulepubmaterial/${path}`;
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: who.bearer,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...Said.parse(answer.json()) };
}
async function plan(text: string, accounts: readonly TestAccount[], aheadMs = scheduleLeadMs + minuteMs) {
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + aheadMs);
  const pkGUID = await room.write(text);
  const pubTime = wallClockOf(due, context.config.zone);
  const channelBindIds = accounts.map(({ id }) => id);
  return schedulePackage(context, maya, { pubTime, channelBindIds, pkGUID }, fromContent);
}
const partsOf = (id: string) =>
  room.context.db.selectFrom('publication').selectAll().where('schedule_id', '=', id).execute();
async function partOf(id: string) {
  const [part] = await partsOf(id);
  if (!part) throw new Error(`nothing waits of ${id}`);
  return part;
}
const work = ({ id }: TestAccount) => advancePublication.run(room.context, { accountId: id });
const grab = (id: string, who = room.maya) => grabSchedule(room.context, who, { id });
const release = (id: string, who = room.maya) => releaseSchedule(room.context, who, { id });
/** To so many minutes before its time. */
async function before(minutes: number, due: string) {
  const now = await readClock(room.context.db);
  await passTime(room, new Date(due).getTime() - minutes * minuteMs - now.getTime());
}

describe('a scheduled item that an editor takes', () => {
  it('R-SCHED-024 R-API-042 D-01: is told with who holds it since when, is shown so to others, and does not fire while it is held', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Held in hand.', [account]);
    const { status, data } = await call(`grabJob?id=${id}`);
    expect(status).toBe(200);
    const { schedule } = Grabbed.parse(data);
    expect(schedule).toMatchObject({ id, state: 'waiting', held: { by: room.maya.name, isMine: true } });
    const { since = '', until = '' } = schedule.held ?? {};
    expect(new Date(until).getTime() - new Date(since).getTime()).toBe(scheduleHoldMs);
    const listed = z
      .object({ items: z.array(ScheduleRow) })
      .parse((await call('list?title=Held in hand', ines)).data);
    expect(listed.items).toMatchObject([{ id, held: { by: room.maya.name, isMine: false, since, until } }]);
    const { item } = await readPublication(room.context, ines, { id: (await partOf(id)).id });
    expect(item.held).toEqual({ by: room.maya.name, until });
    await before(5, dueAt);
    await grab(id);
    await passTime(room, 10 * minuteMs);
    await work(account);
    expect(await partOf(id)).toMatchObject({ state: 'scheduled', attempt_no: 0 });
    expect(await room.posts(account)).toEqual([]);
  });

  it('is his alone: nobody else takes, plans, publishes, withdraws or deletes it meanwhile', async () => {
    const account = await room.account('facebook');
    const { id, pubTime } = await plan('Hands off.', [account]);
    await grab(id);
    const tries = [
      call(`grabJob?id=${id}`, ines),
      call('update', ines, { id, pubTime }),
      call('pub', ines, { schedulePubMaterialId: id, status: 5 }),
      call('pub', ines, { schedulePubMaterialId: id, status: 4 }),
      call(`withdrawTiming?id=${id}`, ines),
      call(`delete?ids=${id}`, ines),
    ];
    for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ status: 409, code: 409_017 });
    expect(await partOf(id)).toMatchObject({ state: 'scheduled', held_by: room.maya.personId });
    // Nor does another let go of it.
    await release(id, ines);
    expect(await partOf(id)).toMatchObject({ held_by: room.maya.personId });
    await release(id);
    expect((await grab(id, ines)).schedule.held).toMatchObject({ by: ines.name, isMine: true });
    expect(await call(`withdrawTiming?id=${id}`, ines)).toMatchObject({ status: 200 });
  });

  it('nor is it stopped by another from the history, as one publication or as a package; its editor may', async () => {
    const account = await room.account('facebook');
    const { id, pkGUID } = await plan('Hands off, history.', [account]);
    await grab(id);
    const one = await partOf(id);
    const stop = async (path: string, payload: object, who: TestActor) =>
      (
        await app.inject({
          method: 'POST',
          url: `/prod-api/content/publish/${path}`,
          headers: who.bearer,
          payload,
        })
      ).statusCode;
    expect(await stop('withdrawArticle', { id: one.id }, ines)).toBe(409);
    expect(await stop('withdrawal', { id: pkGUID }, ines)).toBe(409);
    expect(await partOf(id)).toMatchObject({ state: 'scheduled', held_by: room.maya.personId });
    expect(await stop('withdrawArticle', { id: one.id }, room.maya)).toBe(200);
    expect((await room.read(one.id)).state).toBe('cancelled');
  });

  it('is found by its draft or package too, and is not there for another department', async () => {
    const { id, pkGUID } = await plan('By any name.', [await room.account('facebook')]);
    expect((await grab(pkGUID)).schedule.id).toBe(id);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    for (const name of [id, pkGUID, 'no-id'])
      expect(await call(`grabJob?id=${name}`, stranger)).toMatchObject({ status: 404 });
  });

  it('is refused where its time has come, it is being sent, or it has ended', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Too late to hold.', [account]);
    await before(0, dueAt);
    const sending = { code: 'already-sending' };
    await expect(grab(id)).rejects.toMatchObject(sending);
    await room.strike(account, 'reset-after');
    await room.advance(await partOf(id), ['reconciling']);
    await expect(grab(id)).rejects.toMatchObject(sending);
    await room.advance(await partOf(id));
    await expect(grab(id)).rejects.toMatchObject({ code: 'stands-otherwise' });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('taken again by the same editor stays his for as long once more, since when he first took it', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('A slow hand.', [account]);
    await before(1, dueAt);
    const first = (await grab(id)).schedule.held;
    await passTime(room, scheduleHoldMs - minuteMs);
    const second = (await grab(id)).schedule.held;
    expect(second?.since).toBe(first?.since);
    const longer = new Date(second?.until ?? '').getTime() - new Date(first?.until ?? '').getTime();
    expect(longer).toBeGreaterThan(scheduleHoldMs - 2 * minuteMs);
    await passTime(room, 5 * minuteMs);
    await work(account);
    expect(await room.posts(account)).toEqual([]);
  });
});

describe('a hold that ends', () => {
  it('before the time leaves the time, and it goes out then, once', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Given back in time.', [account]);
    await before(5, dueAt);
    await grab(id);
    expect(await release(id)).toMatchObject({ moved: false, schedule: { dueAt, held: null } });
    await before(0, dueAt);
    await room.advance(await partOf(id));
    await work(account);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('past the time gives it the lead rule’s time on every account, says so, and fires nothing at once', async () => {
    const accounts = [await room.account('facebook'), await room.account('twitter')];
    const { id, dueAt, zone } = await plan('Given back late.', accounts);
    await before(5, dueAt);
    await grab(id);
    await passTime(room, 10 * minuteMs);
    const at = (await readClock(room.context.db)).getTime();
    const { moved, schedule } = await release(id);
    expect(moved).toBe(true);
    const lead = new Date(schedule.dueAt).getTime() - at;
    expect(lead).toBeGreaterThanOrEqual(schedulePresetMs);
    expect(lead).toBeLessThan(schedulePresetMs + minuteMs);
    expect(schedule.pubTime).toBe(wallClockOf(new Date(schedule.dueAt), zone));
    for (const account of accounts) await work(account);
    expect((await partsOf(id)).map(({ state, due_at: due }) => [state, due.toISOString()])).toEqual([
      ['scheduled', schedule.dueAt],
      ['scheduled', schedule.dueAt],
    ]);
    await before(0, schedule.dueAt);
    for (const part of await partsOf(id)) await room.advance(part);
    for (const account of accounts) expect(await room.posts(account)).toHaveLength(1);
  });

  it('by itself after 15 minutes, its editor’s browser being gone: past its time it gets the lead rule’s, he is told, and it goes out once', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Left lying.', [account]);
    await before(5, dueAt);
    await grab(id, ines);
    await passTime(room, scheduleHoldMs + 1_000);
    await work(account);
    const part = await partOf(id);
    const at = (await readClock(room.context.db)).getTime();
    expect(part).toMatchObject({ state: 'scheduled', held_by: null, attempt_no: 0 });
    expect(part.due_at.getTime() - at).toBeGreaterThanOrEqual(scheduleLeadMs);
    expect(await room.posts(account)).toEqual([]);
    expect(await toldOf(room, part, ines)).toContain('message-hold-over');
    expect(await toldOf(room, part, room.maya)).toContain('message-hold-over');
    const { schedule } = await release(id);
    expect(schedule).toMatchObject({ dueAt: part.due_at.toISOString(), held: null });
    await before(0, schedule.dueAt);
    await room.advance(part);
    await work(account);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('by itself before its time: it goes out at its own', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Forgotten, in time.', [account]);
    await before(30, dueAt);
    await grab(id);
    await before(10, dueAt);
    await work(account);
    expect((await grab(id, ines)).schedule.held).toMatchObject({ by: ines.name });
    await release(id, ines);
    await before(0, dueAt);
    await room.advance(await partOf(id));
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('with the worker away for hours: still the lead rule’s time from when it is seen', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('A night off.', [account]);
    await before(5, dueAt);
    await grab(id);
    await passTime(room, 300 * minuteMs);
    const at = (await readClock(room.context.db)).getTime();
    await work(account);
    const part = await partOf(id);
    expect(part.state).toBe('scheduled');
    expect(part.due_at.getTime() - at).toBeGreaterThanOrEqual(schedulePresetMs);
    expect(await room.posts(account)).toEqual([]);
  });
});

describe('never twice', () => {
  it('a worker that saw it due before it was taken begins nothing', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Crossed hands.', [account]);
    await before(0, dueAt);
    const seen = await findNext(room.context.db, account.id);
    if (!seen) throw new Error('it is due');
    const lane = await takeLane(room.context.db, account.id, 'test', 60_000);
    if (!lane) throw new Error('the lane is free');
    await before(1, dueAt);
    await grab(id);
    await before(0, dueAt);
    await expect(startPublication(room.context, lane, seen.publication, seen)).rejects.toMatchObject({
      code: 'stands-otherwise',
    });
    expect(await room.posts(account)).toEqual([]);
  });

  it('the database itself lets nothing begin that is held, or whose time passed while it was', async () => {
    const account = await room.account('facebook');
    const { id, dueAt } = await plan('Behind bars.', [account]);
    await before(5, dueAt);
    await grab(id);
    const begin = () =>
      room.context.db.transaction().execute(async (tx) => {
        const fence = await readFence(tx, account.id);
        await tx
          .updateTable('publication')
          .set({ state: 'preparing', fence })
          .where('schedule_id', '=', id)
          .execute();
      });
    await expect(begin()).rejects.toMatchObject({ code: 'HER02' });
    await passTime(room, scheduleHoldMs + minuteMs);
    await expect(begin()).rejects.toMatchObject({ code: 'HER02' });
  });
});
