// Editing what is scheduled: published from there it goes out with the words saved there, once; the list narrows, counts and lets lines go.
import { randomUUID } from 'node:crypto';
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import { Draft } from '@herald/contract/content.ts';
import { ScheduleCounts, ScheduleRow } from '@herald/contract/endpoints/schedules.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readClock } from '../../db/client.ts';
import { testActor } from '../../db/test-actor.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { readDraft } from '../content/read-draft.ts';
import { saveDraft } from '../content/save-draft.ts';
import { savePackage } from '../content/save-package.ts';
import { PackageBody } from '@herald/contract/content.ts';
import { relayOutbox } from './relay-outbox.ts';
import { schedulePackage } from './schedule-package.ts';
import { withdrawPublication } from './withdraw-publication.ts';

let room: Newsroom;
let app: FastifyInstance;
keepNewsroom((opened) => {
  room = opened;
  app = openPublishingDoors(room.context);
});
afterAll(() => app.close());

const Said = z.object({ code: z.number(), data: z.unknown() });
const Queued = z.object({ publications: z.array(z.object({ id: z.string(), bid: z.string() })) });
const Page = z.object({ items: z.array(ScheduleRow), total: z.number(), counts: ScheduleCounts });
const Detail = z.object({ schedule: ScheduleRow, zone: z.string() });

async function call(path: string, payload?: object, who = room.maya) {
  const url = `/prod-api/content/schedulepubmaterial/${path}`;
  const method = payload ? 'POST' : 'GET';
  const answer = await app.inject({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...Said.parse(answer.json()) };
}
async function clockIn(minutes: number): Promise<string> {
  const due = new Date((await readClock(room.context.db)).getTime() + scheduleLeadMs + minutes * minuteMs);
  return wallClockOf(due, room.context.config.zone);
}
const write = (text: string, more: object = {}) =>
  saveDraft(
    room.context,
    room.maya,
    Draft.parse({ title: text, draftMediaList: [{ mediaType: 3, content: text }], ...more }),
  );
async function plan(text: string, accounts: readonly TestAccount[], minutes = 60) {
  const { id: draftid } = await write(text);
  const asked = { draftid, pubTime: await clockIn(minutes), channelBindIds: accounts.map(({ id }) => id) };
  return { draftid, ...(await schedulePackage(room.context, room.maya, asked, fromContent)) };
}
const partsOf = (id: string) =>
  room.context.db.selectFrom('publication').selectAll().where('schedule_id', '=', id).execute();
const texts = async (account: TestAccount) => (await room.posts(account)).map(({ text }) => text);
const statusOf = async (id: string) => (await readDraft(room.context, room.maya, { id })).draft.status;
/** Over the wire, as the composer does: status 4 from the edit. */
async function publish(schedulePubMaterialId: string, more: object = {}) {
  const answer = await call('pub', { schedulePubMaterialId, status: 4, ...more });
  return { ...answer, queued: Queued.safeParse(answer.data).data?.publications ?? [] };
}

describe('published from its edit', () => {
  it('R-STATE-003: with status 4 it goes out at once with the words saved there, once, and its old words never', async () => {
    const account = await room.account('facebook');
    const { id, draftid } = await plan('Before the edit.', [account]);
    await call(`grabJob?id=${id}`);
    await write('After the edit.', { id: draftid, replaces: id });
    const { status, queued } = await publish(id);
    expect(status).toBe(200);
    expect(queued.map(({ bid }) => bid)).toEqual([account.id]);
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
    for (const one of queued) await room.advance(await room.read(one.id));
    await relayOutbox(room.context, handlers);
    expect(await texts(account)).toEqual(['After the edit.']);
    expect(await statusOf(draftid)).toBe(2);
    expect(await publish(id)).toMatchObject({ status: 409 });
    expect(await texts(account)).toHaveLength(1);
  });

  it('unchanged, its own publications go out, freed of the hold', async () => {
    const account = await room.account('facebook');
    const { id } = await plan('Nothing to add.', [account]);
    await call(`grabJob?id=${id}`);
    const before = await partsOf(id);
    const { queued } = await publish(id);
    expect(queued.map((one) => one.id)).toEqual(before.map((one) => one.id));
    for (const one of queued) expect((await room.advance(await room.read(one.id))).state).toBe('published');
    expect(await texts(account)).toEqual(['Nothing to add.']);
  });

  it('to one of its accounts leaves the others with the words and the time they had, held no longer', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id, draftid, pubTime } = await plan('To both.', [page, profile]);
    await call(`grabJob?id=${id}`);
    await write('To the page alone.', { id: draftid, replaces: id });
    const { queued } = await publish(id, { bids: page.id });
    expect(queued.map(({ bid }) => bid)).toEqual([page.id]);
    for (const one of queued) await room.advance(await room.read(one.id));
    expect(await texts(page)).toEqual(['To the page alone.']);
    const left = (await partsOf(id)).find((part) => part.account_id === profile.id);
    expect(left).toMatchObject({ state: 'scheduled', scheduled_local: pubTime, held_by: null });
    const { schedule } = Detail.parse((await call(`detail?id=${id}`)).data);
    expect(schedule).toMatchObject({ state: 'waiting', held: null, accounts: [{ id: profile.id }] });
    const { queued: rest } = await publish(id, { bids: profile.id });
    for (const one of rest) await room.advance(await room.read(one.id));
    expect(await texts(profile)).toEqual(['To the page alone.']);
  });

  it('an account spelt in capitals is the one that waits: its old words go out no more', async () => {
    const account = await room.account('facebook');
    const { id, draftid } = await plan('Old words.', [account]);
    await write('New words.', { id: draftid, replaces: id });
    const { queued } = await publish(id, { bids: account.id.toUpperCase() });
    expect(queued.map(({ bid }) => bid)).toEqual([account.id]);
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
    for (const one of queued) await room.advance(await room.read(one.id));
    expect(await texts(account)).toEqual(['New words.']);
  });

  it('is refused as a whole where its new words may not go out, and then it waits as before', async () => {
    const account = await room.account('twitter');
    const { id, draftid } = await plan('Short enough.', [account]);
    await write('x'.repeat(281), { id: draftid, replaces: id, title: 'Long' });
    expect(await publish(id)).toMatchObject({ status: 422 });
    expect(await partsOf(id)).toMatchObject([{ state: 'scheduled', post: { text: 'Short enough.' } }]);
  });

  it('a package without a draft is saved while it waits only by who names its schedule', async () => {
    const account = await room.account('facebook');
    const pkGUID = await room.write('A package.');
    const asked = { pkGUID, pubTime: await clockIn(60), channelBindIds: [account.id] };
    const { id } = await schedulePackage(room.context, room.maya, asked, fromContent);
    const save = (replaces?: string) =>
      savePackage(
        room.context,
        room.maya,
        PackageBody.parse({
          title: 'A package.',
          materialList: [{ mediaType: 3, content: 'Rewritten.' }],
          pkGUID,
          ...(replaces === undefined ? {} : { replaces }),
        }),
      );
    await expect(save()).rejects.toMatchObject({ code: 'still-scheduled' });
    await save(id);
    const { queued } = await publish(id, { pkGUID });
    for (const one of queued) await room.advance(await room.read(one.id));
    expect(await texts(account)).toEqual(['Rewritten.']);
  });
});

describe('what was withdrawn is not published from its edit', () => {
  it('neither once all of it is withdrawn or deleted, nor on the one account that was withdrawn meanwhile', async () => {
    const gone = { status: 409, code: 409_010 };
    for (const path of ['withdrawTiming?id=', 'delete?ids=']) {
      const account = await room.account('facebook');
      const { id } = await plan(`Gone by ${path}`, [account]);
      expect(await call(`${path}${id}`)).toMatchObject({ status: 200 });
      expect(await publish(id)).toMatchObject(gone);
      expect(await publish(id, { bids: account.id })).toMatchObject(gone);
      // Nor where it never was to go.
      const other = await room.account('twitter');
      expect(await publish(id, { bids: other.id })).toMatchObject(gone);
    }
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const { id, draftid } = await plan('Not on the page.', [page, profile]);
    await call(`grabJob?id=${id}`);
    await write('Not on the page, in better words.', { id: draftid, replaces: id });
    for (const part of await partsOf(id))
      if (part.account_id === page.id) await withdrawPublication(room.context, room.maya, { id: part.id });
    expect(await publish(id, { bids: `${page.id},${profile.id}` })).toMatchObject(gone);
    expect((await partsOf(id)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'scheduled']);
    // The one that was left goes out alone.
    const { queued } = await publish(id);
    expect(queued.map(({ bid }) => bid)).toEqual([profile.id]);
  });

  it('an account that there is not is told so, from the edit as from the list, and it waits as before', async () => {
    const account = await room.account('facebook');
    const { id } = await plan('Nowhere.', [account]);
    for (const bids of [randomUUID(), 'nonsense', `${account.id},nonsense`])
      for (const status of [4, 5]) expect(await publish(id, { bids, status })).toMatchObject({ status: 404 });
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['scheduled']);
  });
});

describe('the list of what is scheduled', () => {
  it('R-API-035 R-API-038: a line’s detail tells its pubTime; withdrawn over the wire nothing of it goes out', async () => {
    const account = await room.account('facebook');
    const { id, draftid, pubTime } = await plan('In detail.', [account]);
    const { schedule, zone } = Detail.parse((await call(`detail?id=${id}`)).data);
    expect(schedule).toMatchObject({ id, pubTime, draftid, state: 'waiting' });
    expect(zone).toBe(room.context.config.zone);
    // As a link of the specification names it.
    expect(Detail.parse((await call(`detail?id=${draftid}`)).data).schedule.id).toBe(id);
    expect(await call(`withdrawTiming?id=${id}`)).toMatchObject({ status: 200, code: 200 });
    expect(Detail.parse((await call(`detail?id=${id}`)).data).schedule.state).toBe('withdrawn');
    expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await statusOf(draftid)).toBe(1);
  });

  it('R-SCHED-022 R-API-041: lines are deleted by ids, all or none; what waits is withdrawn first and never goes out, what is on its way is refused', async () => {
    const account = await room.account('facebook');
    const one = await plan('Scrap one.', [account]);
    const two = await plan('Scrap two.', [account], 61);
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    expect(await call(`delete?ids=${one.id}`, undefined, stranger)).toMatchObject({ status: 404 });
    expect(await call(`delete?ids=${one.id},no-id`)).toMatchObject({ status: 404 });
    expect((await partsOf(one.id)).map(({ state }) => state)).toEqual(['scheduled']);
    expect(await call(`delete?ids=${one.id},${two.id}`)).toMatchObject({ status: 200, code: 200 });
    for (const { id, draftid } of [one, two]) {
      expect((await partsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
      expect(await statusOf(draftid)).toBe(1);
    }
    expect(Page.parse((await call('list?title=Scrap')).data).total).toBe(0);

    const sent = await plan('Scrap, sent.', [account]);
    await call('pub', { schedulePubMaterialId: sent.id, status: 5 });
    await room.strike(account, 'reset-after');
    for (const part of await partsOf(sent.id)) await room.advance(part, ['reconciling']);
    expect(await call(`delete?ids=${sent.id}`)).toMatchObject({ status: 409 });
    for (const part of await partsOf(sent.id)) await room.advance(part);
    expect(await call(`delete?ids=${sent.id}`)).toMatchObject({ status: 200 });
    expect(await texts(account)).toEqual(['Scrap, sent.']);
    expect(Page.parse((await call('list?title=Scrap')).data).total).toBe(0);
  });

  it('R-HIST-002: is narrowed by state, days and channel, and counts what stands in which way whatever state is asked for', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const soon = await plan('Kiosk soon.', [page]);
    const far = await plan('Kiosk far.', [profile], 3 * 24 * 60);
    const gone = await plan('Kiosk gone.', [page], 70);
    await call(`withdrawTiming?id=${gone.id}`);
    const sent = await plan('Kiosk sent.', [page], 80);
    await call('pub', { schedulePubMaterialId: sent.id, status: 5 });
    for (const part of await partsOf(sent.id)) await room.advance(part);
    const ask = async (more: string) => Page.parse((await call(`list?title=Kiosk${more}`)).data);
    const all = await ask('');
    expect(all.counts).toEqual({ all: 4, waiting: 2, 'on-its-way': 0, done: 1, withdrawn: 1 });
    const idsOf = async (more: string) => (await ask(more)).items.map(({ id }) => id);
    expect(await idsOf('&state=waiting')).toEqual([soon.id, far.id]);
    expect(await idsOf('&state=done')).toEqual([sent.id]);
    expect(await idsOf('&state=withdrawn')).toEqual([gone.id]);
    expect((await ask('&state=done')).counts).toEqual(all.counts);
    expect((await ask('&state=done')).total).toBe(1);
    expect(await idsOf('&channelid=32')).toEqual([far.id]);
    const day = far.pubTime.slice(0, 10);
    expect(await idsOf(`&startTime=${day} 00:00:00&endTime=${day} 23:59:59`)).toEqual([far.id]);
  });
});
