// Copies of what was deleted, or is live no more, since their tab was closed: nothing in the browser knows of that, so the server is asked.
import { readLive } from './api.ts';
import { findSaved, liveOf, type FoundCopy } from './local-copy.ts';
import { openNamed } from './open-items.ts';
import { isGone, isPostGone } from './refusal-kinds.ts';

/** Asked about at once: a browser holds six lines to one server, and the page needs some. */
const atOnce = 4;

/** Every one is asked about, for those that are still there would else hide an older one for good. */
export async function findStrays(
  person: string,
  open: ReadonlySet<string>,
  asks = isDeleted,
): Promise<FoundCopy[]> {
  const kept = findSaved(localStorage, person, open);
  const items = [...new Map(kept.map((copy) => [copy.item, copy])).values()];
  const gone = new Set<string>();
  for (let first = 0; first < items.length; first += atOnce) {
    const some = items.slice(first, first + atOnce);
    const answers = await Promise.all(some.map(asks));
    for (const [place, { item }] of some.entries()) if (answers[place]) gone.add(item);
  }
  return kept.filter(({ item }) => gone.has(item));
}

/** Only a draft has a revision of its own. Where nobody answers it is asked again the next time. */
async function isDeleted({ item, revision }: FoundCopy): Promise<boolean> {
  const live = liveOf(item);
  try {
    await (live === null
      ? openNamed({ kind: revision === null ? 'package' : 'draft', id: item })
      : readLive(live));
    return false;
  } catch (error) {
    return live === null ? isGone(error) : isPostGone(error);
  }
}
