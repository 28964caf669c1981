// Say: a key and its figures become a sentence in somebody's language.
import type { Language } from '../languages.ts';
import { adviceEn } from './advice/en.ts';
import { adviceEs } from './advice/es.ts';
import { adviceJa } from './advice/ja.ts';
import { adviceZh } from './advice/zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { figuresEn } from './figures/en.ts';
import { figuresEs } from './figures/es.ts';
import { figuresJa } from './figures/ja.ts';
import { figuresZh } from './figures/zh.ts';
import { ja } from './ja.ts';
import type { AdviceSentences, Figures, FiguresSentences, SentenceKey, Sentences } from './keys.ts';
import { zh } from './zh.ts';

const catalogues: Record<Language, Sentences & AdviceSentences & FiguresSentences> = {
  zh: { ...zh, ...adviceZh, ...figuresZh },
  en: { ...en, ...adviceEn, ...figuresEn },
  es: { ...es, ...adviceEs, ...figuresEs },
  ja: { ...ja, ...adviceJa, ...figuresJa },
};

/** A figure the sentence names but nobody gave stays visible as its name, so that a gap is seen. */
export function say(language: Language, key: SentenceKey, figures: Figures = {}): string {
  return catalogues[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(figures[name] ?? whole),
  );
}
