// Instagram's stand-in is as strict as its documentation.
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { at, DOT, startHarness } from '../../harness.ts';

const GRAPH = '/instagram/graph/v26.0';
const BACK = 'http://127.0.0.1:8080/prod-api/om/channel/auth/callback/instagram';
const APP = { client_id: 'herald-instagram', client_secret: 'herald-instagram-secret' };
const SCOPES = ['pages_show_list', 'pages_read_engagement', 'instagram_basic', 'instagram_content_publish'];
const DAY_MS = 86_400_000;
const CLIP = Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), Buffer.alloc(500)]);
/** A JPEG's frame of so many pixels. */
function jpeg(width: number, height: number, restBytes = 50): Buffer {
  const head = Buffer.from('ffd8ffc000110800000000032200021101031101', 'hex');
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.alloc(restBytes)]);
}
const FILES: Record<string, [type: string, bytes: Buffer]> = {
  '/a.jpg': ['image/jpeg', jpeg(1_080, 1_350)],
  '/b.jpg': ['image/jpeg', jpeg(1_080, 1_080)],
  '/tall.jpg': ['image/jpeg', jpeg(1_080, 1_920)],
  '/large.jpg': ['image/jpeg', jpeg(1_080, 1_080, 8 * 1_024 * 1_024)],
  '/dot.png': ['image/png', DOT],
  '/a.html': ['text/html', Buffer.from('<html>')],
};
const files = createServer(({ url = '' }, response) => {
  const [type, bytes] = FILES[url] ?? ['text/plain', Buffer.alloc(0)];
  response.writeHead(bytes.length === 0 ? 404 : 200, { 'content-type': type }).end(bytes);
});
let base = '';
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
  await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
  const address = files.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(async () => {
  files.close();
  await sandbox.close();
});
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('instagram');
});

const numbersOf = ({ body }: Heard): string =>
  `${String(at(body, 'error', 'code'))}/${String(at(body, 'error', 'error_subcode'))}`;
const bearer = (token = desk.token) => ({ headers: { authorization: `Bearer ${token}` } });
const make = (fields: Record<string, string>, token = desk.token): Promise<Heard> =>
  sandbox.postForm(`${GRAPH}/${desk.id}/media`, fields, bearer(token).headers);
const publish = (id: string, token = desk.token): Promise<Heard> =>
  sandbox.postForm(`${GRAPH}/${desk.id}/media_publish`, { creation_id: id }, bearer(token).headers);
const get = (path: string, token = desk.token): Promise<Heard> =>
  sandbox.ask(`${GRAPH}/${path}`, bearer(token));
const statusOf = async (id: string) => (await get(`${id}?fields=status_code`)).body['status_code'];
const image = (name = 'a.jpg') => ({ image_url: `${base}/${name}` });
const idOf = ({ body }: Heard): string => String(body['id']);
const reel = { media_type: 'REELS', upload_type: 'resumable' };
const fill = (uri: unknown, bytes: Buffer, headers: Record<string, string> = {}): Promise<Heard> =>
  sandbox.ask(String(uri), {
    method: 'POST',
    headers: {
      authorization: `OAuth ${desk.token}`,
      offset: '0',
      file_size: String(bytes.length),
      'content-type': 'video/mp4',
      ...headers,
    },
    body: new Uint8Array(bytes),
  });

const consented = (fields: Record<string, string> = {}): Promise<Heard> =>
  sandbox.postForm('/instagram/www/v26.0/dialog/oauth', {
    client_id: APP.client_id,
    response_type: 'code',
    scope: SCOPES.join(','),
    redirect_uri: BACK,
    state: 's44',
    ...Object.fromEntries(SCOPES.map((scope) => [`grant:${scope}`, 'yes'])),
    decision: 'allow',
    person: '10159000000000002',
    ...fields,
  });
const token = (fields: Record<string, string>): Promise<Heard> =>
  sandbox.ask(`${GRAPH}/oauth/access_token?${new URLSearchParams({ ...APP, ...fields })}`);

test('A code buys one token; a long-lived one opens the pages, and says which account is bound to each', async () => {
  const back = new URL((await consented()).headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('s44');
  const asked = { code: back.searchParams.get('code') ?? '', redirect_uri: BACK };
  expect(numbersOf(await token({ ...asked, redirect_uri: `${BACK}/` }))).toBe('100/36008');
  expect(numbersOf(await token({ ...asked, client_secret: 'no' }))).toBe('1/undefined');
  const short = String((await token(asked)).body['access_token']);
  expect(numbersOf(await token(asked))).toBe('100/36009');
  const long = await token({ grant_type: 'fb_exchange_token', fb_exchange_token: short });
  const fields = 'id,name,access_token,instagram_business_account{id,username}';
  const { body } = await get(`me/accounts?fields=${fields}`, String(long.body['access_token']));
  expect(at(body, 'data', 0)).toMatchObject({
    name: '港湾日报',
    instagram_business_account: { id: '17841000000000002', username: 'gangwandaily' },
  });
  expect(at(body, 'data', 1)).not.toHaveProperty('instagram_business_account');
  const path = '17841000000000002/media?fields=id';
  expect((await get(path, String(at(body, 'data', 0, 'access_token')))).body).toEqual({ data: [] });
});

test('Wrong addresses, unknown parameters, missing rights and dead tokens are refused', async () => {
  for (const wrong of [{ redirect_uri: 'http://127.0.0.1/' }, { scope: 'all' }, { state: '' }]) {
    const heard = await consented(wrong);
    expect([heard.status, heard.headers.get('location')]).toEqual([400, null]);
  }
  const denied = (await consented({ decision: 'deny' })).headers.get('location') ?? '';
  expect(new URL(denied).searchParams.get('error')).toBe('access_denied');
  expect(numbersOf(await make({ ...image(), colour: 'red' }))).toBe('100/undefined');
  expect(numbersOf(await make({ ...image(), is_carousel_item: '1' }))).toBe('100/undefined');
  expect(numbersOf(await get(`${desk.id}/media?fields=colour`))).toBe('100/undefined');
  expect((await get(`${desk.id}?fields=id`)).body).toEqual({ id: desk.id });
  expect(numbersOf(await get(`${desk.id}?fields=colour`))).toBe('100/undefined');
  expect(numbersOf(await get('17841999?fields=id'))).toBe('100/33');
  const mute = await sandbox.account('instagram', { scopes: ['instagram_basic'] });
  const refused = await sandbox.postForm(`${GRAPH}/${mute.id}/media`, image(), bearer(mute.token).headers);
  expect([refused.status, numbersOf(refused)]).toEqual([403, '10/undefined']);
  expect(numbersOf(await make(image(), mute.token))).toBe('100/33');
  await sandbox.postJson('/_tokens/expire', { platform: 'instagram', account: desk.id });
  expect(numbersOf(await make(image()))).toBe('190/463');
});

test.each([
  ['png', 'dot.png', '36001/2207005'],
  ['too tall', 'tall.jpg', '36003/2207009'],
  ['too large', 'large.jpg', '36000/2207004'],
  ['no picture', 'a.html', '9004/2207052'],
  ['missing', 'none.jpg', '9004/2207052'],
])('A picture that is %s is fetched and refused', async (_, name, numbers) => {
  expect(numbersOf(await make(image(name)))).toBe(numbers);
});

test('Words are measured, and every kind of container takes only its own fields', async () => {
  expect(numbersOf(await make({ ...image(), caption: 'a'.repeat(2_201) }))).toBe('36004/2207010');
  expect(numbersOf(await make({ ...image(), caption: '#a '.repeat(31) }))).toBe('100/2207040');
  expect(numbersOf(await make({ ...image(), alt_text: 'a'.repeat(1_001) }))).toBe('100/undefined');
  expect(numbersOf(await make({ ...image(), media_type: 'PHOTO' }))).toBe('100/2207023');
  expect(numbersOf(await make({ ...reel, alt_text: 'a' }))).toBe('100/undefined');
  expect(numbersOf(await make({ media_type: 'REELS' }))).toBe('100/undefined');
  expect(numbersOf(await make({}))).toBe('9004/2207052');
});

test('A container is published once, lives a day, and tells what became of it', async () => {
  const id = idOf(await make({ ...image(), caption: 'Noon' }));
  expect(await statusOf(id)).toBe('FINISHED');
  const media = idOf(await publish(id));
  expect(await statusOf(id)).toBe('PUBLISHED');
  expect(numbersOf(await publish(id))).toBe('9007/2207027');
  const late = idOf(await make(image()));
  nowMs += DAY_MS;
  expect(await statusOf(late)).toBe('EXPIRED');
  expect(numbersOf(await publish(late))).toBe('-2/2207020');
  expect(numbersOf(await publish('1'))).toBe('24/2207006');
  const ledger = await sandbox.ledger();
  expect(ledger.filter(({ account }) => account === desk.id)).toMatchObject([
    { externalId: media, text: 'Noon' },
  ]);
});

test('A carousel takes two to ten items that are its own and ready, and an item is no post', async () => {
  const item = { is_carousel_item: 'true' };
  const ids = [idOf(await make({ ...image(), ...item })), idOf(await make({ ...image('b.jpg'), ...item }))];
  const around = (children: string[]) => make({ media_type: 'CAROUSEL', children: children.join(',') });
  expect(numbersOf(await around(ids.slice(1)))).toBe('100/2207028');
  expect(numbersOf(await around([...ids, idOf(await make(image()))]))).toBe('24/2207006');
  expect(numbersOf(await publish(ids[0] ?? ''))).toBe('24/2207008');
  expect((await publish(idOf(await around(ids)))).status).toBe(200);
  const { body } = await get(`${desk.id}/media?fields=media_type,permalink`);
  expect(at(body, 'data', 0, 'media_type')).toBe('CAROUSEL_ALBUM');
  const shown = await sandbox.ask(String(at(body, 'data', 0, 'permalink')));
  expect(shown.text.match(/<img /g)).toHaveLength(2);
});

test('A reel takes its bytes whole and once, needs a while, and fails when it is no video', async () => {
  const { id, uri } = (await make({ ...reel, cover_url: `${base}/a.jpg` })).body;
  expect(await statusOf(String(id))).toBe('IN_PROGRESS');
  const typeOf = ({ body }: Heard): unknown => at(body, 'debug_info', 'type');
  expect(typeOf(await fill(uri, CLIP, { offset: '5' }))).toBe('OffsetInvalidError');
  expect(typeOf(await fill(uri, CLIP, { file_size: '9999' }))).toBe('PartialRequestError');
  expect(numbersOf(await fill(uri, CLIP, { authorization: `Bearer ${desk.token}` }))).toBe('190/undefined');
  expect((await fill(uri, CLIP)).body).toMatchObject({ success: true });
  expect(typeOf(await fill(uri, CLIP))).toBe('OffsetInvalidError');
  expect(numbersOf(await publish(String(id)))).toBe('9007/2207027');
  nowMs += 100;
  const media = idOf(await publish(String(id)));
  const shown = await get(`${media}?fields=permalink,media_product_type`);
  expect(shown.body['media_product_type']).toBe('REELS');
  expect((await sandbox.ask(String(shown.body['permalink']))).text).toContain(`${CLIP.length} bytes`);
  const other = (await make(reel)).body;
  await fill(other['uri'], DOT);
  nowMs += 100;
  expect(await statusOf(String(other['id']))).toBe('ERROR');
});

test('A container takes its bytes to the end of its day, and none after it', async () => {
  const [timely, late] = [(await make(reel)).body, (await make(reel)).body];
  nowMs += DAY_MS - 1;
  expect((await fill(timely['uri'], CLIP)).status).toBe(200);
  nowMs += 1;
  const refused = await fill(late['uri'], CLIP);
  expect([refused.status, at(refused.body, 'debug_info')]).toEqual([
    400,
    { retriable: false, type: 'ProcessingFailedError', message: 'It has expired' },
  ]);
});

test('Fifty posts a day and not one more', async () => {
  for (let count = 0; count < 50; count += 1) await publish(idOf(await make(image())));
  const quota = await get(`${desk.id}/content_publishing_limit?fields=quota_usage,config`);
  expect(at(quota.body, 'data', 0)).toEqual({
    quota_usage: 50,
    config: { quota_total: 50, quota_duration: 86_400 },
  });
  expect(numbersOf(await publish(idOf(await make(image()))))).toBe('9/2207042');
});

test('A deleted post is gone, from its page too', async () => {
  const media = idOf(await publish(idOf(await make(image()))));
  const { body } = await get(`${media}?fields=permalink`);
  const remove = () => sandbox.ask(`${GRAPH}/${media}`, { method: 'DELETE', ...bearer() });
  expect((await remove()).body).toEqual({ success: true, deleted_id: media });
  expect(numbersOf(await remove())).toBe('100/33');
  expect((await sandbox.ask(String(body['permalink']))).status).toBe(404);
});
