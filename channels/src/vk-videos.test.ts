// A video of VK has an address of its own: taken down with its post, both of VK's channels leave nothing to open there.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, plain, subjects, video } from './conformance-bench.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

const both = subjects.filter(({ channel: { id } }) => id === 33 || id === 36);
const gone = { ok: true, value: 'gone' };

describe.each(both)('R-HIST-005: $name', ({ row, channel }) => {
  const { change, rules } = channel;

  async function published() {
    const bench = await open(sandbox, { row, channel });
    const { externalId, url, sent } = await bench.publish(plain(rules, { video: video(2_000) }));
    const name = sent.handles['video'] ?? '?';
    const film = `${bench.outside.bases['web']}/${name}`;
    const statuses = async () => [(await fetch(url)).status, (await fetch(film)).status];
    const takeDown = (handles = sent.handles) =>
      change.takeDown(bench.outside, bench.account, externalId, handles);
    expect(await statuses()).toEqual([200, 200]);
    return { ...bench, externalId, name, film, statuses, takeDown };
  }

  test('a video goes with its post, and is asked for again after that without harm', async () => {
    const { statuses, takeDown, asked } = await published();
    expect(await takeDown()).toEqual(gone);
    expect(await statuses()).toEqual([404, 404]);
    // The video, then the post.
    expect((await asked('delete')).map(({ url }) => url.replace(/^.*\//, ''))).toEqual([
      'video.delete',
      'wall.delete',
    ]);
    expect(await takeDown()).toEqual(gone);
  });

  test('one that its owner attached stays', async () => {
    const { statuses, takeDown } = await published();
    expect(await takeDown({})).toEqual(gone);
    expect(await statuses()).toEqual([404, 200]);
  });

  test('cut off behind the video, the next call finds the rest', async () => {
    const { statuses, takeDown, strike } = await published();
    // The answer is lost, and with it every look.
    await strike('delete', 'reset-after');
    await strike('read', 'reset-before');
    expect(await takeDown()).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    expect(await statuses()).toEqual([200, 404]);
    expect(await takeDown()).toEqual(gone);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('one that VK does not delete is told with its address, and its post stands on', async () => {
    const { film, statuses, takeDown, strike } = await published();
    await strike('delete', 'duplicate');
    const failure = { kind: 'permission', message: expect.stringContaining(film) };
    expect(await takeDown()).toMatchObject({ ok: false, failure });
    expect(await statuses()).toEqual([200, 200]);
  });

  test.each([
    ['a lasting no', { error_code: 15, error_msg: 'Access denied' }, 'permission'],
    ['too much in a time', { error_code: 9, error_msg: 'Flood control' }, 'rate'],
    ['a token refused', { error_code: 5, error_msg: 'User authorization failed' }, 'auth'],
    ['trouble of its own', { error_code: 10, error_msg: 'Internal server error' }, 'unknown'],
  ])(
    'taken down by half, its video gone and the post kept by %s: the video is told',
    async (_case, no, kind) => {
      const { outside, account, externalId, name, statuses } = await published();
      const keeping: typeof outside.fetch = (url, init) =>
        url.endsWith('wall.delete')
          ? Promise.resolve(Response.json({ error: { ...no, request_params: [] } }))
          : outside.fetch(url, init);
      const take = (handles: Record<string, string>) =>
        change.takeDown({ ...outside, fetch: keeping }, account, externalId, handles);
      const taken = await take({ video: name });
      expect(await statuses()).toEqual([200, 404]);
      const platformCode = String(no.error_code);
      expect(taken).toMatchObject({ ok: false, failure: { kind, platformCode, isFilmGone: true } });
      // Without a film of ours it is VK's plain no.
      const plainly = await take({});
      expect(plainly).toMatchObject({ ok: false, failure: { kind, platformCode } });
      expect(plainly).not.toHaveProperty('failure.isFilmGone');
    },
  );

  test('half down whatever refused the look after it, whose code is not the post’s', async () => {
    const { outside, account, externalId, name } = await published();
    const error = (code: number) =>
      Response.json({ error: { error_code: code, error_msg: 'm', request_params: [] } });
    const blind: typeof outside.fetch = (url, init) => {
      if (url.endsWith('wall.delete')) return Promise.resolve(error(15));
      return url.endsWith('wall.getById') ? Promise.resolve(error(7)) : outside.fetch(url, init);
    };
    const taken = await change.takeDown({ ...outside, fetch: blind }, account, externalId, { video: name });
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'permission', isFilmGone: true } });
  });

  test('VK’s own yes is not enough: what can still be seen is not gone', async () => {
    const { outside, account, name, statuses } = await published();
    const kept: typeof outside.fetch = (url, init) =>
      url.endsWith('video.delete')
        ? Promise.resolve(Response.json({ response: 1 }))
        : outside.fetch(url, init);
    const taken = await change.takeDown({ ...outside, fetch: kept }, account, '1_1', { video: name });
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'unknown', platformCode: 'unseen' } });
    expect(await statuses()).toEqual([200, 200]);
  });

  test('cut off between its place and its bytes, or whole and never sent: what is left is deleted', async () => {
    const { outside, account, ready } = await open(sandbox, { row, channel });
    const post = plain(rules, { video: video(2_000) });
    const begun = await channel.prepare.take(outside, account, post, { key: 'video' }, null);
    const whole = (await ready(post)).handles['video'] ?? '?';
    const remove = (handle: string) => channel.prepare.removeVideo?.(outside, account, handle);
    expect(await remove(begun.ok ? begun.value.handle : '?')).toEqual(gone);
    expect(await remove(whole)).toEqual(gone);
    expect((await fetch(`${outside.bases['web']}/${whole}`)).status).toBe(404);
  });
});
