// Every code that channels.md names, as its platform sends it, is read by its channel and has its sentence in four languages.
import { explain as facebook } from './facebook/answers.ts';
import { explain as instagram } from './instagram/answers.ts';
import { explain as linkedin } from './linkedin/answers.ts';
import { explain as tiktok, explainReason } from './tiktok/answers.ts';
import { explain as twitter } from './twitter/answers.ts';
import { explain as vk } from './vk-api.ts';
import { explain as wechat } from './wechat/answers.ts';
import { explain as weibo } from './weibo/answers.ts';
import { explain as youtube } from './youtube/answers.ts';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { promises } from '@herald/contract/advice-promises.ts';
import { findAdvice } from './advice.ts';
import type { Explain } from './ask.ts';
import { documented, failureIn, failureOf } from './documented-codes.ts';
import { channels } from './registry.ts';

const wall = { vk, 'vk-group': vk };
const readers = new Map<string, Explain>(
  Object.entries({ facebook, instagram, linkedin, tiktok, twitter, wechat, weibo, youtube, ...wall }),
);

/** How the channel reads a refusal, and what its document names. */
function readerOf(key: string) {
  const [explain, table] = [readers.get(key), documented[key]];
  if (!explain || !table) throw new Error(`channels.md has no errors of ${key}`);
  return { explain, table };
}

describe.each(channels)('$key: each documented code has its sentence', ({ key, advice, rules }) => {
  const { explain, table } = readerOf(key);

  test.each(table.codes)('%s', async (code) => {
    const { platformCode } = await failureOf(explain, table, code);
    const known = findAdvice(advice, platformCode);
    expect(known, `${platformCode} of channels.md ${table.section}`).not.toBeNull();
    if (known === null) return;
    const figures = { channel: rules.name, code: platformCode, words: 'm' };
    const said = Language.options.map((language) => say(language, known, figures));
    expect(new Set(said).size).toBe(Language.options.length);
    for (const sentence of said) expect(sentence).not.toMatch(/[{}]/);
  });
});

test.each(channels)('$key: its table names every code once, and says where it was read', ({ advice }) => {
  const codes = advice.rows.flatMap((row) => row.codes.map(String));
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(advice.source).toMatch(/\w+\.\w+/);
  expect(advice.since).toMatch(/^\d{4}-\d{2}$/);
});

test.each([
  'file_format_check_failed',
  'duration_check_failed',
  'frame_rate_check_failed',
  'picture_size_check_failed',
  'internal',
  'video_pull_failed',
  'photo_pull_failed',
  'publish_cancelled',
  'auth_removed',
  'spam_risk',
])('tiktok: a video that fails by %s has its sentence', (reason) => {
  const tiktokAdvice = channels.find(({ key }) => key === 'tiktok')?.advice;
  const { platformCode } = explainReason(reason);
  expect(tiktokAdvice && findAdvice(tiktokAdvice, platformCode)).toMatch(/^advice-/);
});

test('what the same code means differs with its subcode, and a code nobody named is none', () => {
  const tables = new Map(channels.map(({ key, advice }) => [key, advice]));
  const find = (key: string, code: string) => {
    const table = tables.get(key);
    return table ? findAdvice(table, code) : null;
  };
  expect(find('facebook', '368-1390008')).toBe('advice-too-fast');
  expect(find('facebook', '368-1')).toBe('advice-account-limited');
  expect(find('facebook', '100-transient')).toBe('advice-platform-trouble');
  expect(find('vk', '5-1130')).toBe('advice-address-changed');
  expect(find('vk', '15-1133')).toBe('advice-scope');
  expect(find('vk', '15')).toBe('advice-role');
  expect(find('vk', '1130')).toBe('advice-address-changed');
  expect(find('vk', '214-day')).toBe('advice-day-full');
  expect(find('weibo', '99999')).toBeNull();
});

test.each(channels)(
  '$key: an answer that nobody can read is trouble of the platform, not what its status means elsewhere',
  async ({ key, advice }) => {
    const { platformCode } = await failureOf(() => null, { coded: () => [200, {}] }, key);
    expect(findAdvice(advice, platformCode)).toBe('advice-platform-trouble');
  },
);

const page = '<html><head><style>p { color: red }</style><title>No</title></head><p>Not here</p></html>';
const wordless = ['[]', '{"cut'];
const bodies = [page, '', 'upstream connect error', '{"message":"no Route matched"}', ...wordless];
const ours = [302, 400, 401, 402, 403, 404, 409, 410, 413, 416, 422, 426, 429, 451];
const trouble = [408, 425, 500, 502, 503, 504];

const cases = channels.flatMap(({ key, advice }) =>
  [...ours, ...trouble].map((status) => ({ key, advice, status })),
);

test.each(cases)(
  '$key: a $status that nobody can read is no code of its',
  async ({ key, advice, status }) => {
    const { explain } = readerOf(key);
    for (const body of bodies) {
      // To each platform alike these are its own trouble, and we look; of all others its words are shown, where it has any.
      const unquoted = wordless.includes(body) ? { promise: null, noticed: true } : { promise: null };
      const wanted = trouble.includes(status) ? { promise: 'looks', noticed: true } : unquoted;
      const failure = await failureIn(explain, new Response(body, { status }), `${status} ${body}`);
      const { kind, platformCode, message, noticed } = failure;
      const known = findAdvice(advice, platformCode);
      expect([kind, platformCode]).toEqual(['unknown', expect.stringContaining(String(status))]);
      expect({ promise: known && promises[known], noticed }).toEqual(wanted);
      expect(message).not.toBe('');
    }
  },
);

test('of a page its words are quoted, without its tags and its style', async () => {
  const { message } = await failureIn(() => null, new Response(page, { status: 404 }), 'page');
  expect(message).toBe('No Not here');
});
