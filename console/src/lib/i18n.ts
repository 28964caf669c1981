// The words of the interface: one language at a time is loaded, those of the frame first, and switched without a reload.
import type { Language } from '@herald/contract/languages.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { administration } from '../locales/en/administration.ts';
import type { demo } from '../locales/en/demo.ts';
import type { frame as englishFrame } from '../locales/en/frame.ts';
import type { catalogue as english } from '../locales/en/index.ts';
import { documentLanguage, keepLanguage } from './language.ts';
import { loadSentences, sayIn } from './say.ts';

export type Catalogue = typeof english;
export type FrameCatalogue = typeof englishFrame;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue & FrameCatalogue & typeof administration & { demo: typeof demo } };
  }
}

const frames: Record<Language, () => Promise<{ frame: FrameCatalogue }>> = {
  zh: () => import('../locales/zh/frame.ts'),
  en: () => import('../locales/en/frame.ts'),
  es: () => import('../locales/es/frame.ts'),
  ja: () => import('../locales/ja/frame.ts'),
};

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  zh: () => import('../locales/zh/index.ts'),
  en: () => import('../locales/en/index.ts'),
  es: () => import('../locales/es/index.ts'),
  ja: () => import('../locales/ja/index.ts'),
};

/** Words that only some pages need. */
export type MoreWords = Record<Language, () => Promise<object>>;

let current: Language = 'en';
let isFull = false;
const more = new Set<MoreWords>();

export function currentLanguage(): Language {
  return current;
}

/** Loads all words and sentences, then speaks them everywhere at once. */
export async function speak(language: Language): Promise<void> {
  isFull = true;
  await Promise.all([speakFirst(language), learn(language)]);
}

/** The choice under way: the words of a page that arrives before the frame's would be those of another language. */
let choosing: Promise<void> = Promise.resolve();

/** The words of the frame alone, with which the first page is there sooner. */
export function speakFirst(language: Language): Promise<void> {
  const choice = choose(language);
  // One that failed keeps nobody from the words of the language before it.
  choosing = choice.catch(() => undefined);
  return choice;
}

async function choose(language: Language): Promise<void> {
  const { frame } = await frames[language]();
  current = language;
  sayIn(language);
  await start(language);
  i18next.addResourceBundle(language, 'translation', frame, true, true);
  await i18next.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = documentLanguage[language];
}

/** The words of the pages and the sentences of the contract: awaited before any of them is said. */
export async function speakFully(): Promise<void> {
  isFull = true;
  await choosing;
  await learn(current);
}

const learnt = new Map<Language, Promise<void>>();

function learn(language: Language): Promise<void> {
  const learning = learnt.get(language) ?? fetchAll(language);
  learnt.set(language, learning);
  // What could not be loaded is tried again the next time.
  learning.catch(() => learnt.delete(language));
  return learning;
}

async function fetchAll(language: Language): Promise<void> {
  const [{ catalogue }, , ...further] = await Promise.all([
    catalogues[language](),
    loadSentences(language),
    ...[...more].map((words) => words[language]()),
  ]);
  await start(language);
  for (const words of [catalogue, ...further])
    i18next.addResourceBundle(language, 'translation', words, true, true);
}

/** Loaded with the pages that need them, and from then on with every language that is chosen. */
export async function speakAlso(words: MoreWords): Promise<void> {
  more.add(words);
  await choosing;
  for (const language of learnt.keys())
    i18next.addResourceBundle(language, 'translation', await words[language](), true, true);
  i18next.addResourceBundle(current, 'translation', await words[current](), true, true);
}

/** A person's choice: spoken at once and remembered (R-GEN-025). */
export async function chooseToSpeak(language: Language): Promise<void> {
  // What is open now must not be without its words for a moment.
  if (isFull) await learn(language);
  await speakFirst(language);
  keepLanguage(document, language);
}

let starting: Promise<unknown> | null = null;

async function start(language: Language): Promise<void> {
  starting ??= i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await starting;
}
