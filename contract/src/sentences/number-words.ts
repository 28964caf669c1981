// The words that hang on a figure: {count|picture|pictures} is the first for one, the second for any other.
import type { Figures } from './keys.ts';

/** English and Spanish alone have two; the figure itself stands beside it, as in {count} {count|picture|pictures}. */
export function numberWords(sentence: string, figures: Figures): string {
  return sentence.replaceAll(
    /\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g,
    (_whole, name: string, one: string, other: string) => (Number(figures[name]) === 1 ? one : other),
  );
}
