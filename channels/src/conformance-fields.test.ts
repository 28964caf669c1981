// Holds every channel to sending no more of a post than its rules name: what they do not name no screen shows for it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sendsTitle } from '@herald/contract/check-for-channel.ts';
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, picture, shapesOf, subjects } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

const place = { name: 'Manchester', key: '816977', type: 'city', region: 'England' };
const feeling = { actionId: '383634835006146', objectId: '136050896551329', iconId: '' };
const backdatedTime = '2026-07-01 12:30:00';
/** The moment it stands for, in seconds and in ISO 8601. */
const backdated = String(Date.parse('2026-07-01T19:30:00Z') / 1_000);
const recorded = '2026-07-01T19:30:00.000Z';

/** Every field a post may have, each with words that stand nowhere else in it. */
function withEverything(post: Post): Post {
  const described = (file: PostFile, altText: string) => ({ ...file, altText });
  return {
    ...post,
    title: 'The words of its title',
    description: 'The words of its description',
    keywords: ['itskeyword'],
    cover: picture('', 'jpg').url,
    backdatedTime,
    audience: { ageMin: 18, regions: [place] },
    feeling,
    articleSettings: {
      author: 'Its author',
      sourceUrl: 'https://example.org/its-source',
      needOpenComment: false,
      onlyFansCanComment: false,
    },
    images: post.images.map((image) => described(image, 'What a picture shows')),
    video: post.video && described(post.video, 'What a film shows'),
  };
}

describe.each(subjects)('$name', ({ row, channel }) => {
  const { rules } = channel;
  const asksFor = (at: ChannelChoice['at'], attribute?: string) =>
    (rules.choices ?? []).some((choice) => choice.at === at && choice.attribute === attribute);

  test.each(shapesOf({ channel }))('%s carries what its rules name, and nothing else', async (_, make) => {
    const { publish, requests } = await open(sandbox, { row, channel });
    const post = withEverything(make());
    await publish(post);
    const said = JSON.stringify((await requests()).map(({ url, body }) => [decodeURIComponent(url), body]));
    const named = {
      'The words of its title': sendsTitle(post, rules),
      'The words of its description': asksFor('description'),
      itskeyword: asksFor('keywords'),
      'Its author': asksFor('attribute', 'author'),
      'https://example.org/its-source': asksFor('attribute', 'contentSourceUrl'),
      [feeling.objectId]: rules.feelings !== undefined,
      [place.key]: rules.audience !== undefined,
      [backdated]: rules.backdates?.as === 'published',
      [recorded]: rules.backdates?.as === 'recorded',
      'What a picture shows': rules.images.altText !== null && post.images.length > 0,
      'What a film shows': rules.video?.altText !== undefined && post.video !== null,
    };
    const carried = Object.fromEntries(Object.keys(named).map((words) => [words, said.includes(words)]));
    expect(carried).toEqual(named);
  });
});
