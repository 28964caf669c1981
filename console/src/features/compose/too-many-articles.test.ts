// More articles than one message of WeChat takes: what a person reads in the composer, in each language.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { afterAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { sayProblem } from '../../lib/say.ts';
import { tooManyFor } from './use-batch.ts';

afterAll(() => speak('en'));

const wechat: ChannelRules = {
  channelId: 17,
  name: 'WeChat',
  text: { required: true, limits: [], forbidden: '', marks: null, sent: true },
  images: {
    by: 'platform',
    source: '',
    since: '',
    types: [],
    atMost: null,
    sizes: [],
    gifAlone: false,
    altText: null,
  },
  video: null,
  audio: false,
  link: 'card',
  needs: 'nothing',
  title: null,
  coverTypes: null,
  cover: 'required',
  articlesAtMost: 8,
  can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
};

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
