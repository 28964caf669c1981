// A list that says that there is more than it shows: what was sent may be in what it kept back, so it proves no absence.
import { noticed } from './failure.ts';
import type { Candidate } from './match-sent.ts';

/** @param read how many posts it showed, of which `shown` count. Asked again: it may show all of them the next time. */
export function listNotWhole(read: number, shown: readonly Candidate[] = []) {
  const words = `It shows ${read} posts and says that there are more`;
  return { ...noticed('unknown', words, 'list-not-whole'), shown };
}
