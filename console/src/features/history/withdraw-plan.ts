// What withdrawing comes to for each publication of a package: taken down, stopped, impossible there, or nothing to do.
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';

/**
 * `unsure`: taken down if it turns out to be live; `undecided`: nobody knows either, and its channel lets us take nothing down;
 * `with-owner`: handed over there, and its owner decides. `film-for-ever`: the video itself is deleted with its post.
 */
export type Fate =
  | 'take-down'
  | 'for-ever'
  | 'film-for-ever'
  | 'stop'
  | 'unsure'
  | 'impossible'
  | 'undecided'
  | 'with-owner'
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

export type Fated = Pick<HistoryItem, 'state' | 'can' | 'deletesFilm' | 'mayCancel' | 'cancelRequested'>;

export function fateOf(item: Fated): Fate {
  if (item.state === 'withdrawing' || item.cancelRequested) return 'under-way';
  if (undecided.has(item.state)) {
    if (item.can.takeDown === true) return 'unsure';
    return item.state === 'handed-over' ? 'with-owner' : 'undecided';
  }
  if (item.mayCancel) return 'stop';
  if (!isStanding(item)) return 'nothing';
  if (item.can.takeDown !== true) return 'impossible';
  if (item.can.forEver) return 'for-ever';
  return item.deletesFilm ? 'film-for-ever' : 'take-down';
}

const onItsWay: ReadonlySet<PublicationState> = new Set(['inflight', 'processing', 'reconciling']);

/** What is deleted for good where it turns out to be live, of what may stand already; null where taking it down is the usual one. */
export function losesIfLive(item: Fated): 'for-ever' | 'film-for-ever' | null {
  const fate = fateOf(item);
  const mayStand = fate === 'unsure' || (fate === 'stop' && onItsWay.has(item.state));
  if (!mayStand || item.can.takeDown !== true) return null;
  if (item.can.forEver) return 'for-ever';
  return item.deletesFilm ? 'film-for-ever' : null;
}

const acting: ReadonlySet<Fate> = new Set(['take-down', 'for-ever', 'film-for-ever', 'stop', 'unsure']);

/** Something happens when it is confirmed. */
export function acts(fate: Fate): boolean {
  return acting.has(fate);
}

/** On how many of them it stands or is on its way by our hand: what its owner holds is neither. */
export function countConcerned(items: readonly Fated[]): number {
  return items.filter((item) => fateOf(item) !== 'with-owner').length;
}
