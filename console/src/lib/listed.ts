// Names one after the other, as the language of the interface puts them in a row.
import type { Language } from '@herald/contract/languages.ts';
import { currentLanguage } from './i18n.ts';

const between: Readonly<Record<Language, string>> = { zh: '、', en: ', ', es: ', ', ja: '、' };

export function listed(names: readonly string[]): string {
  return names.join(between[currentLanguage()]);
}
