// Say: a key and its figures become a sentence in somebody's language.
import type { Language } from '../languages.ts';
import { adviceEn } from './advice/en.ts';
import { adviceEs } from './advice/es.ts';
import { adviceJa } from './advice/ja.ts';
import { adviceZh } from './advice/zh.ts';
import { askedEn } from './asked/en.ts';
import { askedEs } from './asked/es.ts';
import { askedJa } from './asked/ja.ts';
import { askedZh } from './asked/zh.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { figuresEn } from './figures/en.ts';
import { figuresEs } from './figures/es.ts';
import { figuresJa } from './figures/ja.ts';
import { figuresZh } from './figures/zh.ts';
import { ja } from './ja.ts';
import type {
  AdviceSentences,
  AskedSentences,
  Figures,
  FiguresSentences,
  PictureSentences,
  MessageSentences,
  SentenceKey,
  Sentences,
} from './keys.ts';
import { numberWords } from './number-words.ts';
import { messagesEn } from './messages/en.ts';
import { messagesEs } from './messages/es.ts';
import { messagesJa } from './messages/ja.ts';
import { messagesZh } from './messages/zh.ts';
import { picturesEn } from './pictures/en.ts';
import { picturesEs } from './pictures/es.ts';
import { picturesJa } from './pictures/ja.ts';
import { picturesZh } from './pictures/zh.ts';
import { zh } from './zh.ts';

type All = Sentences &
  MessageSentences &
  AdviceSentences &
  AskedSentences &
  FiguresSentences &
  PictureSentences;
const catalogues: Record<Language, All> = {
  zh: { ...zh, ...messagesZh, ...adviceZh, ...askedZh, ...figuresZh, ...picturesZh },
  en: { ...en, ...messagesEn, ...adviceEn, ...askedEn, ...figuresEn, ...picturesEn },
  es: { ...es, ...messagesEs, ...adviceEs, ...askedEs, ...figuresEs, ...picturesEs },
  ja: { ...ja, ...messagesJa, ...adviceJa, ...askedJa, ...figuresJa, ...picturesJa },
};

/**
 * A figure the sentence names but nobody gave stays visible as its name, so that a gap is seen. One that is a sentence itself, or a
 * name that ends with a full stop, brings none where the sentence has its own.
 */
export function say(language: Language, key: SentenceKey, figures: Figures = {}): string {
  return numberWords(catalogues[language][key], figures).replaceAll(
    /\{(\w+)\}([.。]?)/g,
    (_whole, name: string, stop: string) => {
      const said = String(figures[name] ?? `{${name}}`);
      return stop === '' ? said : `${said.replace(/[.。]$/, '')}${stop}`;
    },
  );
}
