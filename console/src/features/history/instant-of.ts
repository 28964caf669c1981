// The instant that a line of the history is about, the same in the list and beside it.
import type { HistoryItem } from '@herald/contract/publications.ts';

/** When it went live; before that, when it is due; once it has failed, since when it is so. */
export function instantOf(item: Pick<HistoryItem, 'time' | 'state' | 'dueAt' | 'updatedAt'>): string {
  return item.time ?? (item.state === 'scheduled' ? item.dueAt : item.updatedAt);
}
