// Refuse what is about rights: each is named by its word in the reader's language.
import type { Code } from '@herald/contract/codes.ts';
import type { Language } from '@herald/contract/languages.ts';
import { signs as known } from '@herald/contract/permissions.ts';
import { signWord } from '@herald/contract/sentences/sign-words.ts';
import { Refusal } from '../../refusal.ts';

class RightsNamed extends Refusal {
  readonly named: ReadonlySet<string>;

  constructor(code: Code, named: readonly string[]) {
    super(code, { signs: named.join(', ') });
    this.named = new Set(named);
  }

  override detailIn(language: Language): string {
    return Object.values(known)
      .filter((sign) => this.named.has(sign))
      .map((sign) => signWord(language, sign))
      .join(', ');
  }
}

/** `signs` are their codes. */
export function refuseRights(code: Code, signs: readonly string[]): never {
  throw new RightsNamed(code, signs);
}
