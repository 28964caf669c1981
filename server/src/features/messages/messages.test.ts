import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { sendMessages } from './send-messages.ts';

let world: TestContext;
let app: FastifyInstance;
let reader: TestActor;
let other: TestActor;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  reader = await testActor(world.context, { department: 'Desk', signs: [] });
  other = await testActor(world.context, { department: 'Desk', signs: [] });
  for (const onceKey of ['a', 'b', 'b'])
    await sendMessages(world.context.db, [
      {
        personId: reader.personId,
        kind: 'message-failed',
        figures: { title: 'Storm', account: 'Page', reason: 'reason-content-refused' },
        link: '/api/content/publish/pubHistory?id=1',
        onceKey,
      },
    ]);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const unread = async (who: TestActor, language = 'en', readStatus: 0 | 1 = 0) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/prod-api/infor/notReadList',
    headers: { ...who.bearer, 'accept-language': language },
    payload: { readStatus },
  });
  return messageEndpoints.unread.output.parse(Envelope.parse(answer.json()).data).items;
};
const mark = (who: TestActor, ids: string[]) =>
  app.inject({ method: 'POST', url: '/prod-api/infor/markRead', headers: who.bearer, payload: { ids } });

describe('the inbox', () => {
  it('R-ENT-022: readStatus 0 asks for the unread ones, 1 for those that were read, and there is no other', async () => {
    const person = await testActor(world.context, { department: 'Night', signs: [] });
    const figures = { title: 'Storm', account: 'Page', reason: 'reason-content-refused' };
    for (const onceKey of ['x', 'y'])
      await sendMessages(world.context.db, [
        { personId: person.personId, kind: 'message-failed', figures, link: `/${onceKey}`, onceKey },
      ]);
    const [first, second] = await unread(person);
    expect(await unread(person, 'en', 1)).toEqual([]);
    await mark(person, [first?.id ?? '']);
    expect(await unread(person)).toEqual([second]);
    expect(await unread(person, 'en', 1)).toEqual([{ ...first, readStatus: 1 }]);
    const odd = await app.inject({
      method: 'POST',
      url: '/prod-api/infor/notReadList',
      headers: person.bearer,
      payload: { readStatus: 2 },
    });
    expect(odd.statusCode).toBe(400);
  });

  it('R-MSG-003 R-MSG-005 holds each message once, said in the reader’s language, its reason too', async () => {
    const items = await unread(reader);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ readStatus: 0, link: '/api/content/publish/pubHistory?id=1' });
    expect(items[0]?.text).toBe(
      '"Storm" was not published on Page: The platform refused the content. Mend it and publish again.',
    );
    expect((await unread(reader, 'zh'))[0]?.text).toMatch(/[\u4e00-\u9fff]/);
    expect(await unread(other)).toEqual([]);
  });

  it('R-API-048 R-API-049 R-API-050: marks only one’s own, and lists the read ones still', async () => {
    const [first] = await unread(reader);
    await mark(other, [first?.id ?? '', 'not-an-id']);
    await mark(other, []);
    expect(await unread(reader)).toHaveLength(2);
    await mark(reader, [first?.id ?? '']);
    expect(await unread(reader)).toHaveLength(1);
    const rest = (await unread(reader)).map(({ id }) => id);
    await mark(reader, rest);
    expect(await unread(reader)).toHaveLength(0);
    const answer = await app.inject({
      url: '/prod-api/infor/myInfor?page=1&pageSize=1',
      headers: reader.bearer,
    });
    expect(Envelope.parse(answer.json()).data).toMatchObject({ total: 2, items: [{ readStatus: 1 }] });
    const all = await app.inject({ url: '/prod-api/infor/allInfor', headers: reader.bearer });
    const { items, total } = messageEndpoints.allMessages.output.parse(Envelope.parse(all.json()).data);
    expect([total, items.map(({ readStatus }) => readStatus)]).toEqual([2, [1, 1]]);
  });

  it('R-MSG-005: stands in tabs with how many are in each: all, the unread, what asks for an answer until it is marked, mentions and news', async () => {
    const person = await testActor(world.context, { department: 'Tabs', signs: [] });
    const figures = { title: 'Storm', account: 'Page', who: 'Ana', note: 'Look' };
    const kinds = ['message-live', 'message-missed', 'message-unknown', 'message-mention'] as const;
    await sendMessages(
      world.context.db,
      kinds.map((kind) => ({ personId: person.personId, kind, figures, link: '/', onceKey: `tab ${kind}` })),
    );
    const inTab = async (tab: string) => {
      const url = `/prod-api/infor/myInfor?page=1&pageSize=10&tab=${tab}`;
      const answer = await app.inject({ url, headers: person.bearer });
      const { items, total, counts } = messageEndpoints.inbox.output.parse(
        Envelope.parse(answer.json()).data,
      );
      expect([tab, total]).toEqual([tab, items.length]);
      return { kinds: items.map(({ kind }) => kind).toSorted(), items, counts };
    };
    const missed = (await inTab('answer')).items.find(({ kind }) => kind === 'message-missed');
    expect((await inTab('all')).counts).toEqual({ all: 4, unread: 4, answer: 2, mentions: 1, news: 1 });
    expect((await inTab('mentions')).kinds).toEqual(['message-mention']);
    await mark(person, [missed?.id ?? '']);
    expect((await inTab('answer')).kinds).toEqual(['message-unknown']);
    // All at once: but what needs an answer, which leaves only when it is named.
    await mark(person, []);
    const left = await inTab('answer');
    expect(left.kinds).toEqual(['message-unknown']);
    expect((await inTab('unread')).kinds).toEqual(['message-unknown']);
    await mark(person, [left.items[0]?.id ?? '']);
    expect((await inTab('unread')).kinds).toEqual([]);
    expect((await inTab('answer')).kinds).toEqual([]);
    expect((await inTab('mentions')).kinds).toEqual(['message-mention']);
    const last = await inTab('news');
    expect(last.kinds).toEqual(['message-live']);
    expect(last.counts).toEqual({ all: 4, unread: 0, answer: 0, mentions: 1, news: 1 });
    const odd = await app.inject({
      url: '/prod-api/infor/myInfor?page=1&pageSize=10&tab=other',
      headers: person.bearer,
    });
    expect(odd.statusCode).toBe(400);
  });
});
