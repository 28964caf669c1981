// Publishing against a real Postgres and a real sandbox: once each, never twice, and the history tells how it went.
import { transitions } from '@herald/contract/publications.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor } from '../../db/test-actor.ts';
import { openPublishingDoors } from '../../http/test-doors.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { saveDraft } from '../content/save-draft.ts';
import { Draft } from '@herald/contract/content.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { handlers } from '../../worker.ts';
import { publishPackage } from './publish-package.ts';
import { relayOutbox } from './relay-outbox.ts';

let room: Newsroom;
let app: FastifyInstance;

beforeAll(async () => {
  room = await testNewsroom();
  app = openPublishingDoors(room.context);
});
afterAll(async () => {
  await app.close();
  await room.close();
});

const Queued = z.object({
  code: z.number(),
  data: z.object({ publications: z.array(z.object({ id: z.string(), bid: z.string(), state: z.string() })) }),
});
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/prod-api${url}`, payload, headers: room.maya.bearer });
const get = (url: string, bearer = room.maya.bearer) =>
  app.inject({ url: `/prod-api${url}`, headers: bearer });

async function eventsOf(id: string) {
  return room.context.db
    .selectFrom('event')
    .selectAll()
    .where('publication_id', '=', id)
    .orderBy('seq')
    .execute();
}

describe('publishing now', () => {
  it('R-API-023 R-GEN-006 R-GEN-002: puts one package live on Facebook and on X, once each, with the same text', async () => {
    const [page, profile] = [await room.account('facebook'), await room.account('twitter')];
    const pkGUID = await room.write('The bridge opens at noon.');
    const answer = await post('/content/contentList/pub', [{ pkGUID, bids: `${page.id},${profile.id}` }]);
    expect(answer.statusCode).toBe(200);
    const { code, data } = Queued.parse(answer.json());
    expect(code).toBe(200);
    expect(data.publications.map((one) => one.bid).toSorted()).toEqual([page.id, profile.id].toSorted());
    for (const { id } of data.publications) {
      const live = await room.advance(await room.read(id));
      expect(live).toMatchObject({ state: 'published', reason: 'reason-platform-said-live' });
    }
    for (const account of [page, profile]) {
      const posts = await room.posts(account);
      expect(posts.map((one) => one.text)).toEqual(['The bridge opens at noon.']);
      const [row] = await room.context.db
        .selectFrom('publication')
        .select(['external_id', 'external_url'])
        .where('account_id', '=', account.id)
        .execute();
      expect(row?.external_id).toBe(posts[0]?.externalId);
      expect(row?.external_url).toContain(`${room.sandbox.host}/`);
    }
  });

  it('leaves a history whose every step is a row of the protocol, each with how we know', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    const live = await room.advance(await room.publish(account));
    const events = await eventsOf(live.id);
    expect(events.map((event) => event.to_state)).toEqual([
      'scheduled',
      'preparing',
      'inflight',
      'reconciling',
      'published',
    ]);
    events.forEach((event, index) => {
      expect(event.seq).toBe(index + 1);
      expect(event.from_state).toBe(events[index - 1]?.to_state ?? null);
      if (event.from_state === null) return;
      const isLawful = transitions.some(([, from, to]) => from === event.from_state && to === event.to_state);
      expect(isLawful).toBe(true);
    });
    expect(events.at(-1)?.evidence).toMatchObject({ by: 'word-look' });
    expect(JSON.stringify(events)).not.toContain('EAA');
  });

  it('R-PUB-018: publishes once when the button is pressed twice, one after the other or at the same instant', async () => {
    const account = await room.account('twitter');
    const pkGUID = await room.write('Pressed twice.');
    const press = () => post('/content/contentList/pub', [{ pkGUID, bids: [account.id] }]);
    const answers = await Promise.all([press(), press(), press(), press()]);
    expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.statusCode === 409)).toHaveLength(3);
    const refused = z
      .object({ code: z.number() })
      .parse(answers.find((one) => one.statusCode === 409)?.json());
    expect(refused.code).toBe(409_002);
    const rows = await room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(rows).toHaveLength(1);
    for (const row of rows) await room.advance(row);
    expect(await room.posts(account)).toHaveLength(1);
    expect((await press()).statusCode).toBe(409);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('R-PUB-018: asks before the same post goes out again within a day, also from another package, and does it when confirmed', async () => {
    const account = await room.account('facebook');
    await room.advance(await room.publish(account, 'The ferry sails.'));
    const pkGUID = await room.write('The  ferry   sails.');
    const publish = (again: boolean) =>
      publishPackage(room.context, room.maya, [{ pkGUID, bids: [account.id], again }], fromContent);
    await expect(publish(false)).rejects.toMatchObject({ code: 'same-post-again' });
    const [second] = await publish(true);
    if (!second) throw new Error('nothing was queued');
    await expect(publish(true)).rejects.toMatchObject({ code: 'already-on-its-way' });
    await room.sandbox.order('/_settings', { duplicateFilter: false });
    expect((await room.advance(second)).state).toBe('published');
    await room.sandbox.order('/_settings', { duplicateFilter: true });
    expect(await room.posts(account)).toHaveLength(2);
  });

  it('queues all or none: an account of another department refuses the whole list', async () => {
    const stranger = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const account = await room.account('facebook');
    const pkGUID = await room.write('All or none.');
    const items = [{ pkGUID, bids: [account.id] }];
    await expect(publishPackage(room.context, stranger, items, fromContent)).rejects.toMatchObject({
      code: 'not-found',
    });
    const rows = await room.context.db
      .selectFrom('publication')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('sends what was on the page when Publish was pressed, not what was written since (I8)', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'As it was.');
    await room.context.db
      .updateTable('package')
      .set({ content: JSON.stringify({}), version: 2 })
      .where('id', '=', queued.package_id)
      .execute();
    await room.advance(queued);
    expect((await room.posts(account)).map((one) => one.text)).toEqual(['As it was.']);
    const attempt = await room.context.db
      .selectFrom('attempt')
      .selectAll()
      .where('publication_id', '=', queued.id)
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({ n: 1, outcome: 'live', request_fingerprint: queued.fingerprint });
  });

  it('R-STATE-001 R-API-007: marks the draft as used once its post is live, and tells who asked, once', async () => {
    const account = await room.account('facebook');
    const { id } = await saveDraft(
      room.context,
      room.maya,
      Draft.parse({ title: 'Draft', draftMediaList: [{ mediaType: 3, content: 'From a draft.' }] }),
    );
    const answer = await post('/content/contentList/draft/pubDraft', [{ id, bids: [account.id] }]);
    const [queued] = Queued.parse(answer.json()).data.publications;
    const statusOf = async () =>
      (
        await room.context.db
          .selectFrom('draft')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).status;
    expect(await statusOf()).toBe(1);
    const live = await room.advance(await room.read(queued?.id ?? ''));
    await relayOutbox(room.context, handlers);
    await relayOutbox(room.context, handlers);
    expect(await statusOf()).toBe(2);
    const inbox = await listInbox(room.context, room.maya, { page: 1, pageSize: 100 });
    expect(inbox.items.filter((one) => one.link.includes(live.id))).toHaveLength(1);
  });
});

describe('the history', () => {
  it('R-HIST-003 R-HIST-004 R-API-063 R-API-065 R-API-068 R-ENT-021: shows mine, my department’s and everybody’s, the rows of a package, and one in full', async () => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, 'In the history.'));
    const other = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const outsider = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const admin = await testActor(room.context, { department: 'House', signs: ['content:all'] });
    const Page = z.object({ data: z.object({ items: z.array(z.object({ opp_id: z.string() })) }) });
    const ids = async (url: string, bearer = room.maya.bearer) =>
      Page.parse((await get(url, bearer)).json()).data.items.map((item) => item.opp_id);
    const query = '?page=1&pageSize=100&title=In the history';
    expect(await ids(`/content/publish/pubHistory${query}`)).toEqual([live.id]);
    expect(await ids(`/content/publish/pubHistory${query}`, other.bearer)).toEqual([]);
    expect(await ids(`/content/publish/pubDepHistory${query}`, other.bearer)).toEqual([live.id]);
    expect(await ids(`/content/publish/pubDepHistory${query}`, outsider.bearer)).toEqual([]);
    expect(await ids(`/content/publish/pubAdmHistory${query}`, admin.bearer)).toEqual([live.id]);
    expect((await get(`/content/publish/pubAdmHistory${query}`)).statusCode).toBe(403);
    expect(await ids(`/content/publish/getPubHistoryByParentId?id=${live.package_id}`)).toEqual([live.id]);
    const Detail = z.object({
      code: z.number(),
      data: z.object({ time: z.string(), events: z.array(z.object({ toState: z.string() })) }),
    });
    const detail = Detail.parse((await get(`/content/publish/detail?id=${live.id}`)).json());
    expect(detail.code).toBe(200);
    expect(detail.data.time).toBe(live.published_at?.toISOString());
    expect(detail.data.events.at(-1)?.toState).toBe('published');
  });

  it('R-API-063: answers 105019 for a post of another department, one that never was, and a word that is no id', async () => {
    const outsider = await testActor(room.context, { department: 'Sport', signs: allPublishingSigns });
    const live = await room.advance(await room.publish(await room.account('facebook')));
    const Code = z.object({ code: z.number() });
    const codeOf = async (id: string, bearer = room.maya.bearer) =>
      Code.parse((await get(`/content/publish/detail?id=${id}`, bearer)).json()).code;
    expect(await codeOf(live.id)).toBe(200);
    expect(await codeOf(live.id, outsider.bearer)).toBe(105_019);
    expect(await codeOf('00000000-0000-4000-8000-000000000000')).toBe(105_019);
    expect(await codeOf('no-id')).toBe(105_019);
  });

  it('takes no word that is no id for one: every call by id answers 4xx, never 500', async () => {
    for (const path of ['content/publish/getPubHistoryByParentId', 'content/contentList/restartPub'])
      expect((await get(`/${path}?id=no-id`)).statusCode).toBeLessThan(500);
    for (const path of ['schedulepubmaterial/detail', 'schedulepubmaterial/withdrawTiming'])
      expect((await get(`/content/${path}?id=no-id`)).statusCode).toBe(404);
    for (const path of ['withdrawArticle', 'lookAgain'])
      expect((await post(`/content/publish/${path}`, { id: 'no-id' })).statusCode).toBe(404);
    const resolve = await post('/content/publish/resolve', { id: 'no-id', answer: 'drop' });
    expect(resolve.statusCode).toBe(404);
  });
});
