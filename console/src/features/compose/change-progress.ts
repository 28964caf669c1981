// What an editor sees of a change on its way: still live as before, changed, gone, or posted again.
import type { ModifiedAccount } from '@herald/contract/modifications.ts';
import type { HistoryItem } from '@herald/contract/publications.ts';
import { progress, type Progress } from './publication-progress.ts';

export type ChangeProgress = 'changing' | 'changed' | 'unchanged' | 'going' | 'gone' | 'again' | Progress;

export type ChangeSeen = {
  readonly word: ChangeProgress;
  readonly item: HistoryItem | undefined;
  /** Nothing moves by itself any more. */
  readonly isSettled: boolean;
};

/** `items` are the publications of the package, oldest first. */
export function changeSeen(asked: ModifiedAccount, items: readonly HistoryItem[]): ChangeSeen {
  const at = items.findIndex(({ opp_id: id }) => id === asked.id);
  const item = items[at];
  if (asked.way === null || !item) return { word: 'unchanged', item, isSettled: true };
  const { state } = item;
  if (asked.way === 'edit') {
    const word = state === 'editing' ? 'changing' : state === 'published' ? 'changed' : 'unchanged';
    return { word, item, isSettled: state !== 'editing' };
  }
  const successor = items.slice(at + 1).findLast(({ bid }) => bid === asked.bid);
  if (successor) {
    const word = progress(successor.state);
    const moves = word === 'queued' || word === 'sending' || word === 'waiting';
    return { word: word === 'live' ? 'again' : word, item: successor, isSettled: !moves };
  }
  if (state === 'withdrawn') return { word: 'gone', item, isSettled: false };
  const isGoing = state === 'withdrawing' || item.cancelRequested;
  return { word: isGoing ? 'going' : 'unchanged', item, isSettled: !isGoing };
}
