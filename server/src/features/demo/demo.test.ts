import { demoEndpoints as calls } from '@herald/contract/endpoints/demo.ts';
import { Envelope } from '@herald/contract/envelope.ts';
import { importanceMax, type DemoRole } from '@herald/contract/demo.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { seed } from '../../db/seed/seed.ts';

let world: TestContext;
let app: FastifyInstance;
let writer: TestActor;
let reader: TestActor;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  writer = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  reader = await testActor(world.context, { department: 'Desk', signs: [] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, payload?: object, who: TestActor = writer) {
  const answer = await app.inject({
    method,
    url: `/prod-api${path}`,
    headers: who.bearer,
    ...(payload ? { payload } : {}),
  });
  const { code, data } = Envelope.parse(answer.json());
  return { status: answer.statusCode, code, data };
}

const list = async (query = '') =>
  calls.articles.output.parse((await ask('GET', `/article/list${query}`)).data);
const roles = async () => calls.roles.output.parse((await ask('GET', '/roles')).data).items;

describe('articles', () => {
  it('R-API-120 R-DEMO-027 R-ENT-032: a list is of twenty, by id either way, and narrowed by title, type, importance and status', async () => {
    const { items, total } = await list();
    expect(total).toBe(100);
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({
      id: 1,
      title: expect.any(String),
      author: expect.any(String),
      pageviews: expect.any(Number),
      timestamp: expect.any(Number),
    });
    const backwards = await list('?sort=-id&limit=5&page=2');
    expect(backwards.items.map(({ id }) => id)).toEqual([95, 94, 93, 92, 91]);
    expect((await list('?sort=%2Bid&limit=3')).items.map(({ id }) => id)).toEqual([1, 2, 3]);
    const all = (await list('?limit=100')).items;
    for (const [query, wanted] of [
      ['importance=2', (one: (typeof all)[number]) => one.importance === 2],
      ['type=JP', (one: (typeof all)[number]) => one.type === 'JP'],
      ['status=deleted', (one: (typeof all)[number]) => one.status === 'deleted'],
      ['title=HARBOUR', (one: (typeof all)[number]) => one.title.toLowerCase().includes('harbour')],
    ] as const) {
      const found = await list(`?limit=100&${query}`);
      const ids = all.filter(wanted).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(100);
      expect(found.items.map(({ id }) => id)).toEqual(ids);
      expect(found.total).toBe(ids.length);
    }
  });

  it('R-API-121 R-ENT-031: one is read whole, and what nobody wrote is not found', async () => {
    const article = calls.article.output.parse((await ask('GET', '/article/detail?id=7')).data);
    expect(article.id).toBe(7);
    for (const field of [
      'status title content content_short source_uri image_uri display_time platforms comment_disabled importance author'.split(
        ' ',
      ),
    ].flat())
      expect(article).toHaveProperty([field]);
    expect(article.display_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await ask('GET', '/article/detail?id=100000')).status).toBe(404);
    expect((await ask('GET', '/article/detail?id=x')).status).toBe(400);
  });

  it('an article is written, changed field by field, and keeps nothing a page could run', async () => {
    const display_time = '2026-05-03 12:00:00';
    const written = {
      title: ' Noon ',
      content: '<p onclick="x()">a<script>b</script></p><iframe src="https://evil.invalid"></iframe>',
      display_time,
      platforms: ['b-platform'],
    };
    const made = calls.createArticle.output.parse((await ask('POST', '/article/create', written)).data);
    expect(made).toMatchObject({ title: 'Noon', status: 'draft', importance: 0, display_time });
    expect(made.content).not.toMatch(/onclick|script|iframe/);
    expect(made.content).toContain('a');
    const { id } = made;
    await ask('POST', '/article/update', { id, status: 'published', importance: 3 });
    const after = calls.article.output.parse((await ask('GET', `/article/detail?id=${id}`)).data);
    expect(after).toEqual({ ...made, status: 'published', importance: 3 });
    expect((await ask('POST', '/article/update', { id: 100_000, status: 'draft' })).status).toBe(404);
    expect(await ask('POST', '/article/update', { id, status: 'draft' }, reader)).toMatchObject({
      status: 403,
    });
  });

  it('R-DEMO-047 R-CONST-023 R-DEMO-041 R-DEMO-044 R-DEMO-045: what an article cannot be is refused', async () => {
    expect(importanceMax).toBe(3);
    const status = async (fields: object) =>
      (await ask('POST', '/article/create', { title: 'Storm', ...fields })).status;
    expect(await status({ importance: 0 })).toBe(200);
    expect(await status({ importance: 3 })).toBe(200);
    expect(await status({ title: 'x'.repeat(100) })).toBe(200);
    expect(await status({ source_uri: 'ftp://a.example/b' })).toBe(200);
    for (const fields of [
      { importance: 4 },
      { importance: -1 },
      { importance: 1.5 },
      { title: ' ' },
      { title: 'x'.repeat(101) },
      { source_uri: 'javascript:alert(1)' },
      { source_uri: 'no address' },
      { status: 'live' },
      { display_time: '2026-02-30 00:00:00' },
    ])
      expect(await status(fields), `${JSON.stringify(fields)}`).toBeGreaterThanOrEqual(400);
  });
});

describe('roles', () => {
  it('R-API-122 R-API-123 R-ENT-030: the routes and the three roles that can have them are served', async () => {
    const { items } = calls.pages.output.parse((await ask('GET', '/routes')).data);
    const permission = items.find(({ path }) => path === '/permission');
    expect(permission).toMatchObject({ alwaysShow: true, meta: { roles: ['admin', 'editor'] } });
    const [admin, editor, visitor] = await roles();
    expect(admin).toMatchObject({ key: 'admin', routes: items });
    expect(editor?.routes.map(({ path }) => path)).not.toContain('/permission');
    expect(editor?.routes).toHaveLength(items.length - 1);
    expect(visitor).toEqual({
      key: 'visitor',
      name: 'visitor',
      description: expect.any(String),
      routes: [expect.objectContaining({ path: '/dashboard' })],
    });
  });

  it('R-API-124 R-API-125 R-API-126: a role is made under a key of the server’s, replaced and removed by it', async () => {
    const role = { name: 'night', description: 'At night', routes: [{ path: '/tab/index' }] };
    const { key } = calls.addRole.output.parse((await ask('POST', '/role', role)).data);
    expect(key).toMatch(/^\d{3,4}$/);
    const found = async (): Promise<DemoRole | undefined> => (await roles()).find((one) => one.key === key);
    expect(await found()).toEqual({ key, ...role });
    expect((await ask('PUT', `/role/${key}`, { name: 'day', key: 'admin' })).data).toEqual({
      status: 'success',
    });
    expect(await found()).toEqual({ key, name: 'day', description: '', routes: [] });
    expect((await roles()).find((one) => one.key === 'admin')?.name).toBe('admin');
    expect((await ask('DELETE', `/role/${key}`)).data).toEqual({ status: 'success' });
    expect(await found()).toBeUndefined();
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await ask(method, `/role/${key}`, method === 'PUT' ? role : undefined)).status).toBe(404);
    for (const [method, path] of [
      ['POST', '/role'],
      ['PUT', '/role/admin'],
      ['DELETE', '/role/admin'],
    ] as const)
      expect((await ask(method, path, method === 'DELETE' ? undefined : role, reader)).status).toBe(403);
  });

  it('a role of the demonstration opens nothing', async () => {
    const before = await ask('GET', '/control/resource/pagePermissions', undefined, reader);
    await ask('POST', '/role', { name: 'content:edit', routes: [{ path: '/permission' }] });
    expect(await ask('GET', '/control/resource/pagePermissions', undefined, reader)).toEqual(before);
  });
});

it('R-API-052: twenty transactions are served', async () => {
  const { items, total } = calls.transactions.output.parse((await ask('GET', '/transaction/list')).data);
  expect(total).toBe(20);
  expect(items).toHaveLength(20);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['success', 'pending']));
});

it('R-RTE-041 R-RTE-047 R-RTE-066: the menu lists the demonstration’s pages, among them a placeholder and a link elsewhere', async () => {
  // A role that was made later has no entries until an administrator gives it some.
  await sql`insert into role_resource (role_id, resource_id) select role.id, menu_entry.id from role cross join menu_entry
    on conflict do nothing`.execute(world.context.db);
  const { data } = await ask('GET', '/control/user/dashboard');
  const text = JSON.stringify(data);
  const urls = [...text.matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
  for (const url of [
    '/permission',
    '/permission/page',
    '#',
    '/example/list',
    '/excel/upload-excel',
    '/i18n/index',
  ])
    expect(urls).toContain(url);
  expect(text).toContain('"menu_name":"menu.demo.content","url":"#"');
  expect(urls.filter((url) => url?.startsWith('https://github.com/'))).toHaveLength(1);
  expect(text).toMatch(/"url":"\/example\/edit\/:id","icon":"","hidden":true/);
});

it('what is there is not seeded again, and what was changed stays', async () => {
  await ask('POST', '/article/update', { id: 1, title: 'Changed' });
  const menu = (await ask('GET', '/control/user/dashboard')).data;
  const { total } = await list();
  await seed(world.context.db, { demo: true });
  expect((await list()).total).toBe(total);
  expect((await ask('GET', '/control/user/dashboard')).data).toEqual(menu);
  expect((await list('?limit=1')).items[0]?.title).toBe('Changed');
});
