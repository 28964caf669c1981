// TikTok's stand-in is as strict as its documentation.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { at, startHarness } from '../../harness.ts';

const API = '/tiktok/api/v2';
const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/tiktok';
const CLIENT = { client_key: 'herald-tiktok', client_secret: 'herald-tiktok-secret' };
const SCOPES = ['user.info.basic', 'user.info.profile', 'video.upload', 'video.list'];
const CHUNK = 5 * 1_024 * 1_024;
const HEAD = Buffer.from('0000001866747970697366600000020069736f6d', 'hex');
const CLIP = Buffer.concat([HEAD, Buffer.alloc(1_000)]);
const FILM = Buffer.concat([HEAD, Buffer.alloc(2 * CHUNK)]);
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('tiktok');
});

const codeOf = ({ body }: Heard): unknown => at(body, 'error', 'code');
const ask = (path: string, body: object, token = desk.token): Promise<Heard> =>
  sandbox.postJson(`${API}/${path}`, { ...body }, token);
const cut = (total: number, chunk = total, count = 1) => ({
  source: 'FILE_UPLOAD',
  video_size: total,
  chunk_size: chunk,
  total_chunk_count: count,
});
const open = (info: object = cut(CLIP.length), token = desk.token): Promise<Heard> =>
  ask('post/publish/inbox/video/init/', { source_info: info }, token);
const status = (publishId: string, token = desk.token): Promise<Heard> =>
  ask('post/publish/status/fetch/', { publish_id: publishId }, token);
const finish = () => sandbox.postJson('/_finish', { platform: 'tiktok', account: desk.id });

function put(address: string, from: number, bytes: Buffer, total: number, type = 'video/mp4') {
  const range = `bytes ${from}-${from + bytes.length - 1}/${total}`;
  const headers = { 'content-type': type, 'content-range': range };
  return sandbox.ask(address, { method: 'PUT', headers, body: new Uint8Array(bytes) });
}
async function opened(info: object = cut(CLIP.length)): Promise<{ id: string; address: string }> {
  const { body } = await open(info);
  return { id: String(at(body, 'data', 'publish_id')), address: String(at(body, 'data', 'upload_url')) };
}
async function sent(): Promise<string> {
  const { id, address } = await opened();
  await put(address, 0, CLIP, CLIP.length);
  nowMs += 100;
  return id;
}

const VERIFIER = 'v'.repeat(43);
const consented = (fields: Record<string, string> = {}): Promise<Heard> =>
  sandbox.postForm('/tiktok/www/v2/auth/authorize/', {
    client_key: CLIENT.client_key,
    response_type: 'code',
    scope: SCOPES.join(','),
    redirect_uri: BACK,
    state: 's43',
    code_challenge: createHash('sha256').update(VERIFIER).digest('hex'),
    code_challenge_method: 'S256',
    ...Object.fromEntries(SCOPES.map((scope) => [`grant:${scope}`, 'yes'])),
    decision: 'allow',
    person: '-000gangwandaily0000demo000000000002',
    ...fields,
  });
const token = (fields: Record<string, string>): Promise<Heard> =>
  sandbox.postForm(`${API}/oauth/token/`, { ...CLIENT, ...fields });

test('A code needs the client’s secret and its address, is spent at once, and its refusal is a 200', async () => {
  const back = new URL((await consented()).headers.get('location') ?? '');
  expect([back.searchParams.get('state'), back.searchParams.get('scopes')]).toEqual([
    's43',
    SCOPES.join(','),
  ]);
  const code = back.searchParams.get('code') ?? '';
  const proof = { redirect_uri: BACK, code_verifier: VERIFIER };
  const grant = { grant_type: 'authorization_code', code, ...proof };
  for (const verifier of ['', 'w'.repeat(43)])
    expect(await token({ ...grant, code_verifier: verifier })).toMatchObject({
      body: { error: 'invalid_request', error_description: 'Code verifier or code challenge is invalid.' },
    });
  expect((await token({ ...grant, client_secret: 'no' })).body['error']).toBe('invalid_client');
  expect((await token({ ...grant, colour: 'red' })).body['error']).toBe('invalid_request');
  const elsewhere = await token({ ...grant, redirect_uri: `${BACK}/` });
  expect([elsewhere.status, elsewhere.body['error']]).toEqual([200, 'invalid_request']);
  const given = await token(grant);
  const access = String(given.body['access_token']);
  expect(given.body).toMatchObject({ expires_in: 86_400, refresh_expires_in: 31_536_000 });
  expect((await token(grant)).body['error']).toBe('invalid_grant');
  const me = (fields: string) =>
    sandbox.ask(`${API}/user/info/?fields=${fields}`, { headers: { authorization: `Bearer ${access}` } });
  expect(at((await me('open_id,username')).body, 'data', 'user')).toEqual({
    open_id: '-000gangwandaily0000demo000000000002',
    username: 'gangwandaily',
  });
  expect(codeOf(await me('open_id,colour'))).toBe('invalid_params');
});

test('A refresh token is spent by the refresh, and the new one goes on', async () => {
  const refresh = (secret: string) => token({ grant_type: 'refresh_token', refresh_token: secret });
  const first = await refresh(desk.refresh);
  expect((await refresh(desk.refresh)).body['error']).toBe('invalid_grant');
  expect((await refresh(String(first.body['refresh_token']))).body['access_token']).toMatch(/^TTAT/);
});

test('Wrong redirect addresses, unknown parameters, missing rights and dead tokens are refused', async () => {
  const standard = createHash('sha256').update(VERIFIER).digest('base64url');
  for (const wrong of [
    { redirect_uri: 'http://127.0.0.1/' },
    { scope: 'video.delete' },
    { state: '' },
    { code_challenge: '' },
    { code_challenge: standard },
    { code_challenge_method: 'plain' },
  ]) {
    const heard = await consented(wrong);
    expect([heard.status, heard.headers.get('location')]).toEqual([400, null]);
  }
  const denied = (await consented({ decision: 'deny' })).headers.get('location') ?? '';
  expect(new URL(denied).searchParams.get('error')).toBe('access_denied');
  const mute = await sandbox.account('tiktok', { scopes: ['user.info.basic'] });
  const refused = await open(cut(CLIP.length), mute.token);
  expect([refused.status, codeOf(refused)]).toEqual([401, 'scope_not_authorized']);
  const path = `${API}/user/info/?fields=username`;
  const headers = { authorization: `Bearer ${mute.token}` };
  expect(codeOf(await sandbox.ask(path, { headers }))).toBe('scope_not_authorized');
  await sandbox.postJson('/_tokens/expire', { platform: 'tiktok', account: desk.id });
  expect(codeOf(await open())).toBe('access_token_invalid');
});

test.each([
  ['an unknown name', { ...cut(100), title: 'A title' }],
  ['a size in words', { ...cut(100), video_size: '100' }],
  ['an address to fetch from', { source: 'PULL_FROM_URL', video_url: 'https://example.com/v.mp4' }],
  ['a file without bytes', cut(0)],
  ['a file over 4 GB', cut(4_000_000_001, 50_000_000, 80)],
  ['a chunk below 5 MB', cut(2 * CHUNK, CHUNK - 1, 2)],
  ['a chunk over 64 MB', cut(64_000_001)],
  ['one chunk that is not the whole file', cut(CHUNK + 1, CHUNK, 1)],
  ['a count that was rounded up', cut(2 * CHUNK + 1, CHUNK, 3)],
])('%s opens no upload', async (_, info) => {
  expect(codeOf(await open(info))).toBe('invalid_params');
});

test('Pieces come in order and as large as announced, and the last takes what remains as well', async () => {
  const total = FILM.length;
  const { id, address } = await opened(cut(total, CHUNK, 2));
  expect(address.startsWith(`${sandbox.address}/tiktok/api/video/?upload_id=`)).toBe(true);
  const first = FILM.subarray(0, CHUNK);
  const statuses = [
    await put(`${address}0`, 0, first, total),
    await put(address, 0, first, total, 'image/png'),
    await put(address, 0, first, total + 1),
    await put(address, 0, FILM.subarray(0, 100), total),
    await put(address, CHUNK, FILM.subarray(CHUNK), total),
  ];
  expect(statuses.map((heard) => heard.status)).toEqual([404, 400, 400, 400, 416]);
  const more = await put(address, 0, first, total);
  expect([more.status, more.headers.get('content-range')]).toEqual([206, `bytes 0-${CHUNK - 1}/${total}`]);
  expect((await put(address, 0, first, total)).status).toBe(416);
  const half = { status: 'PROCESSING_UPLOAD', uploaded_bytes: CHUNK };
  expect(at((await status(id)).body, 'data')).toMatchObject(half);
  expect(await sandbox.ledger()).not.toContainEqual(expect.objectContaining({ account: desk.id }));
  const last = FILM.subarray(CHUNK);
  expect((await put(address, CHUNK, last, total)).status).toBe(201);
  expect((await put(address, CHUNK, last, total)).status).toBe(416);
});

test('An address lives for an hour', async () => {
  const { id, address } = await opened();
  nowMs += 3_600_000;
  expect((await put(address, 0, CLIP, CLIP.length)).status).toBe(403);
  expect(at((await status(id)).body, 'data', 'uploaded_bytes')).toBe(0);
});

test('The ledger has one entry: unpublished in the inbox, public once its creator has published it', async () => {
  const { id, address } = await opened();
  await put(address, 0, CLIP, CLIP.length);
  expect(at((await finish()).body, 'finished')).toBe(0);
  expect(at((await status(id)).body, 'data', 'status')).toBe('PROCESSING_UPLOAD');
  nowMs += 100;
  expect(at((await status(id)).body, 'data')).toMatchObject({
    status: 'SEND_TO_USER_INBOX',
    publicaly_available_post_id: [],
  });
  const entries = async () => (await sandbox.ledger()).filter(({ account }) => account === desk.id);
  const [inInbox, ...others] = await entries();
  const sha256 = createHash('sha256').update(CLIP).digest('hex');
  expect([inInbox, others]).toMatchObject([{ visibility: 'unpublished', mediaSha256s: [sha256] }, []]);
  const video = String(inInbox?.['externalId']);
  const handle = `@u${desk.id.slice(-12)}`;
  const page = () => sandbox.ask(`/tiktok/www/${handle}/video/${video}`);
  expect((await page()).status).toBe(404);
  expect(at((await finish()).body, 'finished')).toBe(1);
  expect(await entries()).toEqual([{ ...inInbox, visibility: 'public' }]);
  expect([(await page()).status, at((await finish()).body, 'finished')]).toEqual([200, 0]);
  // A number of 64 bits, in all its digits.
  expect((await status(id)).text).toContain(`"publicaly_available_post_id":[${video}]`);
});

test('What its creator published for his friends is complete without an id, until he opens it to everybody', async () => {
  const { id, address } = await opened();
  await put(address, 0, CLIP, CLIP.length);
  nowMs += 100;
  const friends = { platform: 'tiktok', account: desk.id, friends: true };
  expect(at((await sandbox.postJson('/_finish', friends)).body, 'finished')).toBe(1);
  const complete = { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] };
  expect(at((await status(id)).body, 'data')).toMatchObject(complete);
  const last = async () => (await sandbox.ledger()).findLast(({ account }) => account === desk.id);
  const entry = await last();
  expect(entry).toMatchObject({ visibility: 'friends' });
  const page = () =>
    sandbox.ask(`/tiktok/www/@u${desk.id.slice(-12)}/video/${String(entry?.['externalId'])}`);
  expect((await page()).status).toBe(404);
  expect(at((await finish()).body, 'finished')).toBe(1);
  expect([(await page()).status, await last()]).toMatchObject([200, { visibility: 'public' }]);
});

test('What is no video fails, and never comes to the inbox', async () => {
  const { id, address } = await opened(cut(4));
  await put(address, 0, Buffer.from('text'), 4);
  nowMs += 100;
  expect(at((await status(id)).body, 'data')).toMatchObject({
    status: 'FAILED',
    fail_reason: 'file_format_check_failed',
  });
  expect(await sandbox.ledger()).not.toContainEqual(expect.objectContaining({ account: desk.id }));
});

test('Of a publish_id only its own creator learns, and of videos only published ones of his own', async () => {
  const id = await sent();
  const other = await sandbox.account('tiktok');
  expect(codeOf(await status(id, other.token))).toBe('token_not_authorized_for_specified_publish_id');
  expect(codeOf(await status('v_inbox_file~v2.1'))).toBe('invalid_publish_id');
  const video = String((await sandbox.ledger()).find(({ account }) => account === desk.id)?.['externalId']);
  const query = async (ids: string[], secret = desk.token) => {
    const heard = await ask('video/query/?fields=id', { filters: { video_ids: ids } }, secret);
    return at(heard.body, 'data', 'videos');
  };
  expect(await query([video])).toEqual([]);
  await finish();
  expect([await query([video]), await query([video], other.token)]).toEqual([[{ id: video }], []]);
  expect(await query(Array.from({ length: 21 }, () => video))).toBeUndefined();
});

test('Seven uploads in a minute are too many, and so are six in a day that nobody publishes', async () => {
  for (let count = 0; count < 5; count += 1) await sent();
  expect(codeOf(await open())).toBe('spam_risk_too_many_pending_share');
  const rated = await open();
  expect([rated.status, codeOf(rated)]).toEqual([429, 'rate_limit_exceeded']);
  nowMs += 60_000;
  await finish();
  expect(codeOf(await open())).toBe('ok');
});

test('The thirty-first question for a status in a minute is too many', async () => {
  const { id } = await opened();
  for (let count = 0; count < 30; count += 1) await status(id);
  expect(codeOf(await status(id))).toBe('rate_limit_exceeded');
});

test('Pictures are fetched from the application’s own addresses alone, which are of https but on this machine', async () => {
  const openPhotos = async (...photo_images: string[]) => {
    const info = { source: 'PULL_FROM_URL', photo_images, photo_cover_index: 0 };
    const post_info = { description: 'Noon' };
    const body = { media_type: 'PHOTO', post_mode: 'MEDIA_UPLOAD', post_info, source_info: info };
    return ask('post/publish/content/init/', body);
  };
  const own = ['http://127.0.0.1:9/a.jpg', 'http://localhost/b.jpg'];
  const strange = [
    'http://herald.example/a.jpg',
    'https://herald.example/a.jpg',
    'http://127.0.0.1.example/a.jpg',
  ];
  expect(codeOf(await openPhotos(...own))).toBe('ok');
  const refused = await openPhotos(...own, 'http://herald.example/a.jpg');
  expect([refused.status, codeOf(refused)]).toEqual([403, 'url_ownership_unverified']);
  nowMs += 60_000;
  for (const address of strange)
    expect([address, codeOf(await openPhotos(address))]).toEqual([address, 'url_ownership_unverified']);
  await sandbox.postJson('/_settings', { verifiedPrefixes: ['https://herald.example/files/'] });
  nowMs += 60_000;
  expect(codeOf(await openPhotos('https://herald.example/files/a.jpg'))).toBe('ok');
  for (const address of [...own, 'https://herald.example/a.jpg', 'http://herald.example/files/a.jpg'])
    expect([address, codeOf(await openPhotos(address))]).toEqual([address, 'url_ownership_unverified']);
  expect((await sandbox.postJson('/_settings', { verifiedPrefixes: ['here'] })).status).toBe(400);
  await sandbox.ask('/_settings', { method: 'DELETE' });
});
