// Say: a key of the contract and its figures become a sentence in the language of the interface.
import type { Language } from '@herald/contract/languages.ts';
import type { Problem } from '@herald/contract/problems.ts';
import type { Figures, Sentences } from '@herald/contract/sentences/keys.ts';
import { numberWords } from '@herald/contract/sentences/number-words.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';

/** Only the language in use travels to the browser. */
const catalogues: Record<Language, () => Promise<Sentences>> = {
  zh: () => import('@herald/contract/sentences/zh.ts').then(({ zh }) => zh),
  en: () => import('@herald/contract/sentences/en.ts').then(({ en }) => en),
  es: () => import('@herald/contract/sentences/es.ts').then(({ es }) => es),
  ja: () => import('@herald/contract/sentences/ja.ts').then(({ ja }) => ja),
};

const loaded = new Map<Language, Sentences>();
let spoken: Language = 'zh';

export async function loadSentences(language: Language): Promise<void> {
  loaded.set(language, await catalogues[language]());
}

/** Which of the loaded languages is said: a language may be loaded before it is chosen, and chosen again later. */
export function sayIn(language: Language): void {
  spoken = language;
}

/** A figure that nobody gave stays visible as its name, so that a gap is seen. */
export function say(key: keyof Sentences, figures: Figures = {}): string {
  const sentence = loaded.get(spoken)?.[key] ?? key;
  return numberWords(sentence, figures).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(figures[name] ?? whole),
  );
}

export function sayProblem(problem: Problem): string {
  return sentenceOf(problem, spoken, say);
}
