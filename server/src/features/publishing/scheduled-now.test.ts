// What is scheduled, published before its time or planned anew: the same publications go out, once, and nothing waits twice.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { readDraft } from '../content/read-draft.ts';
import { saveDraft } from '../content/save-draft.ts';
import { relayOutbox } from './relay-outbox.ts';
import { rescheduleMoved } from './reschedule-moved.ts';

let room: Newsroom;
let app: FastifyInstance;
keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const Made = z.object({ id: z.string(), pubTime: z.string(), pkGUID: z.string() });
const Queued = z.object({ publications: z.array(z.object({ id: z.string(), bid: z.string() })) });
const Said = z.object({ code: z.number(), data: z.unknown() });

async function post(path: string, payload: object, who = room.maya) {
  const url = `/prod-api/content/schedulepubmaterial/${path}`;
  const answer = await app.inject({ method: 'POST', url, headers: who.bearer, payload });
  return { status: answer.statusCode, ...Said.parse(answer.json()) };
}
async function clockIn(minutes: number): Promise<string> {
  const now = await readClock(room.context.db);
  const due = new Date(now.getTime() + scheduleLeadMs + minutes * minuteMs);
  return wallClockOf(due, room.context.config.zone);
}
async function plan(text: string, accounts: readonly TestAccount[]) {
  const draft = Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }] });
  const { id: draftid } = await saveDraft(room.context, room.maya, draft);
  const channelBindIds = accounts.map(({ id }) => id).join(',');
  const made = await post('insert', { draftid, pubTime: await clockIn(60), channelBindIds });
  return { draftid, ...Made.parse(made.data) };
}
const statusOf = async (id: string) => (await readDraft(room.context, room.maya, { id })).draft.status;
const partsOf = (id: string) =>
  room.context.db.selectFrom('publication').selectAll().where('schedule_id', '=', id).execute();
const publish = async (schedulePubMaterialId: string, more: object = {}) =>
  post('pub', { schedulePubMaterialId, status: 5, ...more });

describe('publishing a scheduled item now', () => {
  it('R-STATE-004 R-PUB-015 R-API-040: named by schedulePubMaterialId with status 5, its own publications go out at once and only once', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id, draftid, pkGUID } = await plan('Before its time.', [page, profile]);
    const before = await partsOf(id);
    const answer = await publish(id, { pkGUID });
    expect(answer).toMatchObject({ status: 200, code: 200 });
    const { publications } = Queued.parse(answer.data);
    expect(publications.map((one) => one.id).toSorted()).toEqual(before.map((one) => one.id).toSorted());
    expect(await statusOf(draftid)).toBe(6);
    // A worker that starts now takes it for no hour that has moved.
    expect(await rescheduleMoved(room.context)).toBe(0);
    for (const one of publications)
      expect(await room.advance(await room.read(one.id))).toMatchObject({ state: 'published' });
    await relayOutbox(room.context, handlers);
    expect(await statusOf(draftid)).toBe(2);
    expect([await room.posts(page), await room.posts(profile)].map((posts) => posts.length)).toEqual([1, 1]);
    expect(await publish(id)).toMatchObject({ status: 409 });
    expect(await room.posts(page)).toHaveLength(1);
    const events = room.context.db
      .selectFrom('event')
      .select(['from_state', 'to_state', 'actor', 'evidence']);
    const told = await events
      .where('publication_id', '=', publications[0]?.id ?? '')
      .orderBy('seq')
      .execute();
    expect(told[1]).toMatchObject({
      from_state: 'scheduled',
      to_state: 'scheduled',
      actor: room.maya.name,
      evidence: { by: room.maya.account, was: before[0]?.due_at.toISOString() },
    });
  });

  it('on the chosen channels leaves the others where they were, as a line that waits: moved or withdrawn as ever, and never planned beside itself', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id, pubTime, draftid } = await plan('Facebook first.', [page, profile]);
    const { data } = await publish(id, { bids: page.id });
    const { publications } = Queued.parse(data);
    expect(publications.map(({ bid }) => bid)).toEqual([page.id]);
    await room.advance(await room.read(publications[0]?.id ?? ''));
    const other = (await partsOf(id)).find((part) => part.account_id === profile.id);
    expect(other).toMatchObject({ state: 'scheduled', scheduled_local: pubTime });
    expect(await room.posts(profile)).toEqual([]);
    await relayOutbox(room.context, handlers);
    // A window that still shows both sends nothing twice, whatever it says.
    for (const status of [4, 5])
      expect(await publish(id, { status, bids: `${page.id},${profile.id}` })).toMatchObject({ status: 409 });
    const again = { draftid, pubTime: await clockIn(90), channelBindIds: profile.id };
    expect(await post('insert', again)).toMatchObject({ status: 409 });
    const moved = Made.parse((await post('update', { id, pubTime: await clockIn(80) })).data);
    expect((await partsOf(moved.id)).map((part) => part.account_id)).toEqual([profile.id]);
    expect(await post(`withdrawTiming?id=${moved.id}`, { id: moved.id })).toMatchObject({ status: 200 });
    expect(await room.posts(page)).toHaveLength(1);
  });

  it('goes out for whoever says so now, where who planned it has left', async () => {
    const page = await room.account('facebook');
    const { id } = await plan('Planned by one who left.', [page]);
    const leaver = await testActor(room.context, { department: 'Desk', signs: [] });
    await room.context.db
      .updateTable('publication')
      .set({ requested_by: leaver.personId })
      .where('schedule_id', '=', id)
      .execute();
    const { publications } = Queued.parse((await publish(id)).data);
    const gone = await room.advance(await room.read(publications[0]?.id ?? ''));
    expect(gone).toMatchObject({ state: 'published', requested_by: room.maya.personId });
  });

  it('is refused where it was withdrawn, belongs to others, names a stranger’s account or any other status', async () => {
    const page = await room.account('facebook');
    const { id } = await plan('Not by you.', [page]);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const scheduler = await testActor(room.context, { department: 'Desk', signs: ['rU7Zbu'] });
    const asked = { schedulePubMaterialId: id, status: 5 };
    expect(await post('pub', asked, stranger)).toMatchObject({ status: 404 });
    expect(await post('pub', asked, scheduler)).toMatchObject({ status: 403 });
    expect(await publish(id, { bids: (await room.account('facebook')).id })).toMatchObject({ status: 404 });
    expect(await publish(id, { pkGUID: await room.write('Something else') })).toMatchObject({ status: 404 });
    expect(await publish(id, { status: 3 })).toMatchObject({ status: 400 });
    await post(`withdrawTiming?id=${id}`, { id });
    expect(await publish(id)).toMatchObject({ status: 409 });
    expect(await room.posts(page)).toEqual([]);
  });
});

describe('planning a scheduled item anew', () => {
  it('R-SCHED-023 R-API-039: another time, other accounts or other words take its place, and what is not said stays', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id, draftid, pubTime } = await plan('Plans change.', [page]);
    const later = await clockIn(120);
    const first = Made.parse((await post('update', { id, pubTime: later })).data);
    expect(first.pubTime).toBe(later);
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await partsOf(first.id)).toMatchObject([
      { state: 'scheduled', account_id: page.id, scheduled_local: later, draft_id: draftid },
    ]);

    await saveDraft(
      room.context,
      room.maya,
      Draft.parse({
        id: draftid,
        title: 'Plans change.',
        draftMediaList: [{ mediaType: 3, content: 'Plans changed.' }],
        replaces: first.id,
      }),
    );
    const second = Made.parse(
      (await post('update', { id: first.id, channelBindIds: `${page.id},${profile.id}`, draftid })).data,
    );
    expect(second.pubTime).toBe(later);
    const waiting = await partsOf(second.id);
    expect(waiting.map((one) => one.account_id).toSorted()).toEqual([page.id, profile.id].toSorted());
    expect(waiting).toMatchObject([
      { post: { text: 'Plans changed.' } },
      { post: { text: 'Plans changed.' } },
    ]);
    await relayOutbox(room.context, handlers);
    expect(await statusOf(draftid)).toBe(6);
    expect(pubTime).not.toBe(later);
  });

  it('is held to the least lead, and to one’s own department', async () => {
    const { id } = await plan('Too soon.', [await room.account('facebook')]);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    expect(await post('update', { id, pubTime: await clockIn(-5) })).toMatchObject({ status: 422 });
    expect(await post('update', { id, pubTime: await clockIn(90) }, stranger)).toMatchObject({ status: 404 });
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['scheduled']);
  });
});
