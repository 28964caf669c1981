// Copies of drafts and packages that were deleted after their tab was closed: nothing in the browser knows of that, so the server is asked.
import { findSaved, type FoundCopy } from './local-copy.ts';
import { openNamed } from './open-items.ts';
import { isGone } from './refusal-kinds.ts';

/** The newest: who left more behind is asked about the others once these are restored or discarded. */
const askedAtMost = 10;

export async function findStrays(person: string, open: ReadonlySet<string>): Promise<FoundCopy[]> {
  const kept = findSaved(localStorage, person, open).slice(0, askedAtMost);
  const answers = await Promise.all(kept.map(isDeleted));
  return kept.filter((_copy, place) => answers[place]);
}

/** Only a draft has a revision of its own. Where nobody answers it is asked again the next time. */
async function isDeleted({ item, revision }: FoundCopy): Promise<boolean> {
  try {
    await openNamed({ kind: revision === null ? 'package' : 'draft', id: item });
    return false;
  } catch (error) {
    return isGone(error);
  }
}
