// More articles than one message of WeChat takes: what a person reads in the composer, in each language.
import { afterAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { sayProblem } from '../../lib/say.ts';
import { tooManyFor } from './use-batch.ts';
import { testRules } from '../../lib/test-rules.ts';

afterAll(() => speak('en'));

const wechat = testRules({ channelId: 17, name: 'WeChat', articlesAtMost: 8 });

test.each([
  ['zh', '微信发送最多为8条'],
  ['en', 'WeChat takes at most 8 articles at once; there are 9.'],
  ['es', 'WeChat admite como máximo 8 artículos a la vez; hay 9.'],
  ['ja', 'WeChat は一度に最大 8 件です。現在 9 件あります。'],
] as const)(
  'R-WX-001 R-WX-002: nine articles are told of in %s, eight are not',
  async (language, sentence) => {
    await speak(language);
    const problem = tooManyFor([wechat], 9);
    expect(problem && sayProblem(problem)).toBe(sentence);
    expect(tooManyFor([wechat], 8)).toBeNull();
  },
);
