// What the platforms' documents say of a code beside what its channel makes of it: the kind decides whether it is tried again.
import { expect, test } from 'vitest';
import type { Explain } from './ask.ts';
import { documented, failureOf } from './documented-codes.ts';
import type { FailureKind } from './failure.ts';
import { explain as twitter } from './twitter/answers.ts';
import { explain as vk } from './vk-api.ts';
import { explain as wechat } from './wechat/answers.ts';
import { explain as youtube } from './youtube/answers.ts';

const readers: Readonly<Record<string, Explain>> = { twitter, vk, wechat, youtube };

const meant: readonly (readonly [string, FailureKind, readonly (string | number)[]])[] = [
  // developers.google.com/youtube/v3/docs/errors, docs/core_errors (2026-11).
  [
    'youtube',
    'blocked',
    ['authenticatedUserAccountClosed', 'authenticatedUserAccountSuspended', 'channelClosed'],
  ],
  ['youtube', 'permission', ['accountDelegationForbidden', 'authenticatedUserNotChannel']],
  ['youtube', 'permission', ['accessNotConfigured']],
  ['youtube', 'rate', ['dailyLimitExceeded', 'userRateLimitExceeded']],
  ['youtube', 'content', ['unexpectedParameter']],
  ['youtube', 'media', ['invalidImage']],
  // dev.vk.com/ru/reference/errors (2026-11).
  ['vk', 'permission', [200, 204, 30, 703, 704]],
  ['vk', 'permission', [2, 23, 28, 42]],
  ['vk', 'blocked', [18, 19, 37, 24, 25]],
  ['vk', 'content', [8]],
  ['vk', 'media', [105]],
  ['vk', 'unknown', [104]],
  // developer.x.com, response codes of v1.1 (2026-11).
  ['twitter', 'rate', ['legacy 185', 'legacy 344']],
  ['twitter', 'blocked', ['legacy 226', 'legacy 261']],
  // developers.weixin.qq.com Global_Return_Code, getStableAccessToken, draft/add (2026-11).
  ['wechat', 'auth', [40243, 89503]],
  ['wechat', 'permission', [45106, 50005]],
  ['wechat', 'content', [88000]],
];

const cases = meant.flatMap(([key, kind, codes]) => codes.map((code) => ({ key, kind, code })));

test.each(cases)('$key: $code is $kind', async ({ key, kind, code }) => {
  const [explain, table] = [readers[key], documented[key]];
  if (!explain || !table) throw new Error(`No reader of ${key}`);
  expect((await failureOf(explain, table, code)).kind).toBe(kind);
  // Whoever mends the table is asked for its sentence too (advice.test.ts).
  expect(table.codes).toContain(code);
});

test('youtube: the units of a day are those of the whole application, and come back with the day', () => {
  const error = {
    code: 403,
    message: 'm',
    errors: [{ reason: 'dailyLimitExceeded', domain: 'usageLimits' }],
  };
  const headers = new Headers({ date: 'Thu, 26 Nov 2026 07:00:00 GMT' });
  const failure = youtube({ status: 403, headers, body: { error } });
  expect(failure).toMatchObject({ kind: 'rate', scope: 'application', retryAfterSeconds: 3_600 });
});

test('x: over the day’s posts it waits half an hour, for X counts the day in halves of hours', async () => {
  const table = documented['twitter'];
  if (!table) throw new Error('No table');
  expect(await failureOf(twitter, table, 'legacy 344')).toMatchObject({ retryAfterSeconds: 1_800 });
});

test('x: a bill that is to be paid has one name, whatever the problem is called', () => {
  const type = 'https://api.x.com/2/problems/credits';
  const body = { title: 'CreditsDepleted', detail: 'No credits', type, status: 402 };
  const failure = twitter({ status: 402, headers: new Headers(), body });
  expect(failure).toMatchObject({ kind: 'blocked', platformCode: '402' });
});
