// Every fault strikes as ordered: with its effect or without, and the ledger always knows.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, dotForm, startHarness } from './harness.ts';
import type { JsonRecord } from './json.ts';

let sandbox: Harness;
let page: { id: string; token: string };
let desk: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.ask('/_ledger/reset', { method: 'POST' });
  page = await sandbox.account('facebook');
  desk = await sandbox.account('twitter');
});

const order = (fault: string, more: JsonRecord = {}): Promise<Heard> =>
  sandbox.postJson('/_faults', { fault, operation: 'facebook.publish', times: 1, ...more });
const publish = (message = 'hello', signal?: AbortSignal): Promise<Heard> =>
  sandbox.ask(`/facebook/graph/v26.0/${page.id}/feed`, {
    method: 'POST',
    body: new URLSearchParams({ message, access_token: page.token }),
    ...(signal ? { signal } : {}),
  });
const list = (): Promise<Heard> =>
  sandbox.ask(`/facebook/graph/v26.0/${page.id}/published_posts?access_token=${page.token}`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test.each([
  ['timeout-before', 0],
  ['timeout-after', 1],
])('%s leaves the caller without any answer', async (fault, posts) => {
  await order(fault);
  await expect(publish('silent', AbortSignal.timeout(150))).rejects.toThrow('aborted due to timeout');
  expect(await sandbox.ledger()).toHaveLength(posts);
});

test.each([
  ['reset-before', 0],
  ['reset-after', 1],
  ['truncated', 1],
])('%s breaks the connection', async (fault, posts) => {
  await order(fault);
  await expect(publish()).rejects.toThrow(/fetch failed|terminated/);
  expect(await sandbox.ledger()).toHaveLength(posts);
});

test.each([
  ['500-before', 500, 0, null],
  ['500-after', 500, 1, null],
  ['unauthorized', 401, 0, null],
  ['duplicate', 400, 0, null],
  ['unseen', 400, 0, null],
  ['rate-seconds', 429, 0, '30'],
  ['rate-absent', 429, 0, null],
  ['rate-absurd', 429, 0, '1000000000'],
])('%s answers %i', async (fault, status, posts, retryAfter) => {
  await order(fault);
  const heard = await publish();
  expect(heard.status).toBe(status);
  expect(heard.headers.get('retry-after')).toBe(retryAfter);
  expect(await sandbox.ledger()).toHaveLength(posts);
  expect((await publish('after the fault')).status).toBe(200);
});

test('A retry date is a date to come', async () => {
  await order('rate-date', { retryAfterSeconds: 60 });
  expect(Date.parse((await publish()).headers.get('retry-after') ?? '')).toBeGreaterThan(Date.now() + 50_000);
});

test('A late application drops the line now and posts afterwards', async () => {
  await order('late-apply', { delayMs: 120 });
  await expect(publish()).rejects.toThrow(/fetch failed|terminated/);
  expect(await sandbox.ledger()).toHaveLength(0);
  await pause(250);
  expect(await sandbox.ledger()).toHaveLength(1);
});

test('A success may lack its id or come as a page', async () => {
  await order('no-id');
  expect((await publish('one')).body).toEqual({});
  await order('html');
  expect((await publish('two')).text).toContain('<html>');
  expect(await sandbox.ledger()).toHaveLength(2);
});

test('An accepted post shows itself later, or never', async () => {
  await order('accepted-then-flip', { delayMs: 100 });
  expect((await publish('later')).status).toBe(202);
  expect(at((await list()).body, 'data')).toHaveLength(0);
  await pause(150);
  expect(at((await list()).body, 'data')).toHaveLength(1);
  await order('accepted-then-flip', { delayMs: 50, flipsTo: 'gone' });
  await publish('never');
  await pause(120);
  expect(at((await list()).body, 'data')).toHaveLength(1);
  expect((await sandbox.ledger()).filter((post) => post['removedAt'] !== undefined)).toHaveLength(1);
});

test('A handle may die before it is used, on either platform', async () => {
  const photo = await sandbox.ask(`/facebook/graph/v26.0/${page.id}/photos`, {
    method: 'POST',
    body: dotForm('source', { published: 'false', access_token: page.token }),
  });
  await order('handle-expires');
  const attached = JSON.stringify([{ media_fbid: String(photo.body['id']) }]);
  const post = (): Promise<Heard> =>
    sandbox.postJson(
      `/facebook/graph/v26.0/${page.id}/feed`,
      { message: 'dot', attached_media: attached },
      page.token,
    );
  expect(at((await post()).body, 'error', 'error_subcode')).toBe(33);
  expect((await post()).status).toBe(200);
  await order('handle-expires', { operation: 'twitter.media' });
  const media = await sandbox.ask('/x/api/2/media/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${desk.token}` },
    body: dotForm('media', { media_category: 'tweet_image', media_type: 'image/png' }),
  });
  const ids = [String(at(media.body, 'data', 'id'))];
  expect((await sandbox.postJson('/x/api/2/tweets', { media: { media_ids: ids } }, desk.token)).status).toBe(
    400,
  );
});

test('Lists lag, lose their newest, and fail', async () => {
  await publish('old');
  await order('list-lag', { operation: 'facebook.list', lagMs: 60_000 });
  expect(at((await list()).body, 'data')).toHaveLength(0);
  await order('list-drops-newest', { operation: 'facebook.list' });
  expect(at((await list()).body, 'data')).toHaveLength(0);
  await order('list-5xx', { operation: 'facebook.list' });
  expect((await list()).status).toBe(503);
  expect(at((await list()).body, 'data')).toHaveLength(1);
});

test('A slow answer drips byte by byte', async () => {
  await order('slow-drip', { bytesPerSecond: 400 });
  const begun = Date.now();
  expect((await publish()).body['id']).toBeDefined();
  expect(Date.now() - begun).toBeGreaterThan(80);
});

test('A fault may be aimed at one account on X', async () => {
  const other = await sandbox.account('twitter');
  await sandbox.postJson('/_faults', {
    platform: 'x',
    account: desk.id,
    operation: 'x.publish',
    fault: 'rate-seconds',
  });
  const tweet = (token: string): Promise<Heard> =>
    sandbox.postJson('/x/api/2/tweets', { text: 'hello' }, token);
  expect((await tweet(other.token)).status).toBe(201);
  expect((await tweet(desk.token)).status).toBe(429);
});

test('A seed chooses the same victims every time', async () => {
  const round = async (): Promise<number[]> => {
    await order('500-before', { times: 100, probability: 0.5, seed: 7 });
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1)
      statuses.push((await publish(`${number}-${Math.random()}`)).status);
    await sandbox.ask('/_faults', { method: 'DELETE' });
    return statuses;
  };
  const first = await round();
  expect(await round()).toEqual(first);
  expect(new Set(first)).toEqual(new Set([200, 500]));
});

test('An unknown fault is refused', async () => {
  expect((await order('earthquake')).status).toBe(400);
});
