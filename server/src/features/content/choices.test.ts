// What the composer offers beside the words: emojis, feelings in the reader's language, and the sites whose links may have a thumbnail.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../db/seed/seed.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { checkLinkHost } from './check-link-host.ts';
import { listEmojis } from './list-emojis.ts';
import { listFeelings } from './list-feelings.ts';
import { listSpecialTopics } from './list-special-topics.ts';

let world: TestContext;
let maya: TestActor;
beforeAll(async () => {
  world = await testContext({ environment: { HERALD_LINK_HOSTS: 'harbour.example, News.Example ' } });
  maya = await testActor(world.context, { department: 'Desk', signs: [] });
});
afterAll(() => world.close());

it('R-API-013 R-ENT-027: feelings have an id and a name in the reader’s language, and what is kept of the chosen one', async () => {
  const read = async (language: 'zh' | 'en') =>
    (await listFeelings(world.context, { ...maya, language })).find(({ id }) => id === '528297480516636');
  expect(await read('en')).toEqual({
    id: '528297480516636',
    name: 'happy',
    ogActionTypeId: '383634835006146',
    ogObjectId: '528297480516636',
    ogIconId: '',
  });
  expect((await read('zh'))?.name).toBe('开心');
  const ids = (await listFeelings(world.context, maya)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('R-API-012: emojis are listed once each', async () => {
  const ids = (await listEmojis()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u);
});

it('R-API-028 R-ENT-027: special topics are the newsroom’s, in its own order; those it took away do not come back', async () => {
  const { db } = world.context;
  const topics = await listSpecialTopics(world.context);
  expect(topics.length).toBeGreaterThan(0);
  const [first] = topics;
  if (!first) throw new Error('no topic');
  expect(Object.keys(first)).toEqual(['id', 'name']);
  await db.deleteFrom('special_topic').where('id', '=', first.id).execute();
  await db.insertInto('special_topic').values({ id: 'harbour', name: 'Harbour', sort: -1 }).execute();
  await seed(db, { demo: false });
  const names = (await listSpecialTopics(world.context)).map(({ name }) => name);
  expect(names[0]).toBe('Harbour');
  expect(names).not.toContain(first.name);
});

it.each([
  ['https://harbour.example/a', true],
  ['http://www.NEWS.example:8443/', true],
  ['https://harbour.example.evil.test/', false],
  ['https://notharbour.example/', false],
  ['https://harbour.example@evil.test/', false],
  ['javascript://harbour.example/%0aalert(1)', false],
  ['not an address', false],
])('R-FB-004 R-API-027: %s is on the list: %s', async (url, status) => {
  expect(await checkLinkHost(world.context, maya, { url })).toEqual({ status });
});

it('R-FB-004: without a list no site is', async () => {
  const open = { ...world.context, config: { ...world.context.config, linkHosts: [] } };
  expect(await checkLinkHost(open, maya, { url: 'https://any.example/' })).toEqual({ status: false });
});
