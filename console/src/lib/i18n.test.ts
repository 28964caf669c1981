import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './i18n.ts';
import { say } from './say.ts';

describe('languages chosen one after the other', () => {
  beforeAll(() => speak('zh'));

  it('R-GEN-025 the sentences of the contract follow the words of the interface, back to a language of before too', async () => {
    const heard: string[][] = [];
    for (const language of ['en', 'zh', 'en', 'ja', 'zh'] as const) {
      await speak(language);
      heard.push([i18next.t('call.noReason'), say('authorisation-declined')]);
    }
    const [english, chinese, again, , last] = heard;
    expect(again).toEqual(english);
    expect(last).toEqual(chinese);
    expect(new Set(heard.map(([, sentence]) => sentence)).size).toBe(3);
  });
});
