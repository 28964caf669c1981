// A gateway's page in the place of a platform's answer, whatever its status: nobody is told by it that a post is gone or never was.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Account, Sent } from './channel.ts';
import { recordAnswers } from './recorded-answers.ts';
import { channels } from './registry.ts';

const statuses = [400, 401, 403, 404, 410, 429, 500, 502, 503];
const page = '<html><body>Nothing here</body></html>';
const account: Account = {
  externalId: '7',
  name: 'Gazette',
  screenName: 'gazette',
  pageIds: '7',
  avatar: null,
  token: { access: 'a', refresh: null, expiresInSeconds: null, scopes: [] },
};
const noon: Post = {
  title: 'Noon',
  text: 'Noon',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
};
const call = { post: noon, handles: {}, clientKey: 'key-1', sentAt: new Date(), handle: null };
const sent: Sent = { ...call, taken: new Set(), rivals: [] };
const links: Readonly<Record<string, string>> = {
  twitter: 'https://x.com/gazette/status/55',
  linkedin: 'https://www.linkedin.com/feed/update/urn:li:share:55/',
  facebook: 'https://www.facebook.com/7/posts/55',
  youtube: 'https://www.youtube.com/watch?v=abcdefghijk',
  vk: 'https://vk.com/wall7_55',
};

describe.each(channels.map((channel) => [channel.key, channel] as const))('%s', (key, channel) => {
  test.each(statuses)('answered by a page with %i', async (status) => {
    const answer = () => new Response(page, { status, headers: { 'content-type': 'text/html' } });
    const { outside, asked } = recordAnswers(channel, {
      GET: answer,
      POST: answer,
      DELETE: answer,
      PUT: answer,
    });
    const stood = await channel.settle.watch(outside, account, sent, '7_55');
    expect(stood.ok && !stood.value.stands).toBe(false);
    expect(await channel.change.takeDown(outside, account, '7_55')).toMatchObject({ ok: false });
    const link = links[key];
    const found = link === undefined ? null : await channel.settle.findByLink(outside, account, link);
    expect(found?.ok ?? false).toBe(false);
    const askedBefore = asked.length;
    const { state } = await channel.settle.settle(outside, account, sent);
    // What left without a handle was never sent, and needs no word of the platform.
    expect(state === 'absent' && asked.length > askedBefore).toBe(false);
  });

  test.each([page, '', '{"message":"slow down"}'])(
    'answered with 429 and %j: a limit with its wait; with 503 the wait is kept, and nothing is known',
    async (body) => {
      for (const [status, kind] of [
        [429, 'rate'],
        [503, 'unknown'],
      ] as const) {
        const answer = () => new Response(body, { status, headers: { 'retry-after': '3600' } });
        const all = { GET: answer, POST: answer, DELETE: answer, PUT: answer };
        const { outside, asked } = recordAnswers(channel, all);
        const down = await channel.change.takeDown(outside, account, '7_55');
        if (asked.length === 0) continue;
        expect(down).toMatchObject({ ok: false, failure: { kind, retryAfterSeconds: 3_600 } });
      }
    },
  );

  test.each(['{"message":"upstream timeout"}', '{"status":403}', '{"error":{"code":403}}', page])(
    'answered with success and %s: nothing is deleted, changed, or known to be gone by it',
    async (body) => {
      for (const status of [200, 202]) {
        const answer = () => new Response(body, { status });
        const all = { GET: answer, POST: answer, DELETE: answer, PUT: answer };
        const { outside, asked } = recordAnswers(channel, all);
        const stood = await channel.settle.watch(outside, account, sent, '7_55');
        expect(stood.ok && !stood.value.stands).toBe(false);
        const askedBefore = asked.length;
        const { state } = await channel.settle.settle(outside, account, sent);
        expect(state === 'absent' && asked.length > askedBefore).toBe(false);
        expect(await channel.change.takeDown(outside, account, '7_55')).toMatchObject({ ok: false });
        const edited = await channel.change.edit?.(outside, account, '7_55', noon, [noon]);
        expect(edited?.ok ?? false).toBe(false);
      }
    },
  );
});
