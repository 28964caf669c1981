// Opening and closing comments at the stand-in: exactly what Meta documents, and nothing else.
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, startHarness } from './harness.ts';

const GRAPH = '/instagram/graph/v26.0';
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffc000110804380438032200021101031101', 'hex'),
  Buffer.alloc(50),
]);
const files = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
});
let sandbox: Harness;
let base = '';
let desk: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness();
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const address = files.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(async () => {
  files.close();
  await sandbox.close();
});
beforeEach(async () => {
  desk = await sandbox.account('instagram');
});

const bearer = (token = desk.token) => ({ authorization: `Bearer ${token}` });
const post = (path: string, fields: Record<string, string>, token?: string): Promise<Heard> =>
  sandbox.postForm(`${GRAPH}/${path}`, fields, bearer(token));
const numbersOf = ({ body }: Heard): string =>
  `${String(at(body, 'error', 'code'))}/${String(at(body, 'error', 'error_subcode'))}`;

async function published(): Promise<string> {
  const made = await post(`${desk.id}/media`, { image_url: `${base}/a.jpg` });
  const { body } = await post(`${desk.id}/media_publish`, { creation_id: String(made.body['id']) });
  return String(body['id']);
}
async function standing(id: string): Promise<Heard> {
  return sandbox.ask(`${GRAPH}/${id}?fields=is_comment_enabled,permalink`, { headers: bearer() });
}

test('Comments are open, closed and opened again, twice without harm, and the page says so', async () => {
  const id = await published();
  expect((await standing(id)).body['is_comment_enabled']).toBe(true);
  for (const enabled of ['false', 'false', 'true']) {
    expect((await post(id, { comment_enabled: enabled })).body).toEqual({ success: true });
    const { body } = await standing(id);
    expect(body['is_comment_enabled']).toBe(enabled === 'true');
    const page = await sandbox.ask(String(body['permalink']));
    expect(page.text.includes('Comments are closed')).toBe(enabled === 'false');
  }
});

test.each([
  ['nothing', {}],
  ['a caption', { comment_enabled: 'false', caption: 'Other words' }],
  ['a number', { comment_enabled: '0' }],
  ['another spelling', { comment_enabled: 'False' }],
])('%s is refused, and changes nothing', async (_, fields) => {
  const id = await published();
  expect(numbersOf(await post(id, fields))).toBe('100/undefined');
  expect((await standing(id)).body['is_comment_enabled']).toBe(true);
});

test('Somebody else’s post, none at all, and a token without the right are refused', async () => {
  const id = await published();
  const closes = { comment_enabled: 'false' };
  const other = await sandbox.account('instagram');
  expect(numbersOf(await post(id, closes, other.token))).toBe('100/33');
  expect(numbersOf(await post('17841999', closes))).toBe('100/33');
  desk = await sandbox.account('instagram', {
    scopes: ['instagram_basic', 'instagram_content_publish', 'instagram_manage_contents'],
  });
  const own = await published();
  const refused = await post(own, closes);
  expect([refused.status, numbersOf(refused)]).toEqual([403, '10/undefined']);
});

test('A list shows nothing of it: it is none of the public fields', async () => {
  await published();
  const path = `${GRAPH}/${desk.id}/media?fields=id,is_comment_enabled`;
  expect(numbersOf(await sandbox.ask(path, { headers: bearer() }))).toBe('100/undefined');
});
