// The words of the interface: one language at a time is loaded, and switched without a reload.
import type { Language } from '@herald/contract/languages.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { catalogue as english } from '../locales/en/index.ts';
import { documentLanguage, keepLanguage } from './language.ts';
import { loadSentences } from './say.ts';

export type Catalogue = typeof english;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
  }
}

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  zh: () => import('../locales/zh/index.ts'),
  en: () => import('../locales/en/index.ts'),
  es: () => import('../locales/es/index.ts'),
  ja: () => import('../locales/ja/index.ts'),
};

let current: Language = 'en';

export function currentLanguage(): Language {
  return current;
}

/** Loads words and sentences, then speaks them everywhere at once. */
export async function speak(language: Language): Promise<void> {
  const [{ catalogue }] = await Promise.all([catalogues[language](), loadSentences(language)]);
  current = language;
  if (!i18next.isInitialized) await start(language, catalogue);
  i18next.addResourceBundle(language, 'translation', catalogue, true, true);
  await i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = documentLanguage[language];
}

/** A person's choice: spoken at once and remembered (R-GEN-025). */
export async function chooseToSpeak(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(document, language);
}

async function start(language: Language, catalogue: Catalogue): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: catalogue } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
