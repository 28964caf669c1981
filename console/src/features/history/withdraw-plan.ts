// What withdrawing comes to for each publication of a package: taken down, stopped, impossible there, or nothing to do.
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';

/** `unsure`: taken down if it turns out to be live; `undecided`: nobody knows either, and its channel lets us take nothing down. */
export type Fate =
  | 'take-down'
  | 'for-ever'
  | 'stop'
  | 'unsure'
  | 'impossible'
  | 'undecided'
  | 'under-way'
  | 'nothing';

const standing: ReadonlySet<PublicationState> = new Set([
  'published',
  'edit-failed',
  'editing',
  'withdrawing',
]);
const undecided: ReadonlySet<PublicationState> = new Set(['unknown', 'handed-over']);

/** Readers still see it: until it is proven to be gone it counts as live (D-03). */
export function isStanding({ state }: Pick<HistoryItem, 'state'>): boolean {
  return standing.has(state);
}

/** Nothing of it can appear any more; of every other that does not stand it is not known yet. */
const settled: ReadonlySet<PublicationState> = new Set([
  'withdrawn',
  'externally-removed',
  'failed',
  'cancelled',
  'missed',
]);

/**
 * What may be said of all that was asked for: `gone` only once the last is proven to be, `partly` where others of the package
 * are `left` as they are; of what `stands` nobody asks any more.
 */
export type Outcome = {
  readonly state: 'still' | 'stands' | 'unsettled' | 'partly' | 'gone';
  readonly count: number;
};

export function outcomeOf(
  watched: readonly Pick<HistoryItem, 'state' | 'cancelRequested'>[],
  left: readonly Pick<HistoryItem, 'state'>[],
): Outcome {
  const still = watched.filter(isStanding);
  const isAsked = still.some((one) => one.state === 'withdrawing' || one.cancelRequested);
  if (still.length > 0) return { state: isAsked ? 'still' : 'stands', count: still.length };
  const count = watched.filter(({ state }) => !settled.has(state)).length;
  if (count > 0) return { state: 'unsettled', count };
  const leftCount = left.filter(({ state }) => !settled.has(state)).length;
  return { state: leftCount > 0 ? 'partly' : 'gone', count: leftCount };
}

export function fateOf(item: Pick<HistoryItem, 'state' | 'can' | 'mayCancel' | 'cancelRequested'>): Fate {
  if (item.state === 'withdrawing' || item.cancelRequested) return 'under-way';
  if (undecided.has(item.state)) return item.can.takeDown === true ? 'unsure' : 'undecided';
  if (item.mayCancel) return 'stop';
  if (!isStanding(item)) return 'nothing';
  if (item.can.takeDown !== true) return 'impossible';
  return item.can.forEver ? 'for-ever' : 'take-down';
}

/** Something happens when it is confirmed. */
export function acts(fate: Fate): boolean {
  return fate === 'take-down' || fate === 'for-ever' || fate === 'stop' || fate === 'unsure';
}
