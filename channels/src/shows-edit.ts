// Whether words that stand after an unanswered edit show that it came about: what looked the same before it shows nothing.
import { fold } from './match-sent.ts';

/** `before` is missing where nobody knows what stood there. Words that were not to change have nothing to show. */
export function showsEdit(
  standing: string,
  { before, after }: { readonly before: string | undefined; readonly after: string },
): boolean {
  if (fold(standing) !== fold(after)) return false;
  return before === undefined || before === after || fold(before) !== fold(after);
}
