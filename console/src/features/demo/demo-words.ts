// The words of the demonstration pages, loaded with them: nobody who never opens one has them.
import { speakAlso, type MoreWords } from '../../lib/i18n.ts';

const words: MoreWords = {
  zh: () => import('../../locales/zh/demo.ts').then(({ demo }) => ({ demo })),
  en: () => import('../../locales/en/demo.ts').then(({ demo }) => ({ demo })),
  es: () => import('../../locales/es/demo.ts').then(({ demo }) => ({ demo })),
  ja: () => import('../../locales/ja/demo.ts').then(({ demo }) => ({ demo })),
};

export function learnDemoWords(): Promise<void> {
  return speakAlso(words);
}
