// WeChat's messages of several articles against the sandbox, and what its review refuses.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { open, picture, plain, sha256Of, subjects, value } from './conformance-bench.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { wechat } from './wechat/index.ts';
import { rules } from './wechat/rules.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

async function begin() {
  const subject = subjects.find(({ channel }) => channel.id === wechat.id);
  if (!subject) throw new Error('WeChat has no row');
  return open(sandbox, subject);
}
const pieces = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    plain(rules, { title: `Piece ${number + 1}`, images: [picture('A ferry')] }),
  );
const Kept = z.object({ media_id: z.string() });
const Drafted = z.object({ articles: z.array(z.object({ thumb_media_id: z.string() })) });
const batch = (articles: readonly Post[]): Post => ({ ...plain(rules), ...articles[0], articles });

describe('several articles in one message', () => {
  test('all eight go in one draft and one submission, in their order, each with its cover and picture', async () => {
    const { publish, posts, asked } = await begin();
    const articles = pieces(8);
    const { externalId, url } = await publish(batch(articles));
    const images = articles.flatMap(({ images: own }) => own.map(sha256Of));
    const text = articles.map((article) => article.text).join('\n\n');
    expect(await posts()).toMatchObject([{ externalId, text, mediaSha256s: images }]);
    expect([(await asked('cover')).length, (await asked('photo')).length]).toEqual([8, 8]);
    expect([(await asked('media')).length, (await asked('publish')).length]).toEqual([1, 1]);
    for (const place of [1, 8]) {
      const address = url.replace(/\.1$/, `.${place}`);
      expect(await (await fetch(address)).text()).toContain(`Piece ${place}`);
    }
  });

  test('each stands in the draft under its own cover', async () => {
    const { publish, asked } = await begin();
    await publish(batch(pieces(3)));
    const covers = (await asked('cover')).map(({ answer }) => Kept.parse(answer?.body).media_id);
    const [draft] = await asked('media');
    const places = Drafted.parse(draft?.body).articles.map((one) => covers.indexOf(one.thumb_media_id));
    expect(places).toEqual([0, 1, 2]);
  });

  test('R-WX-001: nine are refused before the first byte', async () => {
    const { outside, account, requests } = await begin();
    const taken = await wechat.prepare.take(outside, account, batch(pieces(9)), { key: 'draft' }, null);
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'content', platformCode: 'articles' } });
    expect(await requests()).toEqual([]);
  });

  test('whose answer was lost are found in the list by all their titles', async () => {
    const { outside, account, strike, send, posts } = await begin();
    await send(batch(pieces(1)));
    await strike('publish', 'reset-after');
    const { result, sent } = await send(batch(pieces(2)));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    const look = () => wechat.settle.settle(outside, account, sent);
    await expect.poll(look).toMatchObject({ state: 'live', externalId: (await posts())[1]?.externalId });
  });
});

test('what the review refuses fails, and nothing stands', async () => {
  const { outside, account, strike, send, posts } = await begin();
  await strike('publish', 'accepted-then-flip', { flipsTo: 'gone', delayMs: 1 });
  const { result, sent } = await send(plain(rules));
  const refused = value(result);
  const handle = refused.state === 'processing' ? refused.handle : '';
  const look = () => wechat.settle.settle(outside, account, { ...sent, handle });
  await expect.poll(look).toMatchObject({ state: 'failed', failure: { kind: 'content' } });
  expect(await posts()).toEqual([]);
});
