// Comments on Instagram: closed right after publication where that was chosen, told where they were not, and changed in place.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Post } from '@herald/contract/post.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outside } from './channel.ts';
import { open, plain, subjects } from './conformance-bench.ts';
import { serveKept } from './conformance-files.ts';
import { openSandbox, type Sandbox } from './conformance-sandbox.ts';
import { instagram } from './instagram/index.ts';
import { commentsRight } from './instagram-comments.ts';

const main = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
let sandbox: Sandbox;
beforeAll(async () => {
  await serveKept(createServer());
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = await openSandbox({ fetch: (url, init) => fetch(url, init), now: () => new Date(), child });
});
afterAll(() => sandbox.close());

const subject = subjects.find(({ channel }) => channel.id === 44);
const usual = [...instagram.connect.scopes, ...(instagram.connect.spare ?? [])];
async function begin(scopes: readonly string[] = usual) {
  if (!subject) throw new Error('Instagram has no row');
  return open(sandbox, subject, scopes);
}
type Begun = Awaited<ReturnType<typeof begin>>;

const as = (chosen: 'open' | 'closed', post: Post = plain(instagram.rules)): Post => ({
  ...post,
  attributes: { instagramComments: chosen },
});
const page = async (url: string) => (await fetch(url)).text();
const operationsOf = async ({ requests }: Begun) =>
  (await requests()).map(({ operation = '' }) => operation.replace('instagram.', ''));
const lacking = (failure: object) => ({ what: 'closed-comments', failure });

describe('at publication', () => {
  test('closed: one call more, right after the post has its id; readers see it', async () => {
    const begun = await begin();
    const { result } = await begun.send(as('closed'));
    expect(result).toMatchObject({ ok: true, value: { state: 'live' } });
    expect(result).not.toHaveProperty('value.lacking');
    expect((await operationsOf(begun)).slice(-3)).toEqual(['publish', 'edit', 'read']);
    expect((await begun.asked('edit')).map(({ body }) => body)).toEqual([{ comment_enabled: 'false' }]);
    const url = result.ok && result.value.state === 'live' ? result.value.url : '';
    expect(await page(url)).toContain('Comments are closed');
  });

  test('open, or nothing chosen: nothing more is sent', async () => {
    const begun = await begin();
    for (const post of [as('open'), plain(instagram.rules)]) {
      const { url } = await begun.publish(post);
      expect(await page(url)).not.toContain('Comments are closed');
    }
    expect(await begun.asked('edit')).toEqual([]);
  });

  test.each([
    ['reset-before', { kind: 'unknown' }],
    ['unseen', { kind: 'content', platformCode: '100-33' }],
    ['unauthorized', { kind: 'auth' }],
  ])('the post is live whatever is said of its comments: %s', async (fault, failure) => {
    const begun = await begin();
    await begun.strike('edit', fault);
    const { result } = await begun.send(as('closed'));
    expect(result).toMatchObject({ ok: true, value: { state: 'live', lacking: lacking(failure) } });
    expect(await begun.posts()).toHaveLength(1);
  });

  test('closed by a call whose answer was lost: they are seen to be closed, and nothing is lacking', async () => {
    const begun = await begin();
    await begun.strike('edit', 'reset-after');
    const { result } = await begun.send(as('closed'));
    expect(result).toMatchObject({ ok: true, value: { state: 'live' } });
    expect(result).not.toHaveProperty('value.lacking');
  });

  test('without the right the platform refuses it, and the post is live all the same', async () => {
    const begun = await begin(usual.filter((scope) => scope !== commentsRight));
    const { result } = await begun.send(as('closed'));
    const failure = { kind: 'permission', platformCode: '10' };
    expect(result).toMatchObject({ ok: true, value: { state: 'live', lacking: lacking(failure) } });
  });

  test('known to lack the right nothing is even prepared; open it goes as ever', async () => {
    const { outside, account, requests } = await begin();
    const scopes = [...instagram.connect.scopes];
    const bound = { ...account, token: { ...account.token, scopes } };
    const take = (post: Post) => instagram.prepare.take(outside, bound, post, { key: 'container' }, null);
    const failure = { kind: 'permission', platformCode: commentsRight, noticed: true };
    expect(await take(as('closed'))).toMatchObject({ ok: false, failure });
    expect(await requests()).toEqual([]);
    expect(await take(as('open'))).toMatchObject({ ok: true });
  });
});

describe('found by a look', () => {
  /** As if the worker had died between the two calls. */
  async function died(chosen: 'open' | 'closed') {
    const begun = await begin();
    const { sent, externalId, url } = await begun.publish(plain(instagram.rules));
    return { ...begun, externalId, url, sent: { ...sent, handle: null, post: as(chosen, sent.post) } };
  }

  test('closed was chosen and they are open: it is live, that is told, and nothing is written', async () => {
    const { outside, account, sent, externalId, url, asked } = await died('closed');
    const open = lacking({ noticed: true, kind: 'permission' });
    const seen = { state: 'live', externalId, lacking: open };
    expect(await instagram.settle.settle(outside, account, sent)).toMatchObject(seen);
    const answered = { ...sent, handle: externalId };
    expect(await instagram.settle.settle(outside, account, answered)).toMatchObject(seen);
    const found = await instagram.settle.findByLink(outside, account, url, sent.post);
    expect(found).toMatchObject({ ok: true, value: { externalId, lacking: open } });
    expect(await asked('edit')).toEqual([]);
  });

  test('closed was chosen and a look by its id fails: nobody knows, and it is live', async () => {
    const { outside, account, sent, externalId, strike } = await died('closed');
    await strike('read', '500-before');
    const seen = await instagram.settle.settle(outside, account, sent);
    expect(seen).toMatchObject({ state: 'live', externalId, lacking: lacking({ kind: 'unknown' }) });
  });

  test('as chosen there is nothing to tell, and open asks nothing more', async () => {
    const open = await died('open');
    const settled = ({ outside, account, sent }: typeof open) =>
      instagram.settle.settle(outside, account, sent);
    expect(await settled(open)).not.toHaveProperty('lacking');
    expect((await open.asked('read')).length).toBe(1);
    const closed = await died('closed');
    await instagram.change.edit?.(closed.outside, closed.account, closed.externalId, closed.sent.post);
    expect(await settled(closed)).not.toHaveProperty('lacking');
  });

  test('of a caption that its owner changed a watch tells nothing, of the comments it does', async () => {
    const { outside, account, sent, externalId } = await died('open');
    const watch = (post: Post) => instagram.settle.watch(outside, account, { ...sent, post }, externalId);
    const other = { ...sent.post, text: 'Other words' };
    expect(await watch(sent.post)).toMatchObject({ value: { asSent: true } });
    expect(await watch(other)).not.toHaveProperty('value.asSent');
    expect(await watch(as('closed', other))).toMatchObject({ value: { asSent: false } });
  });
});

describe('in place', () => {
  async function standing() {
    const begun = await begin();
    const { externalId, url, sent } = await begun.publish(plain(instagram.rules));
    const edit = async (chosen: 'open' | 'closed', by: Outside = begun.outside) =>
      instagram.change.edit?.(by, begun.account, externalId, as(chosen, sent.post), [sent.post]);
    return { ...begun, externalId, url, edit };
  }

  test('closed and opened again, each twice without harm; the caption is never sent', async () => {
    const { edit, url, asked, externalId } = await standing();
    const done = { ok: true, value: { state: 'live', externalId, url } };
    for (const chosen of ['closed', 'open'] as const) {
      expect([await edit(chosen), await edit(chosen)]).toMatchObject([done, done]);
      expect((await page(url)).includes('Comments are closed')).toBe(chosen === 'closed');
    }
    const bodies = (await asked('edit')).map(({ body }) => JSON.stringify(body));
    expect(bodies).toEqual(
      ['false', 'false', 'true', 'true'].map((enabled) => `{"comment_enabled":"${enabled}"}`),
    );
  });

  test.each([
    ['reset-before', { ok: false, failure: { kind: 'unknown' } }],
    ['reset-after', { ok: true, value: { state: 'live' } }],
    ['unauthorized', { ok: false, failure: { kind: 'auth' } }],
  ])('what was not answered is known by a look: %s', async (fault, expected) => {
    const { edit, strike } = await standing();
    await strike('edit', fault);
    expect(await edit('closed')).toMatchObject(expected);
  });

  test('of a post that is gone, or that cannot be seen, nothing is asked', async () => {
    const { edit, strike, asked, outside, account, externalId } = await standing();
    await strike('read', '500-before');
    expect(await edit('closed')).toMatchObject({ ok: false, failure: { kind: 'presend' } });
    await instagram.change.takeDown(outside, account, externalId);
    const gone = { kind: 'content', platformCode: 'gone', noticed: true };
    expect(await edit('closed')).toMatchObject({ ok: false, failure: gone });
    expect(await asked('edit')).toEqual([]);
  });
});
