// Whether words that stand after an unanswered edit show that it came about: what looked the same before it shows nothing.
import { fold } from './match-sent.ts';

/** `before` is all that may have stood there, empty where nobody knows. Words that were not to change have nothing to show. */
export function showsEdit(
  standing: string,
  { before, after }: { readonly before: readonly string[]; readonly after: string },
): boolean {
  if (fold(standing) !== fold(after)) return false;
  return before.every((words) => words === after || fold(words) !== fold(after));
}
