// Holds every channel to how its class settles what nobody knows (publishing.md §2): by our key, by its handle, by its list, or not at all.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, plain, shapesOf, stands, strangeNames, subjects, value } from './conformance-bench.ts';
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

/** Later than a busy machine takes for one look. */
const lateMs = 2_500;
const unknown = { ok: false, failure: { kind: 'unknown' } };

describe.each(subjects)('$name', ({ row, channel }) => {
  const { key, rules, settle, settledBy, change } = channel;
  const begin = () => open(sandbox, { row, channel });
  const shapes = shapesOf({ channel });
  // Where nothing is made ready there is no handle before the answer: TikTok fetches pictures by their addresses.
  const handled = shapes.filter(([, make]) => channel.prepare.steps(make()).length > 0);
  // Its handle tells that it was published, and only the list as which post.
  const isListedAtLast = ['instagram', 'wechat'].includes(key);
  // Weibo shows so few that only a post from before ours proves that it is not there: here are none.
  const unseen = key === 'weibo' ? 'cannot-look' : 'absent';
  const nameless = shapes.filter((shape) => settledBy.by === 'handle' && !handled.includes(shape));

  describe.runIf(settledBy.by === 'key')('is settled by our key', () => {
    test('the same call under the same key gives the same post', async () => {
      const { outside, account, strike, send, posts } = await begin();
      await strike('publish', 'reset-after');
      const { result, sent } = await send(plain(rules));
      expect(result).toMatchObject(unknown);
      const [first] = await posts();
      const again = value(await channel.publish(outside, account, sent));
      expect(again).toMatchObject({ state: 'live', externalId: first?.externalId });
      expect(await posts()).toHaveLength(1);
    });
  });

  describe.runIf(settledBy.by === 'handle')('is settled by its handle', () => {
    test.each(handled)('%s is found again when the answer was lost', async (_, make) => {
      const { outside, account, strike, send, posts } = await begin();
      await strike('publish', 'reset-after');
      const { result, sent } = await send(make());
      expect(result).toMatchObject(unknown);
      const processing = { state: 'processing', handle: '', askAgainInSeconds: 0 } as const;
      const found = await stands(sandbox, { channel, row, outside, account }, processing, sent);
      expect(await posts()).toMatchObject([{ externalId: found.externalId }]);
    });

    test.runIf(isListedAtLast)('another call that says the same leaves it to a person', async () => {
      const { outside, account, strike, send } = await begin();
      await strike('publish', 'reset-after');
      const { sent } = await send(plain(rules));
      const processing = { state: 'processing', handle: '', askAgainInSeconds: 0 } as const;
      const { url } = await stands(sandbox, { channel, row, outside, account }, processing, sent);
      const others = Object.fromEntries(Object.keys(sent.handles).map((one) => [one, 'another']));
      const look = (post: Post) =>
        settle.settle(outside, account, {
          ...sent,
          rivals: [{ ...sent, post, handles: others, until: null }],
        });
      expect(await look(sent.post)).toEqual({ state: 'several', candidates: [url] });
      expect(await look({ ...sent.post, title: 'Else', text: 'Else' })).toMatchObject({ state: 'live', url });
    });

    test.runIf(nameless.length > 0).each(nameless)(
      '%s has no handle before its answer: nothing is taken for proof, and nothing is sent again',
      async (_, make) => {
        const { outside, account, strike, send, asked } = await begin();
        await strike('publish', 'reset-after');
        const { result, sent } = await send(make());
        expect(result).toMatchObject(unknown);
        expect(await settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
        expect(await asked('publish')).toHaveLength(1);
      },
    );

    test('what never arrived is told apart from what is on its way, and may be sent again', async () => {
      const { outside, account, strike, send, posts } = await begin();
      await strike('publish', 'reset-before');
      const { result, sent } = await send(plain(rules));
      expect(result).toMatchObject(unknown);
      expect(await settle.settle(outside, account, sent)).toMatchObject({ state: 'absent' });
      const again = value(await channel.publish(outside, account, sent));
      await stands(sandbox, { channel, row, outside, account }, again, sent);
      expect(await posts()).toHaveLength(1);
    });
  });

  describe.runIf(settledBy.by === 'nothing')('cannot be settled by looking', () => {
    test('so it says, and nothing is sent', async () => {
      const { outside, account, strike, send, asked } = await begin();
      await strike('publish', 'reset-after');
      const { result, sent } = await send(plain(rules));
      expect(result).toMatchObject(unknown);
      const seen = await settle.settle(outside, account, sent);
      expect(seen).toMatchObject({ state: 'cannot-look', failure: { kind: 'permission' } });
      expect(await asked('publish')).toHaveLength(1);
    });
  });

  describe.runIf(settledBy.by === 'list')('is settled by its list', () => {
    test.each(shapes)('%s is found again when the answer was lost', async (_, make) => {
      const { outside, account, strike, send, posts } = await begin();
      await strike('publish', 'reset-after');
      const { result, sent } = await send(make());
      expect(result).toMatchObject(unknown);
      const [standing] = await posts();
      const look = (rest = {}) => settle.settle(outside, account, { ...sent, ...rest });
      expect(await look()).toMatchObject({ state: 'live', externalId: standing?.externalId });
      const taken = new Set([standing?.externalId ?? '']);
      expect(await look({ taken })).toMatchObject({ state: unseen });
      const later = new Date(sent.sentAt.getTime() + 120_000);
      expect(await look({ sentAt: later })).toMatchObject({ state: 'absent' });
      const rivals = [{ ...sent, until: null }];
      const isExact = Object.keys(sent.handles).length > 0 && key !== 'weibo';
      expect(await look({ rivals })).toMatchObject({ state: isExact ? 'live' : 'several' });
    });

    test.runIf(rules.backdates?.as === 'published')(
      'a back-dated post is seen where its earlier date puts it, and a person says whether it is that; another of that day is not seen',
      async () => {
        const { outside, account, strike, send, publish, posts } = await begin();
        const backdatedTime = '2026-07-01 12:30:00';
        await publish({ ...plain(rules), backdatedTime });
        await strike('publish', 'reset-before');
        const lost = await send({ ...plain(rules), backdatedTime });
        expect(await settle.settle(outside, account, lost.sent)).toEqual({ state: 'absent', looked: 1 });
        await strike('publish', 'reset-after');
        const { result, sent } = await send({ ...plain(rules), backdatedTime });
        expect(result).toMatchObject(unknown);
        const standing = (await posts()).find(({ text }) => text === sent.post.text);
        const seen = await settle.settle(outside, account, sent);
        // When it came nobody tells: it may have stood there for long.
        expect(seen).toMatchObject({ state: 'several', mayBeNone: true });
        const [id = ''] = (standing?.externalId ?? '').split('_').slice(-1);
        expect(seen.state === 'several' ? seen.candidates : []).toEqual([expect.stringContaining(id)]);
        // Its date there does not tell that an hour later nothing of ours was sent.
        const rivals = [{ ...sent, sentAt: new Date(sent.sentAt.getTime() + 3_600_000), until: null }];
        const contested = { ...sent, rivals };
        expect(await settle.settle(outside, account, contested)).toMatchObject({ state: 'several' });
        await strike('list', 'list-5xx');
        expect(await settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
      },
    );

    test('what never arrived is not there, whatever else is', async () => {
      const { outside, account, strike, send } = await begin();
      await send(plain(rules));
      await strike('publish', 'reset-before');
      const { result, sent } = await send(plain(rules));
      expect(result).toMatchObject(unknown);
      const seen = await settle.settle(outside, account, sent);
      expect(seen).toMatchObject(unseen === 'absent' ? { state: unseen, looked: 1 } : { state: unseen });
    });

    test('of two equal posts neither is chosen, unless one belongs to another publication', async () => {
      await sandbox.filterDuplicates(row.platform, false);
      const { outside, account, publish } = await begin();
      const post = plain(rules);
      const first = await publish(post);
      const { sent, ...second } = await publish(post);
      const both = await settle.settle(outside, account, sent);
      const candidates: unknown = expect.arrayContaining([first.url, second.url]);
      expect(both).toMatchObject({ state: 'several', candidates });
      const taken = new Set([first.externalId]);
      expect(await settle.settle(outside, account, { ...sent, taken })).toMatchObject(second);
      await sandbox.filterDuplicates(row.platform, true);
    });

    test('a list that fails concludes nothing', async () => {
      const { outside, account, strike, send } = await begin();
      const { sent } = await send(plain(rules));
      await strike('list', 'list-5xx');
      expect(await settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
    });

    test('a list that lags says absent, and shows the post when it has caught up', async () => {
      const { outside, account, strike, send } = await begin();
      const { sent } = await send(plain(rules));
      await strike('list', 'list-lag');
      const look = () => settle.settle(outside, account, sent);
      expect([await look(), await look()]).toMatchObject([{ state: 'absent' }, { state: 'live' }]);
    });

    test('a post that is applied late is absent at first and found afterwards', async () => {
      const { outside, account, strike, send } = await begin();
      await strike('publish', 'late-apply', { delayMs: lateMs });
      const { result, sent } = await send(plain(rules));
      expect(result).toMatchObject(unknown);
      const look = () => settle.settle(outside, account, sent);
      expect(await look()).toMatchObject({ state: 'absent' });
      await expect.poll(look, { timeout: 10 * lateMs }).toMatchObject({ state: 'live' });
    });

    test('a list that is down says of a post that stands only that its copies are not known', async () => {
      const { outside, account, strike, publish } = await begin();
      const { sent, externalId } = await publish(plain(rules));
      await strike('list', 'list-5xx');
      const seen = await settle.watch(outside, account, sent, externalId);
      const { failure: unlisted } = unknown;
      expect(seen).toMatchObject({ ok: true, value: { stands: true, copies: [], unlisted } });
    });

    test('a copy beside a post that stands is seen', async () => {
      await sandbox.filterDuplicates(row.platform, false);
      const { outside, account, publish } = await begin();
      const post = plain(rules);
      const { sent, externalId } = await publish(post);
      const copy = await publish(post);
      const seen = await settle.watch(outside, account, sent, externalId);
      expect(seen).toMatchObject({ ok: true, value: { stands: true, copies: [copy.externalId] } });
      await sandbox.filterDuplicates(row.platform, true);
    });
  });

  test.runIf(rules.can.takeDown === true)(
    'a post that stands is seen; one that is gone is seen to be gone',
    async () => {
      const { outside, account, publish, requests } = await begin();
      const { sent, externalId } = await publish(plain(rules));
      const watch = () => settle.watch(outside, account, sent, externalId);
      expect(await watch()).toMatchObject({ ok: true, value: { stands: true, copies: [] } });
      await change.takeDown(outside, account, externalId);
      expect(await watch()).toEqual({ ok: true, value: { stands: false, copies: [] } });
      expect(strangeNames(await requests(), row)).toEqual([]);
    },
  );

  test.runIf(settledBy.by !== 'nothing')(
    'a post that stands and may no longer be seen is never taken for one that is gone',
    async () => {
      const { outside, account, strike, publish } = await begin();
      const { sent, externalId } = await publish(plain(rules));
      for (const operation of ['read', 'list']) await strike(operation, 'unseen', { times: 9 });
      const seen = await settle.watch(outside, account, sent, externalId);
      expect(seen).toMatchObject({ ok: false, failure: { kind: 'permission' } });
    },
  );

  test.runIf(rules.can.takeDown === true)(
    'a take-down is asked for though nothing may be seen, and is not believed when it is refused like the looks',
    async () => {
      const { outside, account, strike, publish, posts, asked } = await begin();
      const { externalId } = await publish(plain(rules));
      for (const operation of ['read', 'list', 'delete']) await strike(operation, 'unseen', { times: 9 });
      const result = await change.takeDown(outside, account, externalId);
      expect(result).toMatchObject({ ok: false, failure: { kind: 'permission' } });
      expect(await asked('delete')).toHaveLength(1);
      expect((await posts())[0]?.removedAt).toBeUndefined();
    },
  );
});
