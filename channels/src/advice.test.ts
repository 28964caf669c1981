// Every code that channels.md names, as its platform sends it, is read by its channel and has its sentence in four languages.
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import { documented, failureOf, type Documented } from './documented-codes.ts';
import { channels } from './registry.ts';
import { explainReason } from './tiktok/answers.ts';

describe.each(channels)('$key: each documented code has its sentence', ({ key, advice, rules }) => {
  const table = documented[key];
  if (!table) throw new Error(`channels.md has no errors of ${key}`);

  test.each(table.codes)('%s', async (code) => {
    const { platformCode } = await failureOf(table, code);
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
  expect(find('vk', '214-day')).toBe('advice-day-full');
  expect(find('weibo', '99999')).toBeNull();
});

test.each(channels)(
  '$key: an answer that nobody can read is trouble of the platform, not what its status means elsewhere',
  async ({ key, advice }) => {
    const table = documented[key];
    if (!table) throw new Error(`channels.md has no errors of ${key}`);
    const strange: Documented = { ...table, explain: () => null, coded: () => [200, {}] };
    const { platformCode } = await failureOf(strange, 'strange');
    expect(findAdvice(advice, platformCode)).toBe('advice-platform-trouble');
  },
);
