// LinkedIn's stand-in is as strict as its documentation.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { DOT, at, startHarness } from '../../harness.ts';
import type { JsonRecord } from '../../json.ts';
import { readLittleText } from './text.ts';

const REST = '/linkedin/api/rest';
const OAUTH = '/linkedin/www/oauth/v2';
const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/linkedin';
const OWN = 'openid profile w_member_social';
const VERSIONED = { 'linkedin-version': '202609', 'x-restli-protocol-version': '2.0.0' };
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };
let member: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('linkedin');
  member = await sandbox.account('linkedin', { kind: 'member' });
});

type Fields = Record<string, string>;
interface Asked {
  method?: string;
  token?: string;
  body?: JsonRecord;
  headers?: Fields;
}
function rest(path: string, { method = 'GET', token = desk.token, body, headers = VERSIONED }: Asked = {}) {
  return sandbox.ask(`${REST}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const written = (more: JsonRecord = {}): JsonRecord => ({
  author: desk.id,
  commentary: 'Noon',
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  ...more,
});
const post = (more?: JsonRecord, asked: Asked = {}): Promise<Heard> =>
  rest('posts', { method: 'POST', body: written(more), ...asked });
const pathOf = (heard: Heard): string =>
  `posts/${encodeURIComponent(heard.headers.get('x-restli-id') ?? '')}`;
const does = (name: string): Fields => ({ ...VERSIONED, 'x-restli-method': name });
const said = ({ status, body }: Heard): unknown[] => [status, body['code'] ?? body['error']];
const refused = (code: string): unknown[] => [400, code];

const consent = (more: Fields = {}): Promise<Heard> => {
  const granted = Object.fromEntries(OWN.split(' ').map((scope) => [`grant:${scope}`, 'yes']));
  const asked = { response_type: 'code', client_id: 'herald-linkedin', redirect_uri: BACK, scope: OWN };
  const answered = { ...asked, state: 's1', ...granted, decision: 'allow', person: 'gW4ngan022', ...more };
  return sandbox.postForm(`${OAUTH}/authorization`, answered);
};
const back = (heard: Heard): URLSearchParams => new URL(heard.headers.get('location') ?? '').searchParams;
const client = { client_id: 'herald-linkedin', client_secret: 'herald-linkedin-secret' };
const token = (fields: Fields): Promise<Heard> =>
  sandbox.postForm(`${OAUTH}/accessToken`, { ...client, ...fields });
const grantOf = async (): Promise<Fields> => ({
  grant_type: 'authorization_code',
  code: back(await consent()).get('code') ?? '',
  redirect_uri: BACK,
});

test('A code is spent at once, lives half an hour, and needs its address and the app’s secret', async () => {
  const grant = await grantOf();
  expect((await token({ ...grant, redirect_uri: `${BACK}/else` })).status).toBe(400);
  expect((await token({ ...grant, client_secret: 'else' })).status).toBe(401);
  expect((await token({ ...grant, colour: 'red' })).status).toBe(400);
  const given = await token(grant);
  expect(given.body).toMatchObject({ expires_in: 5_184_000, scope: 'openid,profile,w_member_social' });
  const spent = await token(grant);
  const words = 'Unable to retrieve access token: authorization code not found';
  expect(spent.body).toEqual({ error: 'invalid_request', error_description: words });
  const late = await grantOf();
  nowMs += 1_801_000;
  expect((await token(late)).status).toBe(400);
});

test('Wrong addresses are told to the person, wrong rights and a cancelled consent to the app', async () => {
  const wrong = await consent({ redirect_uri: 'http://127.0.0.1/else' });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([400, null]);
  expect(back(await consent({ scope: 'r_member_social' })).get('error')).toBe('unauthorized_scope_error');
  const pages = { scope: 'openid profile w_member_social w_organization_social' };
  expect(back(await consent(pages)).get('code')).not.toBeNull();
  await sandbox.postJson('/_settings', { unreviewed: { linkedin: true } });
  expect(back(await consent(pages)).get('error')).toBe('unauthorized_scope_error');
  expect(back(await consent({ scope: 'openid profile w_member_social' })).get('code')).not.toBeNull();
  await sandbox.postJson('/_settings', { unreviewed: false });
  const cancelled = back(await consent({ decision: 'deny' }));
  expect([cancelled.get('error'), cancelled.get('state')]).toEqual(['user_cancelled_authorize', 's1']);
});

test('A refresh token stays the same and its year goes on running; an expired token says so', async () => {
  nowMs += 86_400_000;
  const fresh = await token({ grant_type: 'refresh_token', refresh_token: desk.refresh });
  const left = { refresh_token: desk.refresh, refresh_token_expires_in: 31_449_600 };
  expect(fresh.body).toMatchObject(left);
  await sandbox.postJson('/_tokens/expire', { platform: 'linkedin', account: desk.id, refresh: true });
  expect((await post()).body).toMatchObject({ status: 401, serviceErrorCode: 65602 });
  expect((await token({ grant_type: 'refresh_token', refresh_token: desk.refresh })).status).toBe(400);
});

test('Every call names version, protocol and method', async () => {
  const { 'linkedin-version': version, ...rest202 } = VERSIONED;
  expect(said(await post({}, { headers: rest202 }))).toEqual(refused('VERSION_MISSING'));
  for (const old of ['202401', '202613', '202610'])
    expect((await post({}, { headers: { ...VERSIONED, 'linkedin-version': old } })).status).toBe(426);
  const noProtocol = { 'linkedin-version': version };
  expect(said(await post({}, { headers: noProtocol }))).toEqual(refused('INVALID_VALUE_FOR_FIELD'));
  const list = `posts?q=author&author=${encodeURIComponent(desk.id)}`;
  expect((await rest(list)).status).toBe(400);
  expect((await rest(list, { headers: does('FINDER') })).status).toBe(200);
});

test('A member’s token writes and may not read; rights and roles are held to', async () => {
  const own = { author: member.id };
  const made = await post(own, { token: member.token });
  expect([made.status, made.text]).toEqual([201, '']);
  expect(said(await rest(pathOf(made), { token: member.token }))).toEqual([403, 'ACCESS_DENIED']);
  expect(said(await post(own))).toEqual([403, 'ACCESS_DENIED']);
  const mute = await sandbox.account('linkedin', { scopes: ['openid', 'profile', 'w_member_social'] });
  expect(said(await post({ author: mute.id }, { token: mute.token }))).toEqual([403, 'ACCESS_DENIED']);
});

test('A post is taken, read, listed, changed and taken down, and all of it is seen', async () => {
  const made = await post({ commentary: 'See \\(noon\\) #Ferry' });
  const urn = made.headers.get('x-restli-id') ?? '';
  const page = `/linkedin/www/feed/update/${urn}/`;
  expect((await sandbox.ask(page)).text).toContain('See (noon) #Ferry');
  const read = await rest(pathOf(made));
  expect(read.body).toMatchObject({ id: urn, commentary: 'See \\(noon\\) {hashtag|\\#|Ferry}' });
  expect((await rest(`posts/${urn}`)).status).toBe(400);
  const list = `posts?q=author&author=${encodeURIComponent(desk.id)}&count=101`;
  expect((await rest(list, { headers: does('FINDER') })).status).toBe(400);
  const change = { method: 'POST', headers: does('PARTIAL_UPDATE') };
  const patch = (set: JsonRecord) => rest(pathOf(made), { ...change, body: { patch: { $set: set } } });
  expect((await patch({ visibility: 'PUBLIC' })).status).toBe(400);
  nowMs += 1_000;
  expect((await patch({ commentary: 'Later' })).status).toBe(204);
  expect((await sandbox.ask(page)).text).toMatch(/Edited[\s\S]*Later/);
  const away = () => rest(pathOf(made), { method: 'DELETE', headers: does('DELETE') });
  expect([(await away()).status, (await away()).status]).toEqual([204, 204]);
  expect((await sandbox.ask(page)).status).toBe(404);
  const own = (await sandbox.ledger()).filter((one) => one['externalId'] === urn);
  expect(own).toMatchObject([{ text: 'Later', removedAt: expect.any(String) }]);
});

test('Unknown names, missing ones, long texts and unescaped marks are refused', async () => {
  expect(said(await post({ colour: 'red' }))).toEqual(refused('INVALID_VALUE_FOR_FIELD'));
  const { visibility, ...less } = written();
  const missing = await rest('posts', { method: 'POST', body: less });
  expect([visibility, ...said(missing)]).toEqual(['PUBLIC', ...refused('MISSING_FIELD')]);
  expect(said(await post({ commentary: '港'.repeat(3_001) }))).toEqual(refused('FIELD_LENGTH_TOO_LONG'));
  expect((await post({ commentary: '港'.repeat(3_000) })).status).toBe(201);
  for (const commentary of ['a (b)', 'a_b', '#', 'a@b', '{x}', '\\q'])
    expect(said(await post({ commentary }))).toEqual(refused('INVALID_VALUE_FOR_FIELD'));
  const article = { source: 'https://example.com' };
  expect((await post({ content: { article } })).status).toBe(400);
  expect((await post({ content: { article: { ...article, title: 'a' } } })).status).toBe(201);
});

test('Little text reads as a reader sees it', () => {
  const mention = 'With @[The \\(Harbour\\)](urn:li:organization:1)';
  expect(readLittleText(mention)?.text).toBe('With The (Harbour)');
  expect(readLittleText('{hashtag|\\#|a\\_b} \\#c #d')?.text).toBe('#a_b #c #d');
});

test('A twin is refused for ten minutes and named', async () => {
  const first = await post();
  const message = `Content is a duplicate of ${first.headers.get('x-restli-id')}`;
  expect((await post()).body).toEqual({ status: 422, message });
  nowMs += 601_000;
  expect((await post()).status).toBe(201);
});

test('A twin has the same words and the same article, and another source is none', async () => {
  const about = (source: string, commentary = 'Noon'): Promise<Heard> =>
    post({ commentary, content: { article: { source, title: 'Ferry' } } });
  expect((await about('https://example.com/a')).status).toBe(201);
  const other = await about('https://example.com/b');
  expect(other.status).toBe(201);
  const message = `Content is a duplicate of ${other.headers.get('x-restli-id')}`;
  expect((await about('https://example.com/b')).body).toEqual({ status: 422, message });
  expect((await about('https://example.com/b', 'Later')).status).toBe(201);
  expect((await post({ commentary: 'Later' })).status).toBe(201);
});

test('The hundred-and-fifty-first post of a member’s day is too many', async () => {
  for (let number = 0; number < 150; number += 1) await post({ commentary: `number ${number}` });
  expect((await post({ commentary: 'one too many' })).status).toBe(429);
});

const put = (url: unknown, bytes: Uint8Array<ArrayBuffer>, headers: Fields = {}): Promise<Heard> =>
  sandbox.ask(String(url), { method: 'PUT', headers, body: bytes });

test('An image needs its owner’s token and its bytes, and stands in its owner’s post only', async () => {
  const body = { initializeUploadRequest: { owner: desk.id } };
  const begun = await rest('images?action=initializeUpload', { method: 'POST', body });
  const id = String(at(begun.body, 'value', 'image'));
  const url = at(begun.body, 'value', 'uploadUrl');
  const content = { media: { id, altText: 'A dot' } };
  expect(said(await post({ content }))).toEqual(refused('MEDIA_ASSET_WAITING_UPLOAD'));
  const png = { 'content-type': 'image/png' };
  expect((await put(url, new Uint8Array(DOT), png)).status).toBe(401);
  const bearer = { ...png, authorization: `Bearer ${desk.token}` };
  expect((await put(url, new Uint8Array(DOT), bearer)).status).toBe(201);
  const status = async () => (await rest(`images/${encodeURIComponent(id)}`)).body['status'];
  expect(await status()).toBe('PROCESSING');
  nowMs += 30;
  expect(await status()).toBe('AVAILABLE');
  const another = await post({ author: member.id, content }, { token: member.token });
  expect(said(another)).toEqual(refused('INVALID_URN_ID'));
  const made = await post({ content });
  const page = `/linkedin/www/feed/update/${made.headers.get('x-restli-id')}/`;
  expect((await sandbox.ask(page)).text).toContain('alt="A dot"');
  nowMs += 86_400_000;
  expect((await put(url, new Uint8Array(DOT), bearer)).status).toBe(403);
});

test('A video’s parts have their lengths, their etags their order, and no token; a cover that was announced comes', async () => {
  const film = new Uint8Array(5_000_000);
  film.set(Buffer.from('0000001866747970697366', 'hex'));
  const facts = { owner: desk.id, uploadCaptions: false, uploadThumbnail: true };
  const begin = (fileSizeBytes: number) => {
    const body = { initializeUploadRequest: { ...facts, fileSizeBytes } };
    return rest('videos?action=initializeUpload', { method: 'POST', body });
  };
  expect((await begin(10_000)).status).toBe(400);
  const { body } = await begin(film.length);
  const urlOf = (index: number) => at(body, 'value', 'uploadInstructions', index, 'uploadUrl');
  const raw = { 'content-type': 'application/octet-stream' };
  const piece = film.slice(0, 4_194_304);
  expect((await put(urlOf(0), film.slice(0, 9), raw)).status).toBe(400);
  expect((await put(urlOf(0), piece, { ...raw, authorization: `Bearer ${desk.token}` })).status).toBe(400);
  const first = (await put(urlOf(0), piece, raw)).headers.get('etag') ?? '';
  const second = (await put(urlOf(1), film.slice(4_194_304), raw)).headers.get('etag') ?? '';
  const { video, uploadToken, thumbnailUploadUrl } = Object(body['value']);
  const finish = async (uploadedPartIds: string[]) => {
    const asked = { finalizeUploadRequest: { video, uploadToken, uploadedPartIds } };
    return (await rest('videos?action=finalizeUpload', { method: 'POST', body: asked })).status;
  };
  expect(await finish([first, second])).toBe(400);
  const cover = { 'content-type': 'image/png', 'media-type-family': 'STILLIMAGE' };
  expect((await put(thumbnailUploadUrl, new Uint8Array(DOT))).status).toBe(400);
  expect((await put(thumbnailUploadUrl, new Uint8Array(DOT), cover)).status).toBe(201);
  expect([await finish([second, first]), await finish([first, second])]).toEqual([400, 200]);
  const made = await post({ content: { media: { id: video, title: 'Ferry' } } });
  expect(made.headers.get('x-restli-id')).toMatch(/^urn:li:ugcPost:/);
});

test.each([
  ['CONNECTIONS', 'connections', 'connections of its author'],
  ['LOGGED_IN', 'signed-in', 'members who are signed in'],
])(
  'What is for %s stands in the ledger as that, and is shown to nobody else',
  async (visibility, kept, whom) => {
    const heard = await post({ visibility, commentary: 'Only us' });
    const urn = heard.headers.get('x-restli-id') ?? '';
    const page = `/linkedin/www/feed/update/${urn}/`;
    const closed = await sandbox.ask(page);
    expect([closed.status, closed.text.includes(whom), closed.text.includes('Only us')]).toEqual([
      403,
      true,
      false,
    ]);
    expect((await sandbox.ask(`${page}?as=reader`)).text).toContain('Only us');
    const entry = (await sandbox.ledger()).find((one) => one['externalId'] === urn);
    expect(entry).toMatchObject({ visibility: kept });
  },
);
