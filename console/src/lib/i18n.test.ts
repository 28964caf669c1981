import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { administration } from '../locales/es/administration.ts';
import { catalogue as es } from '../locales/es/index.ts';
import { speak, speakAlso, speakFirst, speakFully } from './i18n.ts';
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

describe('a page whose code arrives before the words of the frame', () => {
  it('waits for the language that is being chosen, with the words of all pages and those of some', async () => {
    await speak('zh');
    const speaking = speakFirst('es');
    await Promise.all([
      speakFully(),
      speakAlso({
        zh: () => import('../locales/zh/administration.ts').then((room) => room.administration),
        en: () => Promise.resolve({}),
        es: () => import('../locales/es/administration.ts').then((room) => room.administration),
        ja: () => Promise.resolve({}),
      }),
    ]);
    expect([i18next.t('calendar.today'), i18next.t('people.departments')]).toEqual([
      es.calendar.today,
      administration.people.departments,
    ]);
    await speaking;
  });
});
