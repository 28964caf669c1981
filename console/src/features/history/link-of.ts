// The public address of a publication, where it leads to something: of the web, and not of what was taken down.
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';

/** Their link leads nowhere any more. */
const goneStates: ReadonlySet<PublicationState> = new Set(['withdrawn', 'externally-removed']);

export function linkOf({ url, state }: Pick<HistoryItem, 'url' | 'state'>): string | null {
  return url !== null && /^https?:\/\//i.test(url) && !goneStates.has(state) ? url : null;
}
