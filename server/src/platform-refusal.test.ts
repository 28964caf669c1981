// Whoever asked just now is told to try again: nothing goes on by itself, and nobody's words are quoted but the platform's.
import { failed, failureKinds, noticed } from '@herald/channels/failure.ts';
import { connectTimedOut, sendDeadlinePassed } from '@herald/channels/never-sent.ts';
import { channels } from '@herald/channels/registry.ts';
import { Advice } from '@herald/contract/advice.ts';
import { askedAdvice } from '@herald/contract/asked-advice.ts';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, it } from 'vitest';
import { PlatformRefusal, sayRefusal } from './platform-refusal.ts';

/** As the sentences of waiting posts say it; the first tests that they are found there. */
const goesOn: Readonly<Record<Language, RegExp>> = {
  en: /by itself|by ourselves|we look|nothing to do/i,
  zh: /自动|无需操作|系统会/,
  es: /\bsol[oa]s?\b(?= *[.;,])|no hay que hacer nada|seguimos/i,
  ja: /自動で|操作は不要/,
};
const publishes: Readonly<Record<Language, RegExp>> = {
  en: /publish (?:it )?(?:again|anew)/i,
  zh: /重新发布|再次发布/,
  es: /publi(?:que|car)(?:la)? (?:de nuevo|otra vez)/i,
  ja: /再度公開|もう一度公開|公開し直/,
};

it.each(Language.options)('the sentences of a post that waits do say so (%s)', (language) => {
  for (const advice of ['advice-too-fast', 'advice-broken-off', 'advice-token-over'] as const)
    expect(say(language, advice)).toMatch(goesOn[language]);
  expect(say(language, 'advice-text-long')).toMatch(publishes[language]);
});

const facebook = channels.find(({ key }) => key === 'facebook');
if (!facebook) throw new Error('no Facebook');

describe.each(Advice.options)('%s to whoever asked', (advice) => {
  const channel = {
    rules: facebook.rules,
    advice: { ...facebook.advice, rows: [{ advice, codes: ['c-0'] }] },
  };

  it.each(Language.options)('promises nothing, and speaks of no post (%s)', (language) => {
    for (const kind of failureKinds)
      for (const { failure } of [failed(kind, 'Said', 'c-0', 130), noticed(kind, 'Ours', 'c-0', 130)]) {
        const said = new PlatformRefusal('platform-refused', channel, failure).detailIn(language);
        expect(said).not.toMatch(goesOn[language]);
        expect(said).not.toMatch(publishes[language]);
        expect(said).not.toMatch(/[{}]|Ours/);
        expect(said).not.toBe('');
      }
  });

  it('says as its own sentence does where that promises nothing', () => {
    const { failure } = failed('permission', 'Said', 'c-0');
    const figures = { channel: facebook.rules.name, code: 'c-0', words: 'Said' };
    const own = say('en', askedAdvice[advice] === 'same' ? advice : askedAdvice[advice], figures);
    expect(new PlatformRefusal('platform-refused', channel, failure).detailIn('en')).toBe(own);
  });
});

/** What goes on by itself is said beside what to do should it end as failed. */
const bothWays: readonly Advice[] = ['advice-media-over'];
const oneWay = Advice.options.filter((advice) => !bothWays.includes(advice));

describe.each(oneWay)('%s of what is over', (advice) => {
  const channel = {
    rules: facebook.rules,
    advice: { ...facebook.advice, rows: [{ advice, codes: ['c-0'] }] },
  };
  it.each(Language.options)('does not say that it goes on by itself (%s)', (language) => {
    for (const state of ['failed', 'edit-failed', 'published'] as const)
      for (const { failure } of [failed('rate', 'Said', 'c-0'), noticed('presend', '', 'c-0')])
        expect(sayRefusal(language, channel, failure, state)).not.toMatch(goesOn[language]);
  });
});

it('a connection that did not come about in time is told as that, and our own lateness is not', () => {
  for (const [code, told] of [
    [connectTimedOut, /^Facebook could not be reached/],
    [sendDeadlinePassed, /^Our own machine was too slow/],
    ['HPE_INVALID_CONSTANT', /^The connection to Facebook broke off/],
  ] as const) {
    const { failure } = noticed('presend', '', code);
    expect(sayRefusal('en', facebook, failure, 'scheduled')).toMatch(told);
  }
});

it('says in how many minutes, where the platform said it', () => {
  const { failure } = failed('rate', 'Slow down', '4', 130);
  const refusal = new PlatformRefusal('platform-refused', facebook, failure);
  expect(refusal.detailIn('en')).toContain('Try again in 3 min');
  expect(refusal.detailIn('zh')).toContain('3 分钟后重试');
});

it('an answer that broke off is told as that, and what nobody named is not quoted where we noticed it', () => {
  const cut = noticed('unknown', 'terminated CUT', 'ERR_STREAM_PREMATURE_CLOSE').failure;
  const detail = new PlatformRefusal('platform-refused', facebook, cut).detailIn('zh');
  expect(detail).toMatch(/^与 Facebook 的连接在收到完整答复前中断/);
  const { failure } = noticed('unknown', 'our own words', 'our-code');
  const none = new PlatformRefusal('platform-refused', facebook, failure).detailIn('zh');
  expect(none).toMatch(/^Facebook 未返回可用的答复/);
  expect(none).not.toContain('our own words');
});
