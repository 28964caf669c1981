// Count repeats: the number of one more publication of a version to an account, free in the index no_second_click.
import { countsOnce, type Publication } from './store/rows.ts';

type Counted = Pick<Publication, 'state' | 'repeat_no'>;

/** One after the greatest, and no count: a message stands among them once for each of its packages, and some numbers lie elsewhere. `otherwise` where none of them counts. */
export function countRepeats(sameVersion: readonly Counted[], otherwise = 0): number {
  if (!sameVersion.some(countsOnce)) return otherwise;
  return Math.max(...sameVersion.map((one) => one.repeat_no)) + 1;
}
