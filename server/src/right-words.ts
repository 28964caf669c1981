// Rights of an account as a person reads them: what each lets us do there, the platform's own word only where nobody told us that.
import { nameOfRight } from '@herald/channels/right-names.ts';
import type { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';

export function sayRights(language: Language, rights: readonly string[]): string {
  const named = rights.map(
    (right) => nameOfRight(right, language) ?? say(language, 'right-unknown', { right }),
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(new Set(named));
}

/** Figures as they are kept, for a sentence in somebody's language: `scopes` are rights by the platform's names, parted by commas. */
export function withRightsSaid(
  language: Language,
  figures: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const { scopes } = figures;
  if (typeof scopes !== 'string') return { ...figures };
  return { ...figures, scopes: sayRights(language, scopes.split(', ')) };
}
