// Holds every channel of the registry to every promise of channel.ts, over the wire, against the sandbox.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Offered } from './channel.ts';
import {
  live,
  open,
  outsideOf,
  picture,
  postWith,
  strangeNames,
  subjects,
  value,
} from './conformance-bench.ts';
import { consent, openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { rows } from './conformance-table.ts';
import { conclusion, type Result } from './failure.ts';
import { channelById, channelByKey, channels } from './registry.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

test('every folder of a channel is in the registry, and every channel has a row in the table', () => {
  const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(channels.map((channel) => channel.key).toSorted()).toEqual(folders.toSorted());
  expect(rows.map((row) => row.channelId)).toEqual(channels.map((channel) => channel.id));
  for (const channel of channels) expect(channelByKey(channel.key)).toBe(channelById(channel.id));
});

describe.each(subjects)('$name', ({ row, channel }) => {
  const { rules, connect, settle, change } = channel;
  const begin = () => open(sandbox, { row, channel });

  test('says of itself what the catalogue says', () => {
    expect(rules.channelId).toBe(channel.id);
    expect(Object.keys(channel.bases).toSorted()).toEqual(Object.keys(row.bases('')).toSorted());
    for (const base of Object.values(channel.bases)) expect(base).toMatch(/^https:\/\/[^/]+$/);
    expect(change.edit === null).toBe(typeof rules.can.edit !== 'string');
  });

  async function walkThroughConsent(untick: readonly string[] = []): Promise<Result<readonly Offered[]>> {
    const outside = outsideOf(sandbox, row);
    const codeVerifier = randomBytes(48).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const redirectUri = `http://127.0.0.1:3000/prod-api/om/channel/auth/callback/${channel.key}`;
    const url = connect.consentUrl(outside, { redirectUri, state: 'state-1', codeChallenge });
    const back = await consent(sandbox.fetch, url, untick);
    expect(back.searchParams.get('state')).toBe('state-1');
    const code = back.searchParams.get('code') ?? '';
    return connect.exchange(outside, { code, redirectUri, codeVerifier });
  }

  test('consent ends in accounts that can publish', async () => {
    const offered = value(await walkThroughConsent());
    for (const one of offered) expect(one.because === '').toBe(one.usable);
    const account = offered.find((one) => one.usable);
    if (!account) throw new Error('None is usable');
    const sending = { post: postWith(), handles: {}, clientKey: 'key-1' };
    expect(await channel.publish(outsideOf(sandbox, row), account, sending)).toMatchObject({ ok: true });
  });

  test.skipIf(connect.refresh === null)(
    'a refreshed token goes on, and the one before it is dead',
    async () => {
      const { outside, account } = await begin();
      const again = async () => connect.refresh?.(outside, account.token);
      const renewed = await again();
      if (!renewed) throw new Error('No refresh');
      const token = value(renewed);
      const sending = { post: postWith(), handles: {}, clientKey: 'key-1' };
      expect(await channel.publish(outside, { ...account, token }, sending)).toMatchObject({ ok: true });
      expect(await again()).toMatchObject({ ok: false, failure: { kind: 'auth' } });
    },
  );

  test('an account without the right to write is offered as unusable and says why', async () => {
    const scope = connect.scopes.find((one) => /write|manage_posts/.test(one)) ?? '';
    const offered = value(await walkThroughConsent([scope]));
    expect(offered.length).toBeGreaterThan(0);
    const because: unknown = expect.stringContaining(scope);
    for (const one of offered) expect(one).toMatchObject({ usable: false, because });
  });

  test('a code that is none connects nothing', async () => {
    const ask = { code: 'nothing', redirectUri: 'http://127.0.0.1/x', codeVerifier: 'v'.repeat(43) };
    const result = await connect.exchange(outsideOf(sandbox, row), ask);
    expect(result.ok || conclusion[result.failure.kind]).toBe('refused');
  });

  const many = Array.from({ length: Math.min(rules.images.atMost ?? 4, 4) }, (_, index) => `Number ${index}`);
  const shapes: [string, () => Post][] = [
    ['text alone', () => postWith()],
    ['a link', () => postWith({ link: 'https://example.com/harbour?a=1&b=2' })],
    ['one picture', () => postWith({ images: [picture('A ferry')] })],
    ['a row of pictures', () => postWith({ images: many.map((altText) => picture(altText)) })],
    ['a gif', () => postWith({ images: [picture('It moves', 'gif')] })],
  ];
  test.each(shapes)('%s is published once, as written, and opens', async (_, make) => {
    const { send, posts, asked, requests } = await begin();
    const post = make();
    const { externalId, url } = live((await send(post)).result);
    const stands = {
      externalId,
      text: sentText(post, rules),
      mediaSha256s: post.images.map((image) => image.url.replace('herald://', '')),
      ...(post.link !== null && rules.link === 'card' ? { link: post.link } : {}),
    };
    expect(await posts()).toMatchObject([stands]);
    expect(await asked('publish')).toHaveLength(1);
    const said = JSON.stringify(await requests());
    for (const { altText } of post.images) expect(said).toContain(altText);
    expect((await fetch(url)).status).toBe(200);
    expect(strangeNames(await requests(), row)).toEqual([]);
  });

  test.each(shapes)('%s is found again when the answer was lost', async (_, make) => {
    const { outside, account, strike, send, posts } = await begin();
    await strike('publish', 'reset-after');
    const { result, sent } = await send(make());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    const [stands] = await posts();
    const look = (rest = {}) => settle.settle(outside, account, { ...sent, ...rest });
    expect(await look()).toMatchObject({ state: 'live', externalId: stands?.externalId });
    expect(await look({ taken: new Set([stands?.externalId ?? '']) })).toMatchObject({ state: 'absent' });
    const later = new Date(sent.sentAt.getTime() + 120_000);
    expect(await look({ sentAt: later })).toMatchObject({ state: 'absent' });
  });

  test('what never arrived is absent, whatever else stands there', async () => {
    const { outside, account, strike, send } = await begin();
    await send(postWith());
    await strike('publish', 'reset-before');
    const { result, sent } = await send(postWith());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    expect(await settle.settle(outside, account, sent)).toEqual({ state: 'absent', looked: 1 });
  });

  test('of two equal posts neither is chosen, unless one belongs to another publication', async () => {
    await sandbox.filterDuplicates(row.platform, false);
    const { outside, account, send } = await begin();
    const post = postWith();
    const first = live((await send(post)).result);
    const { result, sent } = await send(post);
    const second = live(result);
    const both = await settle.settle(outside, account, sent);
    const candidates: unknown = expect.arrayContaining([first.url, second.url]);
    expect(both).toMatchObject({ state: 'several', candidates });
    const taken = new Set([first.externalId]);
    expect(await settle.settle(outside, account, { ...sent, taken })).toMatchObject(second);
    await sandbox.filterDuplicates(row.platform, true);
  });

  test('taking down twice is fine, also when the first answer was lost', async () => {
    const { outside, account, strike, send, posts } = await begin();
    const { externalId } = live((await send(postWith())).result);
    await strike('delete', 'reset-after');
    const takeDown = () => change.takeDown(outside, account, externalId);
    expect([await takeDown(), await takeDown()]).toEqual(Array(2).fill({ ok: true, value: 'gone' }));
    expect((await posts())[0]?.removedAt).toBeDefined();
  });

  test('a take-down that never arrived is not believed', async () => {
    const { outside, account, strike, send } = await begin();
    const { externalId } = live((await send(postWith())).result);
    await strike('delete', 'reset-before');
    const result = await change.takeDown(outside, account, externalId);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });

  test('a post that stands is seen, with its copies; one that is gone is seen to be gone', async () => {
    await sandbox.filterDuplicates(row.platform, false);
    const { outside, account, send, requests } = await begin();
    const post = postWith({ images: [picture('Watched')] });
    const { result, sent } = await send(post);
    const { externalId } = live(result);
    const watch = () => settle.watch(outside, account, sent, externalId);
    expect(await watch()).toEqual({ ok: true, value: { stands: true, copies: [] } });
    const copy = live((await send(post)).result);
    expect(await watch()).toEqual({ ok: true, value: { stands: true, copies: [copy.externalId] } });
    await change.takeDown(outside, account, externalId);
    expect(await watch()).toEqual({ ok: true, value: { stands: false, copies: [] } });
    expect(strangeNames(await requests(), row)).toEqual([]);
    await sandbox.filterDuplicates(row.platform, true);
  });

  test('a list that is down proves nothing about a post that went live', async () => {
    const { outside, account, strike, send } = await begin();
    const { result, sent } = await send(postWith());
    await strike('list', 'list-5xx');
    const seen = await settle.watch(outside, account, sent, live(result).externalId);
    expect(seen).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });

  test('a link a person pasted leads to the post, and to nothing when it is gone', async () => {
    const { outside, account, send } = await begin();
    const post = postWith();
    const { externalId, url } = live((await send(post)).result);
    const find = async (link: string) => value(await settle.findByLink(outside, account, link));
    expect(await find(url)).toMatchObject({ externalId, text: post.text });
    await change.takeDown(outside, account, externalId);
    expect([await find(url), await find('https://example.com/else')]).toEqual([null, null]);
  });

  test.skipIf(change.edit === null)(
    'an edit changes the words in place, also when its answer was lost',
    async () => {
      const { outside, account, strike, send, posts, requests } = await begin();
      const { externalId, url } = live((await send(postWith())).result);
      await strike('edit', 'reset-after');
      const after = postWith();
      const edited = await change.edit?.(outside, account, externalId, after);
      expect(edited).toMatchObject({ ok: true, value: { externalId, url } });
      expect(await posts()).toMatchObject([{ text: after.text }]);
      expect(strangeNames(await requests(), row)).toEqual([]);
    },
  );
});
