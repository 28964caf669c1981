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
  const by = Whose.safeParse(figures['by']).data;
  const limit = by ? limitWords[by][language].replace('{channel}', String(figures['channel'] ?? '')) : '';
  const sentence = `${say(code, figures)}${limit}`;
  return figures['item'] === undefined ? sentence : `${figures['item']}. ${sentence}`;
}
