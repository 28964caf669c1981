// Say a problem whole: the number of its package, its sentence, and whose limit it is (R-WX-010, R-VAL-023).
import type { Language } from '../languages.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import { Whose } from '../whose-limit.ts';
import type { Figures } from './keys.ts';
import { limitWords } from './limit-words.ts';

/** `say` speaks that language, too. */
export function sentenceOf(
  { code, figures }: Problem,
  language: Language,
  say: (key: ProblemCode, figures: Figures) => string,
): string {
  const spoken = { ...figures, ...saidIn(language, figures) };
  const by = Whose.safeParse(figures['by']).data;
  const limit = by ? limitWords[by][language].replace('{channel}', String(figures['channel'] ?? '')) : '';
  const sentence = `${say(code, spoken)}${limit}`;
  return figures['item'] === undefined ? sentence : `${figures['item']}. ${sentence}`;
}

/** What carries a language behind its name stands for the name alone: `field-en` is {field} in English. */
function saidIn(language: Language, figures: Figures): Record<string, string | number> {
  const ending = `-${language}`;
  const own = Object.entries(figures).filter(([name]) => name.endsWith(ending));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(0, -ending.length), value]));
}
