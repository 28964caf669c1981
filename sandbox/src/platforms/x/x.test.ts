// X's stand-in is as strict as its documentation.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from '../../harness.ts';
import { DOT, at, dotForm, startHarness } from '../../harness.ts';
import type { JsonRecord } from '../../json.ts';
import { weightOf } from './text.ts';

const API = '/x/api/2';
const BACK = 'http://localhost:8080/prod-api/om/channel/auth/callback/twitter';
const BASIC = { authorization: `Basic ${Buffer.from('herald-x:herald-x-secret').toString('base64')}` };
const VERIFIER = 'v'.repeat(43);
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];
let nowMs = Date.now();
let sandbox: Harness;
let desk: { id: string; token: string; refresh: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  desk = await sandbox.account('twitter');
});

const tweet = (body: Record<string, string | { media_ids: string[] }>, token = desk.token): Promise<Heard> =>
  sandbox.postJson(`${API}/tweets`, body, token);
const withToken = (path: string, init: RequestInit = {}): Promise<Heard> =>
  sandbox.ask(API + path, { ...init, headers: { authorization: `Bearer ${desk.token}` } });
const token = (fields: Record<string, string>, headers: Record<string, string> = BASIC): Promise<Heard> =>
  sandbox.postForm(`${API}/oauth2/token`, fields, headers);

async function code(): Promise<string> {
  const asked = {
    client_id: 'herald-x',
    redirect_uri: BACK,
    state: 's2',
    response_type: 'code',
    scope: SCOPES.join(' '),
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const granted = Object.fromEntries(SCOPES.map((scope) => [`grant:${scope}`, 'yes']));
  const heard = await sandbox.postForm('/x/web/i/oauth2/authorize', {
    ...asked,
    ...granted,
    decision: 'allow',
    person: '1750000000000000022',
  });
  return new URL(heard.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
const grant = { grant_type: 'authorization_code', redirect_uri: BACK, code_verifier: VERIFIER };

test('A code needs the client’s word, the right verifier, and is spent at once', async () => {
  const first = await code();
  expect((await token({ ...grant, code: first }, {})).status).toBe(401);
  expect((await token({ ...grant, code: first, code_verifier: 'w'.repeat(43) })).body['error']).toBe(
    'invalid_request',
  );
  const pair = await token({ ...grant, code: first });
  expect(pair.body).toMatchObject({
    token_type: 'bearer',
    expires_in: 7200,
    refresh_token: expect.any(String),
  });
  expect((await token({ ...grant, code: first })).status).toBe(400);
  const late = await code();
  nowMs += 31_000;
  expect((await token({ ...grant, code: late })).status).toBe(400);
});

test('A code is exchanged only with the address it was issued for', async () => {
  const issued = { ...grant, code: await code() };
  const elsewhere = await token({ ...issued, redirect_uri: `${BACK}/` });
  const words = 'Value passed for the redirect uri was invalid.';
  expect([elsewhere.status, elsewhere.body]).toEqual([
    400,
    { error: 'invalid_request', error_description: words },
  ]);
  expect((await token(issued)).status).toBe(200);
});

test('A refresh token works once and takes the old access token with it', async () => {
  const fresh = await token({ grant_type: 'refresh_token', refresh_token: desk.refresh });
  expect(fresh.status).toBe(200);
  expect((await token({ grant_type: 'refresh_token', refresh_token: desk.refresh })).status).toBe(400);
  expect((await withToken('/users/me')).status).toBe(401);
  expect(
    (
      await sandbox.ask(`${API}/users/me`, {
        headers: { authorization: `Bearer ${String(fresh.body['access_token'])}` },
      })
    ).status,
  ).toBe(200);
});

test('Wrong redirect addresses, missing rights and dead tokens are refused', async () => {
  const wrong = await sandbox.ask(
    '/x/web/i/oauth2/authorize?client_id=herald-x&redirect_uri=http%3A%2F%2F127.0.0.1%2Felsewhere&response_type=code',
  );
  expect([wrong.status, wrong.headers.get('location')]).toEqual([400, null]);
  const mute = await sandbox.account('twitter', { scopes: ['tweet.read', 'users.read'] });
  expect((await tweet({ text: 'a' }, mute.token)).status).toBe(403);
  await sandbox.postJson('/_tokens/expire', { platform: 'x', account: desk.id });
  expect((await tweet({ text: 'a' })).body).toEqual({
    title: 'Unauthorized',
    type: 'about:blank',
    status: 401,
    detail: 'Unauthorized',
  });
});

test('A post is taken, shown with short addresses, listed and taken down', async () => {
  const made = await tweet({ text: 'See https://example.com/a & go' });
  expect(made.status).toBe(201);
  expect(made.headers.get('x-rate-limit-remaining')).toBe('99');
  const id = String(at(made.body, 'data', 'id'));
  const read = await withToken(`/tweets/${id}?tweet.fields=entities,created_at`);
  expect(String(at(read.body, 'data', 'text'))).toMatch(/^See https:\/\/t\.co\/\w{10} &amp; go$/);
  expect(at(read.body, 'data', 'entities', 'urls', 0, 'expanded_url')).toBe('https://example.com/a');
  const start = new Date(nowMs - 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  expect(
    at(
      (await withToken(`/users/${desk.id}/tweets?max_results=5&start_time=${start}`)).body,
      'meta',
      'result_count',
    ),
  ).toBe(1);
  expect((await withToken(`/users/${desk.id}/tweets?max_results=4`)).status).toBe(400);
  expect((await withToken(`/users/${desk.id}/tweets?colour=red`)).status).toBe(400);
  expect((await withToken(`/tweets/${id}`, { method: 'DELETE' })).body).toEqual({ data: { deleted: true } });
  expect(at((await withToken(`/tweets/${id}`)).body, 'errors', 0, 'title')).toBe('Not Found Error');
  expect((await sandbox.ask(`/x/web/i/web/status/${id}`)).status).toBe(404);
});

test('Unknown fields, long texts and doubles are refused', async () => {
  expect((await tweet({ text: 'a', colour: 'red' })).status).toBe(400);
  expect((await tweet({ text: '字'.repeat(141) })).status).toBe(400);
  expect((await tweet({ text: '字'.repeat(140) })).status).toBe(201);
  const again = await tweet({ text: '字'.repeat(140) });
  expect([again.status, again.body['detail']]).toEqual([
    403,
    'You are not allowed to create a Tweet with duplicate content.',
  ]);
});

test('Texts weigh what the network says they weigh', () => {
  const weights: [string, number][] = [
    ['plain words', 11],
    ['中文', 4],
    ['👨‍👩‍👧‍👦', 2],
    ['https://example.com/a-very-long-path-indeed?x=1', 23],
    ['go example.com now', 30],
    ['“quoted” – dash', 15],
    ['e\u0301', 1],
    ['a.b', 3],
  ];
  expect(weights.map(([text]) => [text, weightOf(text)])).toEqual(weights);
});

test('A picture goes up in one shot, gets its description, and may stand in its owner’s post only', async () => {
  const upload = (fields: Record<string, string>): Promise<Heard> =>
    withToken('/media/upload', { method: 'POST', body: dotForm('media', fields) });
  expect((await upload({ media_category: 'tweet_image' })).status).toBe(400);
  expect((await upload({ media_category: 'tweet_image', media_type: 'image/jpeg' })).status).toBe(400);
  const media = await upload({ media_category: 'tweet_image', media_type: 'image/png' });
  const id = String(at(media.body, 'data', 'id'));
  expect(
    (
      await sandbox.postJson(
        `${API}/media/metadata`,
        { id, metadata: { alt_text: { text: 'A dot' } } },
        desk.token,
      )
    ).status,
  ).toBe(200);
  const other = await sandbox.account('twitter');
  expect((await tweet({ text: 'mine?', media: { media_ids: [id] } }, other.token)).status).toBe(400);
  const made = await tweet({ text: 'mine', media: { media_ids: [id] } });
  expect((await sandbox.ask(`/x/web/i/web/status/${String(at(made.body, 'data', 'id'))}`)).text).toContain(
    'alt="A dot"',
  );
});

test('Pieces must come in order and add up', async () => {
  const begun = await sandbox.postJson(
    `${API}/media/upload/initialize`,
    { media_type: 'image/png', total_bytes: DOT.length, media_category: 'tweet_image' },
    desk.token,
  );
  const id = String(at(begun.body, 'data', 'id'));
  const piece = (index: number, bytes: Buffer): Promise<Heard> => {
    const form = new FormData();
    form.set('segment_index', String(index));
    form.set('media', new Blob([new Uint8Array(bytes)]));
    return withToken(`/media/upload/${id}/append`, { method: 'POST', body: form });
  };
  expect((await piece(1, DOT.subarray(20))).status).toBe(400);
  expect((await piece(0, DOT.subarray(0, 20))).status).toBe(200);
  expect((await withToken(`/media/upload/${id}/finalize`, { method: 'POST' })).status).toBe(400);
  expect((await piece(1, DOT.subarray(20))).status).toBe(200);
  expect(at((await withToken(`/media/upload/${id}/finalize`, { method: 'POST' })).body, 'data', 'size')).toBe(
    DOT.length,
  );
  expect((await withToken(`/media/upload?command=STATUS&media_id=${id}`)).status).toBe(200);
});

const MOVIE = Buffer.concat([
  Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex'),
  Buffer.alloc(100, 7),
]);

async function movie(bytes = MOVIE): Promise<string> {
  const kind = { media_type: 'video/mp4', media_category: 'tweet_video', total_bytes: bytes.length };
  const begun = await sandbox.postJson(`${API}/media/upload/initialize`, kind, desk.token);
  const id = String(at(begun.body, 'data', 'id'));
  const form = new FormData();
  form.set('segment_index', '0');
  form.set('media', new Blob([new Uint8Array(bytes)]));
  await withToken(`/media/upload/${id}/append`, { method: 'POST', body: form });
  await withToken(`/media/upload/${id}/finalize`, { method: 'POST' });
  return id;
}
const stateOf = async (id: string): Promise<unknown> =>
  at(
    (await withToken(`/media/upload?command=STATUS&media_id=${id}`)).body,
    'data',
    'processing_info',
    'state',
  );

test('A video is worked on before it may stand in a post, alone, where its readers find its bytes', async () => {
  const id = await movie();
  const media = { media_ids: [id] };
  expect([await stateOf(id), (await tweet({ text: 'soon', media })).status]).toEqual(['in_progress', 400]);
  nowMs += 1_001;
  expect(await stateOf(id)).toBe('succeeded');
  const alt = { id, metadata: { alt_text: { text: 'It moves' } } };
  expect((await sandbox.postJson(`${API}/media/metadata`, alt, desk.token)).status).toBe(403);
  const other = await movie();
  nowMs += 1_001;
  expect((await tweet({ text: 'two', media: { media_ids: [id, other] } })).status).toBe(400);
  const made = await tweet({ text: 'out', media });
  const shown = await sandbox.ask(`/x/web/i/web/status/${String(at(made.body, 'data', 'id'))}`);
  const sha256 = createHash('sha256').update(MOVIE).digest('hex');
  expect(shown.text).toContain(`<a href="/_blobs/${sha256}">${MOVIE.length} bytes</a>`);
  expect((await sandbox.ledger()).at(-1)).toMatchObject({ text: 'out', mediaSha256s: [sha256] });
});

test('What is no video fails while X works on it, and one whose day is over is known no more', async () => {
  desk = await sandbox.account('twitter', { expiresInSeconds: 100_000 });
  const words = await movie(Buffer.from('These are words and no moving pictures'));
  const late = await movie();
  nowMs += 1_001;
  expect([await stateOf(words), await stateOf(late)]).toEqual(['failed', 'succeeded']);
  expect((await tweet({ text: 'words', media: { media_ids: [words] } })).status).toBe(400);
  nowMs += 86_400_000;
  expect((await withToken(`/media/upload?command=STATUS&media_id=${late}`)).status).toBe(400);
  expect((await tweet({ text: 'late', media: { media_ids: [late] } })).status).toBe(400);
});

test('A video is announced by its type and size, and gets no piece beyond them', async () => {
  const announce = (more: JsonRecord): Promise<Heard> =>
    sandbox.postJson(
      `${API}/media/upload/initialize`,
      { media_type: 'video/mp4', media_category: 'tweet_video', total_bytes: 40, ...more },
      desk.token,
    );
  expect((await announce({ media_type: 'video/webm' })).status).toBe(400);
  expect((await announce({ total_bytes: 512 * 1_024 * 1_024 + 1 })).status).toBe(400);
  expect((await announce({ colour: 'red' })).status).toBe(400);
  const id = String(at((await announce({})).body, 'data', 'id'));
  const piece = (fields: Record<string, string>, size: number): Promise<Heard> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('media', new Blob([MOVIE.subarray(0, size)]));
    return withToken(`/media/upload/${id}/append`, { method: 'POST', body: form });
  };
  expect((await piece({ segment_index: '0' }, 41)).status).toBe(400);
  expect((await piece({ segment_index: '0', colour: 'red' }, 40)).status).toBe(400);
  expect((await piece({ segment_index: '0' }, 30)).status).toBe(200);
  expect((await piece({ segment_index: '0' }, 10)).status).toBe(400);
  expect((await piece({ segment_index: '1' }, 11)).status).toBe(400);
  expect((await withToken(`/media/upload/${id}/finalize`, { method: 'POST' })).status).toBe(400);
});

test('The hundred-and-first post of a quarter hour is too many', async () => {
  for (let number = 0; number < 100; number += 1) await tweet({ text: `number ${number}` });
  const heard = await tweet({ text: 'one too many' });
  expect([heard.status, heard.headers.get('x-rate-limit-remaining')]).toEqual([429, '0']);
});
