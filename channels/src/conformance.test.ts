// Holds every channel of the registry to every promise of channel.ts, over the wire, against the sandbox.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sendsText, sentText } from '@herald/contract/check-for-channel.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Offered } from './channel.ts';
import {
  open,
  otherwise,
  outsideOf,
  plain,
  prepared,
  sha256Of,
  shapesOf,
  strangeNames,
  subjects,
  value,
} from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { consent, openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { rows } from './conformance-table.ts';
import { conclusion, type Result } from './failure.ts';
import { channelById, channelByKey, channels } from './registry.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
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
    const isInPlace = rules.can.edit === 'in-place';
    expect(change.edit === null).toBe(!isInPlace);
    expect((rules.can.reaches ?? []).length > 0).toBe(isInPlace);
    // What cannot be taken down cannot be posted again in its place.
    expect(rules.can.edit === 'delete-and-repost' && rules.can.takeDown !== true).toBe(false);
  });

  /** `spentWith`: with another verifier than the consent was opened for. */
  async function walkThroughConsent(
    untick: readonly string[] = [],
    spentWith?: string,
  ): Promise<Result<readonly Offered[]>> {
    const outside = outsideOf(sandbox, row);
    const opened = randomBytes(48).toString('base64url');
    const codeVerifier = spentWith ?? opened;
    const codeChallenge = createHash('sha256').update(opened).digest('base64url');
    const redirectUri = `http://127.0.0.1:3000/prod-api/om/channel/auth/callback/${channel.key}`;
    const url = connect.consentUrl(outside, { redirectUri, state: 'state-1', codeChallenge });
    const sent = new URL(url).searchParams.get('code_challenge');
    expect(sent).toBe(row.pkce ? createHash('sha256').update(opened).digest(row.pkce) : null);
    const back = await consent(sandbox.fetch, url, untick);
    expect(back.searchParams.get('state')).toBe('state-1');
    const code = back.searchParams.get('code') ?? '';
    const returned = Object.fromEntries(back.searchParams);
    return connect.exchange(outside, { code, redirectUri, codeVerifier, returned });
  }

  async function publishAs(account: Offered): Promise<unknown> {
    const outside = outsideOf(sandbox, row);
    const post = plain(rules);
    const handles = value(await prepared(channel, outside, account, post));
    return channel.publish(outside, account, {
      post,
      handles,
      clientKey: `key-${randomBytes(8).toString('hex')}`,
    });
  }

  test('consent ends in accounts that can publish', async () => {
    const offered = value(await walkThroughConsent());
    for (const one of offered) expect(one.because === '' && !one.role && !one.refused).toBe(one.usable);
    const account = offered.find((one) => one.usable);
    if (!account) throw new Error('None is usable');
    expect(await publishAs(account)).toMatchObject({ ok: true });
  });

  test.runIf(row.pkce !== undefined)('a code is spent by nobody but who opened its consent', async () => {
    const stolen = await walkThroughConsent([], randomBytes(48).toString('base64url'));
    expect(stolen).toMatchObject({ ok: false, failure: { kind: 'auth' } });
  });

  test.skipIf(connect.refresh === null)(
    'a refreshed token goes on; where it rotates the one before is dead',
    async () => {
      const { outside, account } = await begin();
      const again = async () => connect.refresh?.(outside, account.token);
      const renewed = await again();
      if (!renewed) throw new Error('No refresh');
      const refreshed = { ...account, token: value(renewed), usable: true, because: '' };
      expect(await publishAs(refreshed)).toMatchObject({ ok: true });
      const second = await again();
      const dead = { ok: false, failure: { kind: 'auth' } };
      expect(second).toMatchObject(row.refreshRotates ? dead : { ok: true });
    },
  );

  test.runIf(connect.revoke !== null)(
    'what was given back publishes nothing more and is renewed by nothing; giving it back twice is fine',
    async () => {
      const { outside, account, requests } = await begin();
      const giveBack = async () => connect.revoke?.(outside, account.token);
      expect([await giveBack(), await giveBack()]).toEqual(Array(2).fill({ ok: true, value: 'revoked' }));
      const dead = { ok: false, failure: { kind: 'auth' } };
      const handles = {};
      const sending = { post: plain(rules, { images: [], video: null }), handles, clientKey: 'given-back' };
      const sent = await prepared(channel, outside, account, plain(rules));
      expect(sent.ok ? await channel.publish(outside, account, sending) : sent).toMatchObject(dead);
      const renewed = connect.refresh ? await connect.refresh(outside, account.token) : dead;
      expect(renewed).toMatchObject(dead);
      expect(strangeNames(await requests(), row)).toEqual([]);
    },
  );

  test.runIf(connect.revoke !== null)(
    'a consent that could not be given back is not believed over',
    async () => {
      const { outside, account } = await begin();
      const fetch: typeof outside.fetch = () => Promise.reject(new TypeError('reset'));
      const result = await connect.revoke?.({ ...outside, fetch }, account.token);
      expect(result?.ok).toBe(false);
      expect(await connect.revoke?.(outside, account.token)).toMatchObject({ ok: true });
    },
  );

  test('a token that the platform takes is known from one that it takes no more, by reading alone', async () => {
    const { outside, account, requests } = await begin();
    expect(await connect.check(outside, account)).toEqual({ ok: true, value: 'taken' });
    await sandbox.expireTokens(row.platform, account.externalId);
    const refused = { ok: false, failure: { kind: 'auth' } };
    expect(await connect.check(outside, account)).toMatchObject(refused);
    const asked = await requests();
    expect(asked.map(({ operation }) => operation).filter((one) => one === 'publish')).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    expect(strangeNames(asked, row)).toEqual([]);
  });

  test.skipIf(row.writeScope === null)(
    'an account without the right to write is offered as unusable and says why',
    async () => {
      const scope = row.writeScope ?? '';
      const offered = value(await walkThroughConsent([scope]));
      expect(offered.length).toBeGreaterThan(0);
      const because: unknown = expect.stringContaining(scope);
      for (const one of offered) expect(one).toMatchObject({ usable: false, because });
    },
  );

  test('a code that is none connects nothing', async () => {
    const ask = { code: 'nothing', redirectUri: 'http://127.0.0.1/x', codeVerifier: 'v'.repeat(43) };
    const result = await connect.exchange(outsideOf(sandbox, row), { ...ask, returned: { code: 'nothing' } });
    expect(result.ok || conclusion[result.failure.kind]).toBe('refused');
  });

  const shapes = shapesOf({ channel });
  test.each(shapes)('%s is published once, as written, and opens', async (_, make) => {
    const { publish, posts, asked, requests } = await begin();
    const post = make();
    const { externalId, url } = await publish(post);
    const media = post.video ? [post.video] : post.images;
    const card = post.link !== null && rules.link === 'card' ? { link: post.link } : {};
    const text = sendsText(post, rules) ? { text: sentText(post, rules) } : {};
    const mediaSha256s = media.map(sha256Of);
    expect(await posts()).toMatchObject([{ externalId, mediaSha256s, ...text, ...card }]);
    expect((await asked('publish')).length).toBeGreaterThan(0);
    const said = JSON.stringify(await requests());
    const described = rules.images.altText ? post.images : [];
    for (const { altText } of described) expect(said).toContain(altText);
    expect((await fetch(url)).status).toBe(200);
    expect(strangeNames(await requests(), row)).toEqual([]);
  });

  const canTakeDown = rules.can.takeDown === true;
  test.runIf(canTakeDown)('taking down twice is fine, also when the first answer was lost', async () => {
    const { outside, account, strike, publish, posts } = await begin();
    const { externalId } = await publish(plain(rules));
    await strike('delete', 'reset-after');
    const takeDown = () => change.takeDown(outside, account, externalId);
    expect([await takeDown(), await takeDown()]).toEqual(Array(2).fill({ ok: true, value: 'gone' }));
    expect((await posts())[0]?.removedAt).toBeDefined();
  });

  test.runIf(canTakeDown)('a take-down that never arrived is not believed', async () => {
    const { outside, account, strike, publish } = await begin();
    const { externalId } = await publish(plain(rules));
    await strike('delete', 'reset-before');
    const result = await change.takeDown(outside, account, externalId);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });

  test.runIf(canTakeDown)('a look that is refused does not make certain what was not answered', async () => {
    const { outside, account, strike, publish } = await begin();
    const { externalId } = await publish(plain(rules));
    await strike('delete', 'reset-after');
    const fetch: typeof outside.fetch = (url, init) =>
      outside.fetch(url, init).catch(async (error: unknown) => {
        for (const operation of ['read', 'list', 'status']) await strike(operation, 'unauthorized');
        throw error;
      });
    const result = await change.takeDown({ ...outside, fetch }, account, externalId);
    // Instagram's look at what is gone reaches no account that could refuse it.
    expect(['gone', 'unknown']).toContain(result.ok ? result.value : result.failure.kind);
  });

  test.runIf(!canTakeDown)('what cannot be taken down says so, and asks nobody', async () => {
    const { outside, account, publish, asked } = await begin();
    const { externalId } = await publish(plain(rules));
    const result = await change.takeDown(outside, account, externalId);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'permission' } });
    expect(await asked('delete')).toEqual([]);
  });

  test('a link a person pasted leads to the post, and to nothing when it is gone', async () => {
    const { outside, account, publish } = await begin();
    const post = plain(rules);
    const { externalId, url } = await publish(post);
    const find = async (link: string) => value(await settle.findByLink(outside, account, link));
    expect(await find(url)).toMatchObject({ externalId });
    expect(await find('https://example.com/else')).toBe('unreadable');
    if (!canTakeDown) return;
    await change.takeDown(outside, account, externalId);
    expect(await find(url)).toBeNull();
  });

  test('the link of a post on another account leads to nothing, though it says the same', async () => {
    const [{ outside, account, publish }, other] = [await begin(), await begin()];
    const post = plain(rules);
    const [own, foreign] = [await publish(post), await other.publish(post)];
    const find = (link: string) => settle.findByLink(outside, account, link);
    expect(value(await find(own.url))).toMatchObject({ externalId: own.externalId });
    expect(await find(foreign.url)).toEqual({ ok: true, value: null });
  });

  test.skipIf(change.edit === null)(
    'an edit changes in place what it reaches, and nothing else, also when its answer was lost',
    async () => {
      const { outside, account, strike, publish, posts, requests } = await begin();
      const before = plain(rules);
      const { externalId, url } = await publish(before);
      await strike('edit', 'reset-after');
      const after = otherwise(rules, before);
      const edited = await change.edit?.(outside, account, externalId, after);
      expect(edited).toMatchObject({ ok: true, value: { externalId, url } });
      expect(await posts()).toMatchObject([{ text: sentText(after, rules) }]);
      expect(strangeNames(await requests(), row)).toEqual([]);
    },
  );
});
