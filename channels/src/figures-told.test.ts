// Figures as single platforms tell them: what is added up, what is of a day alone, and what is gone between two calls.
import { expect, test } from 'vitest';
import type { Outside } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';
import { instagram } from './instagram/index.ts';
import { twitter } from './twitter/index.ts';
import { vk } from './vk/index.ts';

const account = accountWith({ access: 'secret' });

/** Answers one call after the other. */
function answering(...answers: readonly [status: number, body: object][]): Outside {
  const left = [...answers];
  const bases = { ...facebook.bases, ...twitter.bases, api: 'https://api.example' };
  return outsideWith(
    { bases },
    {
      fetch: async () => {
        const [status, body] = left.shift() ?? [500, {}];
        return new Response(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json' },
        });
      },
    },
  );
}
const metric = (name: string, period: string, value: number) => ({ name, period, values: [{ value }] });
const gone = { error: { message: 'Unsupported get request', code: 100, error_subcode: 33 } };

test('R-HIST-008: a quote on X is passed on as a repost is', async () => {
  const counts = { like_count: 1, reply_count: 2, retweet_count: 3, quote_count: 4 };
  const outside = answering([200, { data: { public_metrics: counts } }]);
  expect(await twitter.figures?.(outside, account, '1')).toEqual({
    ok: true,
    value: { likes: 1, comments: 2, shares: 7 },
  });
});

test('a Facebook post that goes between its insights and its shares is gone, and any other refusal is told', async () => {
  const insights = { data: [metric('post_media_view', 'lifetime', 9)] };
  expect(await facebook.figures?.(answering([200, insights], [400, gone]), account, '7_1')).toEqual({
    ok: true,
    value: null,
  });
  const refused = { error: { message: 'm', code: 190, error_subcode: 463 } };
  expect(await facebook.figures?.(answering([200, insights], [400, refused]), account, '7_1')).toMatchObject({
    ok: false,
    failure: { kind: 'auth' },
  });
});

test('what Graph counts by the day stands beside the total and is never taken for it', async () => {
  const views = [metric('views', 'day', 2), metric('views', 'lifetime', 9), metric('reach', 'day', 3)];
  expect(await instagram.figures?.(answering([200, { data: views }]), account, '1')).toEqual({
    ok: true,
    value: { views: 9 },
  });
});

test('a post that VK still names and calls deleted has no figures', async () => {
  const counted = { views: { count: 5 }, likes: { count: 1 } };
  const told = async (is_deleted: boolean | number) =>
    vk.figures?.(answering([200, { response: { items: [{ is_deleted, ...counted }] } }]), account, '7_1');
  expect([await told(true), await told(1)]).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(await told(false)).toMatchObject({ ok: true, value: { views: 5 } });
});
