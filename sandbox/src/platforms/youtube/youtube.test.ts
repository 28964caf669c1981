// YouTube's stand-in is as strict as its documentation.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { DOT, at, startHarness } from '../../harness.ts';

const API = '/youtube/api/youtube/v3';
const UPLOAD = '/youtube/api/upload/youtube/v3';
const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/youtube';
const VERIFIER = 'v'.repeat(43);
const SCOPES = ['youtube.upload', 'youtube.force-ssl', 'youtube.readonly'].map(
  (scope) => `https://www.googleapis.com/auth/${scope}`,
);
const CLIENT = { client_id: 'herald-youtube', client_secret: 'herald-youtube-secret' };
const UNIT = 262_144;
const FILM = Buffer.concat([
  Buffer.from('0000001866747970697366600000020069736f6d', 'hex'),
  Buffer.alloc(UNIT),
]);
const WORDS = { snippet: { title: 'Noon bells', categoryId: '22' }, status: { privacyStatus: 'public' } };
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('youtube');
});

const ask = (path: string, init: RequestInit = {}, token = desk.token): Promise<Heard> =>
  sandbox.ask(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
const reasonOf = ({ body }: Heard): unknown => at(body, 'error', 'errors', 0, 'reason');
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

function open(words: object = WORDS, headers: Record<string, string> = {}, query = ''): Promise<Heard> {
  const sized = { 'x-upload-content-length': String(FILM.length), 'x-upload-content-type': 'video/mp4' };
  const path = `${UPLOAD}/videos?uploadType=resumable&part=snippet,status${query}`;
  const body = JSON.stringify(words);
  return ask(path, { method: 'POST', headers: { ...JSON_TYPE, ...sized, ...headers }, body });
}
function put(session: string, range: string, bytes = Buffer.alloc(0), token = desk.token): Promise<Heard> {
  const headers = { 'content-type': 'video/mp4', 'content-range': `bytes ${range}` };
  return ask(session, { method: 'PUT', headers, body: new Uint8Array(bytes) }, token);
}
async function uploaded(words: object = WORDS): Promise<string> {
  const session = (await open(words)).headers.get('location') ?? '';
  const heard = await put(session, `0-${FILM.length - 1}/${FILM.length}`, FILM);
  return String(heard.body['id']);
}
const read = async (id: string): Promise<unknown> =>
  at((await ask(`${API}/videos?part=snippet,status&id=${id}`)).body, 'items', 0);

const token = (fields: Record<string, string>): Promise<Heard> =>
  sandbox.postForm('/youtube/token/token', { ...CLIENT, ...fields });

async function code(accessType = 'offline'): Promise<string> {
  const heard = await sandbox.postForm('/youtube/accounts/o/oauth2/v2/auth', {
    client_id: CLIENT.client_id,
    redirect_uri: BACK,
    response_type: 'code',
    scope: SCOPES.join(' '),
    state: 's2',
    access_type: accessType,
    prompt: 'consent',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...Object.fromEntries(SCOPES.map((scope) => [`grant:${scope}`, 'yes'])),
    decision: 'allow',
    person: 'UC4kGangwanDailyDemo0002',
  });
  return new URL(heard.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
const grant = { grant_type: 'authorization_code', redirect_uri: BACK, code_verifier: VERIFIER };

test('A code needs the client’s secret and its verifier, is spent at once, and is offline only when asked', async () => {
  const first = await code();
  expect((await token({ ...grant, code: first, client_secret: 'no' })).body['error']).toBe('invalid_client');
  expect((await token({ ...grant, code: first, code_verifier: 'w'.repeat(43) })).body['error']).toBe(
    'invalid_grant',
  );
  expect((await token({ ...grant, code: first, colour: 'red' })).body['error']).toBe('invalid_request');
  const given = await token({ ...grant, code: first });
  expect(given.body).toMatchObject({
    expires_in: 3599,
    token_type: 'Bearer',
    refresh_token: expect.any(String),
  });
  expect((await token({ ...grant, code: first })).body['error']).toBe('invalid_grant');
  expect((await token({ ...grant, code: await code('online') })).body['refresh_token']).toBeUndefined();
  const own = await ask(`${API}/channels?part=snippet&mine=true`, {}, String(given.body['access_token']));
  expect(at(own.body, 'items', 0, 'snippet', 'title')).toBe('港湾日报');
});

test('A code is exchanged only with the address it was issued for', async () => {
  const issued = { ...grant, code: await code() };
  const elsewhere = await token({ ...issued, redirect_uri: `${BACK}/` });
  expect([elsewhere.status, elsewhere.body['error']]).toEqual([400, 'redirect_uri_mismatch']);
  expect((await token(issued)).status).toBe(200);
});

test('A refresh token works again and again, and no longer once it was given back', async () => {
  const refresh = { grant_type: 'refresh_token', refresh_token: desk.refresh };
  expect([(await token(refresh)).status, (await token(refresh)).status]).toEqual([200, 200]);
  await sandbox.postForm('/youtube/token/revoke', { token: desk.refresh });
  expect((await token(refresh)).body).toEqual({
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  });
});

test('Wrong redirect addresses, missing rights and dead tokens are refused', async () => {
  const wrong = await sandbox.ask(
    `/youtube/accounts/o/oauth2/v2/auth?client_id=herald-youtube&redirect_uri=http%3A%2F%2F127.0.0.1%2F&response_type=code`,
  );
  expect([wrong.status, wrong.headers.get('location')]).toEqual([400, null]);
  const mute = await sandbox.account('youtube', { scopes: [SCOPES[2] ?? ''] });
  const path = `${API}/videos?id=x`;
  expect(reasonOf(await ask(path, { method: 'DELETE' }, mute.token))).toBe('insufficientPermissions');
  await sandbox.postJson('/_tokens/expire', { platform: 'youtube', account: desk.id });
  const dead = await open();
  expect([dead.status, reasonOf(dead), at(dead.body, 'error', 'status')]).toEqual([
    401,
    'authError',
    'UNAUTHENTICATED',
  ]);
});

test.each([
  ['invalidTitle', { ...WORDS, snippet: { ...WORDS.snippet, title: 'a <b>' } }],
  ['invalidTitle', { ...WORDS, snippet: { ...WORDS.snippet, title: 'a'.repeat(101) } }],
  ['invalidDescription', { ...WORDS, snippet: { ...WORDS.snippet, description: '港'.repeat(1_667) } }],
  ['invalidTags', { ...WORDS, snippet: { ...WORDS.snippet, tags: ['a'.repeat(250), 'b '.repeat(125)] } }],
  ['invalidCategoryId', { ...WORDS, snippet: { title: 'a' } }],
  ['invalidPublishAt', { ...WORDS, status: { privacyStatus: 'public', publishAt: '2027-01-01T00:00:00Z' } }],
  ['forbiddenPrivacySetting', { ...WORDS, status: { privacyStatus: 'friends' } }],
  ['badRequest', { ...WORDS, snippet: { ...WORDS.snippet, colour: 'red' } }],
  ['badRequest', { ...WORDS, status: { privacyStatus: 'public', embeddable: 'yes' } }],
  ['badRequest', { ...WORDS, recordingDetails: {} }],
])('%s', async (reason, words) => {
  expect(reasonOf(await open(words))).toBe(reason);
});

test('A session needs its sizes, and knows no other parameters', async () => {
  expect((await open(WORDS, { 'x-upload-content-length': 'many' })).status).toBe(400);
  expect((await open(WORDS, { 'x-upload-content-type': 'image/png' })).status).toBe(400);
  expect(reasonOf(await open(WORDS, {}, '&colour=red'))).toBe('unexpectedParameter');
  expect(reasonOf(await open(WORDS, {}, ',colours'))).toBe('unknownPart');
});

test('Pieces come in order and in multiples, the video after the last byte, and the session remembers', async () => {
  const session = (await open()).headers.get('location') ?? '';
  expect(session.startsWith(`${sandbox.address}${UPLOAD}/videos?`)).toBe(true);
  const total = FILM.length;
  expect([(await put(session, `*/${total}`)).status, (await put(session, `*/${total + 1}`)).status]).toEqual([
    308, 400,
  ]);
  expect((await put(session, `0-99/${total}`, FILM.subarray(0, 100))).status).toBe(400);
  expect((await put(session, `${UNIT}-${total - 1}/${total}`, FILM.subarray(UNIT))).status).toBe(400);
  expect((await put(session, `0-${UNIT - 1}/${total}`, FILM.subarray(0, UNIT - 1))).status).toBe(400);
  const first = await put(session, `0-${UNIT - 1}/${total}`, FILM.subarray(0, UNIT));
  expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${UNIT - 1}`]);
  const other = await sandbox.account('youtube');
  expect((await put(session, `*/${total}`, Buffer.alloc(0), other.token)).status).toBe(404);
  expect(await sandbox.ledger()).not.toContainEqual(expect.objectContaining({ account: desk.id }));
  const last = await put(session, `${UNIT}-${total - 1}/${total}`, FILM.subarray(UNIT));
  expect(at(last.body, 'status', 'uploadStatus')).toBe('uploaded');
  expect((await put(session, `*/${total}`)).body['id']).toBe(last.body['id']);
  const sha256 = createHash('sha256').update(FILM).digest('hex');
  const posted = { externalId: last.body['id'], mediaSha256s: [sha256], visibility: 'public' };
  expect(await sandbox.ledger()).toContainEqual(expect.objectContaining(posted));
  nowMs += 700_000_000;
  await sandbox.postJson('/_tokens/expire', { platform: 'youtube', account: desk.id });
  expect((await put(session, `*/${total}`)).status).toBe(401);
});

test('Processing takes its time; what is no video fails, and the same file again is rejected', async () => {
  const id = await uploaded();
  const page = () => sandbox.ask(`/youtube/www/watch?v=${id}`);
  expect([at(await read(id), 'status', 'uploadStatus'), (await page()).status]).toEqual(['uploaded', 404]);
  nowMs += 100;
  expect([at(await read(id), 'status', 'uploadStatus'), (await page()).status]).toEqual(['processed', 200]);
  const twin = await uploaded();
  nowMs += 100;
  expect(at(await read(twin), 'status')).toMatchObject({
    uploadStatus: 'rejected',
    rejectionReason: 'duplicate',
  });
  const session = (await open(WORDS, { 'x-upload-content-length': '4' })).headers.get('location') ?? '';
  const text = await put(session, '0-3/4', Buffer.from('text'));
  nowMs += 100;
  expect(at(await read(String(text.body['id'])), 'status')).toMatchObject({ failureReason: 'invalidFile' });
});

test('An edit erases what it leaves out, a cover is seen, and a deleted video is gone', async () => {
  const id = await uploaded({ ...WORDS, snippet: { ...WORDS.snippet, description: 'Old', tags: ['a'] } });
  nowMs += 100;
  const edit = (body: object) =>
    ask(`${API}/videos?part=snippet`, { method: 'PUT', headers: JSON_TYPE, body: JSON.stringify(body) });
  expect(reasonOf(await edit({ id, snippet: { title: 'New' } }))).toBe('invalidCategoryId');
  expect(reasonOf(await edit({ id: 'nothing', snippet: WORDS.snippet }))).toBe('videoNotFound');
  expect((await edit({ id, snippet: { title: 'New', categoryId: '25' } })).status).toBe(200);
  expect(at(await read(id), 'snippet')).toMatchObject({ title: 'New', description: '' });
  expect(at(await read(id), 'snippet', 'tags')).toBeUndefined();
  const cover = (type: string) =>
    ask(`${UPLOAD}/thumbnails/set?videoId=${id}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(DOT),
    });
  expect(reasonOf(await cover('image/jpeg'))).toBe('invalidImage');
  expect((await cover('image/png')).body['kind']).toBe('youtube#thumbnailSetResponse');
  const seen = (await sandbox.ask(`/youtube/www/watch?v=${id}`)).text;
  expect([seen.includes('New'), seen.includes('<img')]).toEqual([true, true]);
  const remove = () => ask(`${API}/videos?id=${id}`, { method: 'DELETE' });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await sandbox.ask(`/youtube/www/watch?v=${id}`)).status).toBe(404);
});

test('Uploads are listed newest first and page by page; a channel without any has no list', async () => {
  const list = (more = '') =>
    ask(`${API}/playlistItems?part=snippet,contentDetails&playlistId=${desk.id.replace(/^UC/, 'UU')}${more}`);
  expect(reasonOf(await list())).toBe('playlistNotFound');
  const ids = [await uploaded(), await uploaded()];
  const first = await list('&maxResults=1');
  expect(at(first.body, 'items', 0, 'contentDetails', 'videoId')).toBe(ids[1]);
  const second = await list(`&maxResults=1&pageToken=${String(first.body['nextPageToken'])}`);
  expect(at(second.body, 'items', 0, 'contentDetails', 'videoId')).toBe(ids[0]);
  expect((await list('&maxResults=51')).status).toBe(400);
});

test('The hundred-and-first upload of a day and the units beyond ten thousand are too many', async () => {
  for (let count = 0; count < 100; count += 1) await open();
  expect(reasonOf(await open())).toBe('uploadLimitExceeded');
  for (let count = 0; count < 200; count += 1) await ask(`${API}/videos?id=none`, { method: 'DELETE' });
  const spent = await ask(`${API}/videos?part=id&id=none`);
  expect([spent.status, reasonOf(spent)]).toEqual([403, 'quotaExceeded']);
});

test('A channel whose phone number nobody confirmed may set no cover of its own', async () => {
  desk = await sandbox.account('youtube', { isUnverified: true });
  const path = `${UPLOAD}/thumbnails/set?videoId=${await uploaded()}`;
  const headers = { 'content-type': 'image/png' };
  const said = await ask(path, { method: 'POST', headers, body: new Uint8Array(DOT) });
  expect([said.status, reasonOf(said)]).toEqual([403, 'forbidden']);
});
