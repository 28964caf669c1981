// Which of the four languages the interface speaks: the stored choice, else the browser's, else English (R-GEN-024).
import { chooseLanguage, type Language } from '@herald/contract/languages.ts';
import { cookieNamed, type CookiePlace } from './session.ts';

const cookie = 'language';
const yearSeconds = 31_536_000;

/** Each language by its own name, in the order of the menu. */
export const languageNames: readonly (readonly [Language, string])[] = [
  ['zh', '中文'],
  ['en', 'English'],
  ['es', 'Español'],
  ['ja', '日本語'],
];

export function wantedLanguage(place: CookiePlace, browserLanguages: readonly string[]): Language {
  return chooseLanguage(cookieNamed(place.cookie, cookie), browserLanguages);
}

/** R-GEN-025. */
export function keepLanguage(place: CookiePlace, language: Language): void {
  place.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

/** As the `lang` of a document has it. */
export const documentLanguage: Record<Language, string> = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' };
