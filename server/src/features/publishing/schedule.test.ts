// Schedules by the database's clock: never early, right after their time, and taken back while nothing has begun.
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { passTime } from '../../db/test-turns.ts';
import { fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { saveDraft } from '../content/save-draft.ts';
import { advancePublication } from './advance-publication.job.ts';
import { publishPackage } from './publish-package.ts';
import { relayOutbox } from './relay-outbox.ts';
import { schedulePackage } from './schedule-package.ts';
import { readFence } from './store/lanes.ts';
import { sweepPublications } from './sweep-publications.ts';
import { withdrawSchedule } from './withdraw-schedule.ts';

let room: Newsroom;
let app: FastifyInstance;

keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

async function scheduleIn(milliseconds: number, account: TestAccount, text = `At its time ${milliseconds}`) {
  const { context, maya } = room;
  const due = new Date((await readClock(context.db)).getTime() + milliseconds);
  const pkGUID = await room.write(text);
  const asked = {
    pubTime: wallClockOf(due, context.config.zone),
    channelBindIds: [account.id],
    pkGUID,
  };
  const made = await schedulePackage(context, maya, asked, fromContent);
  const row = await context.db
    .selectFrom('publication')
    .selectAll()
    .where('schedule_id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { ...made, publication: row };
}

/** The clock stands where it was afterwards, so that other tests are not late. */
async function later<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  await passTime(room, milliseconds);
  try {
    return await act();
  } finally {
    await passTime(room, -milliseconds);
  }
}
const dayMs = 86_400_000;

const woken = async () => {
  const found: string[] = [];
  await sweepPublications(room.context, ({ accountId }) => found.push(accountId));
  return found;
};

describe('a schedule made days ago', () => {
  it('R-PUB-018: still counts: the same words from anywhere are refused until it is withdrawn', async () => {
    const account = await room.account('facebook');
    const { publication } = await scheduleIn(10 * dayMs, account, 'Anniversary.');
    const publish = (pkGUID: string) =>
      publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id], again: true }], fromContent);
    const other = await room.write('Anniversary.');
    await later(2 * dayMs, async () => {
      for (const pkGUID of [publication.package_id, other])
        await expect(publish(pkGUID)).rejects.toMatchObject({ code: 'already-on-its-way' });
    });
  });

  it('what went live days ago is asked about when the same version goes out again, and goes out when confirmed', async () => {
    const account = await room.account('facebook');
    const first = await room.advance(await room.publish(account, 'The same version.'));
    const publish = (again: boolean) =>
      publishPackage(
        room.context,
        room.maya,
        [{ pkGUID: first.package_id, bids: [account.id], again }],
        fromContent,
      );
    await later(2 * dayMs, async () => {
      await expect(publish(false)).rejects.toMatchObject({ code: 'same-post-again' });
      expect(await publish(true)).toHaveLength(1);
    });
  });
});

describe('a schedule', () => {
  it('R-GEN-007: fires never early and right after its time, by the database’s clock alone', async () => {
    const account = await room.account('facebook');
    const { publication, dueAt, zone } = await scheduleIn(scheduleLeadMs + 10_000, account);
    expect(zone).toBe(room.context.config.zone);
    expect(publication).toMatchObject({ state: 'scheduled', reason: 'reason-waiting-for-its-time' });
    expect(new Date(dueAt)).toEqual(publication.due_at);
    const tryNow = async () => {
      await advancePublication.run(room.context, { accountId: account.id });
      return (await room.read(publication.id)).state;
    };
    expect(await tryNow()).toBe('scheduled');
    // The host's own clock says a day later: that decides nothing (publishing.md §10 D4).
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    expect(await tryNow()).toBe('scheduled');
    vi.useRealTimers();
    const left = publication.due_at.getTime() - (await readClock(room.context.db)).getTime();
    await passTime(room, left - 400);
    expect(await tryNow()).toBe('scheduled');
    expect(await woken()).toEqual([]);
    const live = await room.advance(publication);
    const attempt = await room.context.db
      .selectFrom('attempt')
      .selectAll()
      .where('publication_id', '=', publication.id)
      .executeTakeFirstOrThrow();
    const lateMs = attempt.sent_at.getTime() - live.due_at.getTime();
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(15_000);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('is found by the sweep when no wake-up came', async () => {
    const account = await room.account('facebook');
    const { publication } = await scheduleIn(scheduleLeadMs + 10_000, account);
    await passTime(room, scheduleLeadMs + 11_000);
    expect(await woken()).toContain(account.id);
    expect((await room.advance(publication)).state).toBe('published');
    expect(await woken()).not.toContain(account.id);
  });

  it('R-SCHED-018 R-SCHED-006: is refused under forty minutes by the server, whatever page asked', async () => {
    const account = await room.account('facebook');
    const early = scheduleIn(scheduleLeadMs - 2_000, account);
    await expect(early).rejects.toMatchObject({
      code: 'lead-too-short',
      figures: { minutes: scheduleLeadMs / minuteMs },
    });
    const rows = room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(await rows).toEqual([]);
    const answer = await app.inject({
      method: 'POST',
      url: '/prod-api/content/schedulepubmaterial/insert',
      headers: room.maya.bearer,
      payload: { pubTime: 'tomorrow', channelBindIds: account.id, pkGUID: await room.write('When?') },
    });
    expect(z.object({ code: z.number() }).parse(answer.json()).code).toBe(422_003);
  });

  it('beyond two years is taken for a slip of the finger: refused, and nothing waits', async () => {
    const account = await room.account('facebook');
    await expect(scheduleIn(730 * dayMs + minuteMs, account)).rejects.toMatchObject({
      code: 'time-too-far',
      figures: { days: 730 },
    });
    const made = room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(await made).toEqual([]);
    expect((await scheduleIn(730 * dayMs - minuteMs, account)).publication.state).toBe('scheduled');
  });

  it('R-API-034 R-SCHED-021: made and withdrawn over HTTP before its time nothing is published, and its draft is a draft again', async () => {
    const account = await room.account('facebook');
    const { context, maya } = room;
    const draft = await saveDraft(
      context,
      maya,
      Draft.parse({ title: 'Later', draftMediaList: [{ mediaType: 3, content: 'Never mind.' }] }),
    );
    const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + 60_000);
    const insert = await app.inject({
      method: 'POST',
      url: '/prod-api/content/schedulepubmaterial/insert',
      headers: maya.bearer,
      payload: {
        pubTime: wallClockOf(due, context.config.zone),
        channelBindIds: account.id,
        draftid: draft.id,
      },
    });
    const Made = z.object({ code: z.literal(200), data: z.object({ id: z.string() }) });
    const { id } = Made.parse(insert.json()).data;
    expect(await statusOf(draft.id)).toBe(6);
    const answer = await app.inject({
      url: `/prod-api/content/schedulepubmaterial/withdrawTiming?id=${id}`,
      headers: maya.bearer,
    });
    expect(answer.statusCode).toBe(200);
    expect(await statusOf(draft.id)).toBe(1);
    await passTime(room, scheduleLeadMs + 120_000);
    await advancePublication.run(context, { accountId: account.id });
    expect(await room.posts(account)).toEqual([]);
    const states = await context.db
      .selectFrom('publication')
      .select('state')
      .where('schedule_id', '=', id)
      .execute();
    expect(states).toEqual([{ state: 'cancelled' }]);
  });

  it('R-STATE-005 R-STATE-011: its draft keeps status 6 while it waits and becomes 2 once it is live', async () => {
    const account = await room.account('twitter');
    const { context, maya } = room;
    const draft = await saveDraft(
      context,
      maya,
      Draft.parse({ title: 'Later', draftMediaList: [{ mediaType: 3, content: 'In an hour.' }] }),
    );
    const due = new Date((await readClock(context.db)).getTime() + scheduleLeadMs + 60_000);
    const asked = {
      pubTime: wallClockOf(due, context.config.zone),
      channelBindIds: [account.id],
      draftid: draft.id,
    };
    const { id } = await schedulePackage(context, maya, asked, fromContent);
    await relayOutbox(context, handlers);
    expect(await statusOf(draft.id)).toBe(6);
    await passTime(room, scheduleLeadMs + 61_000);
    const row = await context.db
      .selectFrom('publication')
      .selectAll()
      .where('schedule_id', '=', id)
      .executeTakeFirstOrThrow();
    await room.advance(row);
    await relayOutbox(context, handlers);
    expect(await statusOf(draft.id)).toBe(2);
  });

  it('withdrawn twice at once is withdrawn once, and both are told so', async () => {
    const account = await room.account('facebook');
    const { id, publication } = await scheduleIn(scheduleLeadMs + 10_000, account, 'Two hands.');
    const press = () => withdrawSchedule(room.context, room.maya, { id }, fromContent);
    const pressed = await room.context.db.transaction().execute(async (tx) => {
      // Held so long that all have begun.
      await readFence(tx, account.id);
      const all = Promise.all([press(), press(), press()]);
      await sleep(150);
      return { all };
    });
    expect(await pressed.all).toEqual([{}, {}, {}]);
    const events = room.context.db
      .selectFrom('event')
      .select('to_state')
      .where('publication_id', '=', publication.id)
      .orderBy('seq')
      .execute();
    expect((await events).map((event) => event.to_state)).toEqual(['scheduled', 'cancelled']);
    expect(await press()).toEqual({});
  });

  it('can no longer be withdrawn once its worker has begun', async () => {
    const account = await room.account('facebook');
    const { id, publication } = await scheduleIn(scheduleLeadMs + 10_000, account, 'Too late.');
    await passTime(room, scheduleLeadMs + 11_000);
    await room.advance(publication);
    const late = withdrawSchedule(room.context, room.maya, { id }, fromContent);
    await expect(late).rejects.toMatchObject({ code: 'stands-otherwise' });
  });

  async function statusOf(id: string): Promise<number> {
    const row = await room.context.db
      .selectFrom('draft')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.status;
  }
});
