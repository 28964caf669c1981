// Figures at their very edge: one less is another answer. Each was once broken without any test going red.
import { digestOf } from '@herald/contract/article-digest.ts';
import { articleHtml } from '@herald/contract/article-html.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import { count } from '@herald/contract/counters.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { explainBy } from './graph-api.ts';
import { matchSent } from './match-sent.ts';
import { rules as vk } from './vk/rules.ts';

const plain: Post = { title: '', text: '', link: null, images: [], video: null, audio: null, cover: null };

test('X counts the marks up to U+2037 as one, and the one behind them as two', () => {
  const points = [8_242, 8_247, 8_248].map((point) => count['x-weighted'](String.fromCodePoint(point)));
  expect(points).toEqual([1, 1, 2]);
});

test('an article’s words hold no letter that HTML reads as its own, an apostrophe among them', () => {
  const picture = { address: 'a', altText: "O'Hara" };
  expect(articleHtml(`it's <b> & "so"`, [picture])).toBe(
    '<p>it&#39;s &lt;b&gt; &amp; &quot;so&quot;</p><p><img src="a" alt="O&#39;Hara"/></p>',
  );
});

test('a text is called nearly full from nine tenths on', () => {
  const [limit] = vk.text.limits;
  const most = limit?.limit ?? 0;
  const found = (length: number) =>
    checkForChannel({ ...plain, text: 'a'.repeat(length) }, vk).map(({ code }) => code);
  expect(found(Math.floor(most * 0.9))).toEqual([]);
  expect(found(Math.floor(most * 0.9) + 1)).toEqual(['text-nearly-full']);
});

test('without a summary of its own an article has its first 54 letters', () => {
  expect(digestOf({ ...plain, text: 'a'.repeat(55) })).toBe('a'.repeat(54));
});

test('the longest of the waits that Graph’s budgets name counts', () => {
  const wait = (minutes: number) => ({ type: 'pages', estimated_time_to_regain_access: minutes });
  const usage = JSON.stringify({ '1': [wait(5), wait(20)], '2': [wait(10)] });
  const headers = new Headers({ 'x-business-use-case-usage': usage });
  const explain = explainBy({ codes: { 32: 'rate' }, subcodes: {} });
  const body = { error: { code: 32, message: 'slower' } };
  expect(explain({ status: 403, body, headers })).toMatchObject({ kind: 'rate', retryAfterSeconds: 1_200 });
});

test('a post that its platform’s clock dates up to a minute before ours may be it, an older one never', () => {
  const sentAt = new Date('2026-11-05T10:00:00Z');
  const post = { ...plain, text: 'Noon bells' };
  const sent: Sent = {
    post,
    handles: {},
    clientKey: 'k',
    sentAt,
    handle: null,
    taken: new Set(),
    rivals: [],
  };
  const seen = (secondsBefore: number) => {
    const at = new Date(sentAt.getTime() - secondsBefore * 1_000);
    const one = { externalId: '1', url: 'u', text: post.text, at, mediaIds: [], mediaCount: 0 };
    return matchSent([one], sent, { wordsOf: (call) => call.post.text }).state;
  };
  expect([seen(0), seen(60), seen(61)]).toEqual(['live', 'live', 'absent']);
});
