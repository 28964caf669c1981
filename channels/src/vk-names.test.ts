// Names in the words of a post: VK gives them back with a number before them, and the post is ours all the same.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { open, plain, subjects } from './conformance-bench.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { asWritten, likenessOf } from './vk-names.ts';
import { vk } from './vk/index.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

test.each([
  ['Thanks to [id1|@durov]!', 'Thanks to @durov!'],
  ['[club1|@team] and [public2|@page], [event3|@day]', '@team and @page, @day'],
  ['Thanks to [id1|Pavel]', 'Thanks to @durov (Pavel)'],
  ['Thanks to [id1|Pavel]', 'Thanks to *id1 (Pavel)'],
  ['Thanks to [id1|Pavel]', 'Thanks to [id1|Pavel]'],
  ['Thanks to [id1|Pavel] and [public2|@page].', 'Thanks to [id1|Pavel] and @page.'],
  ['Thanks to @nobody (Pavel)', 'Thanks to @nobody (Pavel)'],
  ['A [note] [id1|@and] more [x|y]', 'A [note] @and more [x|y]'],
])('%s is what we wrote as %s', (listed, ours) => {
  expect(asWritten(listed, ours)).toBe(ours);
});

test.each([
  ['Thanks to [id1|@durov]', 'Thanks to @pavel'],
  ['Thanks to [id1|@durov] again', 'Thanks to @durov'],
  // The beginning of ours is not ours.
  ['Thanks to [id1|@durov]', 'Thanks to @durov again'],
  ['Noon', 'Noon news'],
  ['Write to pavel@example.com (Pavel)', 'Write to Pavel'],
  ['[post1|@durov]', '@durov'],
  // A stranger's words lose none: only VK's own numbers stand for a name of ours.
  ['Menu: *salad (5 EUR)', 'Menu: *soup (5 EUR)'],
  ['@messi (Captain) leads', '@durov (Captain) leads'],
  ['Pavel speaks', '@durov (Pavel) speaks'],
  ['Pavel speaks', '[id1|Pavel] speaks'],
  ['[id1|Pavel] speaks', 'Pavel speaks'],
  ['[id1|@durov]ina', '@durovina'],
  ['[id2|Pavel] speaks', '[id1|Pavel] speaks'],
  ['[id2|Pavel] speaks', '@id1 (Pavel) speaks'],
])('%s stays what it is beside %s', (listed, ours) => {
  expect(asWritten(listed, ours)).toBe(listed);
});

test.each([
  ['[id1|Pavel] speaks', '@durov (Pavel) speaks', 'may-be'],
  ['[id1|Pavel] and [id2|@x] speak', '@durov (Pavel) and @x speak', 'may-be'],
  ['[id1|Pavel] speaks', '@id1 (Pavel) speaks', 'same'],
  ['[club1|Us] speak', '*public1 (Us) speak', 'same'],
  ['[id1|@durov] speaks', '@durov speaks', 'same'],
  ['@nobody (Pavel) speaks', '@nobody (Pavel) speaks', 'same'],
] as const)('%s shows of %s whose name it was, or not: %s', (listed, ours, likeness) => {
  expect(likenessOf(listed, ours)).toBe(likeness);
});

test('a stranger’s long text of halves of names is read at once', () => {
  const strange = '[id1|@a ('.repeat(2_000);
  expect(asWritten(strange, 'Noon')).toBe(strange);
});

describe('a post with a name in it', () => {
  const post: Post = {
    ...{ title: '', text: 'Thanks to @durov', link: null, images: [], video: null, audio: null, cover: null },
  };
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const sent: Sent = {
    ...{ post, handles: {}, clientKey: 'k', sentAt, handle: null, taken: new Set<string>(), rivals: [] },
  };
  const date = sentAt.getTime() / 1_000 + 30;
  const listed = (id: number, text: string) => ({ id, owner_id: 7, date, text });
  function world(...items: object[]) {
    const response = { count: items.length, items };
    return outsideWith(vk, {
      fetch: async (url) =>
        Response.json({ response: url.endsWith('getById') ? { items: items.slice(0, 1) } : response }),
    });
  }

  test('is found by its words', async () => {
    const seen = await vk.settle.settle(world(listed(1, 'Thanks to [id1|@durov]')), accountWith(), sent);
    expect(seen).toMatchObject({ state: 'live', externalId: '7_1' });
  });

  test('stands as it was sent, and its copy is seen', async () => {
    const outside = world(listed(1, 'Thanks to [id1|@durov]'), listed(2, 'Thanks to [id1|@durov]'));
    const seen = await vk.settle.watch(outside, accountWith(), sent, '7_1');
    expect(seen).toEqual({ ok: true, value: { stands: true, copies: ['7_2'], asSent: true } });
  });

  test('is not the only one there that differs in a word before brackets', async () => {
    const menu = { ...sent, post: { ...post, text: 'Menu: *soup (5 EUR)' } };
    const seen = await vk.settle.settle(world(listed(1, 'Menu: *salad (5 EUR)')), accountWith(), menu);
    expect(seen).toEqual({ state: 'absent', looked: 1 });
  });

  test('of which VK shows the words and not whose it is says nobody knows what, and is found all the same', async () => {
    const spoken = { ...sent, post: { ...post, text: '@durov (Pavel) speaks' } };
    const outside = world(listed(1, '[id1|Pavel] speaks'));
    const found = await vk.settle.settle(outside, accountWith(), spoken);
    expect(found).toMatchObject({ state: 'live', externalId: '7_1' });
    const seen = await vk.settle.watch(outside, accountWith(), spoken, '7_1');
    expect(seen).toEqual({ ok: true, value: { stands: true, copies: [] } });
  });

  test('that speaks to somebody else does not say what was sent', async () => {
    const seen = await vk.settle.watch(
      world(listed(1, 'Thanks to [id2|@pavel]')),
      accountWith(),
      sent,
      '7_1',
    );
    expect(seen).toMatchObject({ ok: true, value: { asSent: false } });
  });
});

const both = subjects.filter(({ channel: { id } }) => id === 33 || id === 36);
test.each(both)(
  '$name: a name that the wall shows with its number is found, stands, and is edited',
  async (subject) => {
    const { channel, row } = subject;
    const { outside, account, publish, strike } = await open(sandbox, subject);
    const name = channel.id === 36 ? `club${account.externalId}` : `id${account.externalId}`;
    const post = plain(channel.rules, { text: `Thanks to @${name} (us) and @${name}` });
    const { externalId, sent } = await publish(post);
    const found = await channel.settle.settle(outside, account, sent);
    expect([row.platform, found]).toMatchObject([row.platform, { state: 'live', externalId }]);
    const seen = await channel.settle.watch(outside, account, sent, externalId);
    expect(seen).toEqual({ ok: true, value: { stands: true, copies: [], asSent: true } });
    // Whether an edit of unknown outcome took effect is read from the words.
    await strike('edit', 'reset-after');
    const edited = await channel.change.edit?.(outside, account, externalId, {
      ...post,
      text: `Dear @${name}`,
    });
    expect(edited).toMatchObject({ ok: true, value: { externalId } });
  },
);
