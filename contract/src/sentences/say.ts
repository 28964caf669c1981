// Say: a key and its figures become a sentence in somebody's language.
import type { Language } from '../languages.ts';
import { adviceEn } from './advice/en.ts';
import { adviceEs } from './advice/es.ts';
import { adviceJa } from './advice/ja.ts';
import { adviceZh } from './advice/zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import type { AdviceSentences, Figures, SentenceKey, Sentences } from './keys.ts';
import { zh } from './zh.ts';

const catalogues: Record<Language, Sentences & AdviceSentences> = {
  zh: { ...zh, ...adviceZh },
  en: { ...en, ...adviceEn },
  es: { ...es, ...adviceEs },
  ja: { ...ja, ...adviceJa },
};

/** A figure the sentence names but nobody gave stays visible as its name, so that a gap is seen. */
export function say(language: Language, key: SentenceKey, figures: Figures = {}): string {
  return catalogues[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(figures[name] ?? whole),
  );
}
