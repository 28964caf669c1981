// A list that says that there is more than it shows: what was sent may be in what it kept back, so it proves no absence.
import { noticed } from './failure.ts';

/** @param read how many posts it showed. Asked again: it may show all of them the next time. */
export function listNotWhole(read: number) {
  return noticed('unknown', `It shows ${read} posts and says that there are more`, 'list-not-whole');
}
