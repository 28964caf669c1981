// What an editor sees of a publication on its way: six words for seventeen states, and whether it still moves by itself.
import { ownerOnlyReasons, type HistoryItem, type PublicationState } from '@herald/contract/publications.ts';

export type Progress = 'queued' | 'sending' | 'waiting' | 'live' | 'failed' | 'unconfirmed' | 'gone';

const progressOf: Record<PublicationState, Progress> = {
  scheduled: 'queued',
  preparing: 'sending',
  inflight: 'sending',
  processing: 'waiting',
  reconciling: 'waiting',
  'auth-required': 'waiting',
  'handed-over': 'waiting',
  published: 'live',
  failed: 'failed',
  cancelled: 'gone',
  missed: 'failed',
  unknown: 'unconfirmed',
  editing: 'live',
  'edit-failed': 'live',
  withdrawing: 'live',
  withdrawn: 'gone',
  'externally-removed': 'gone',
};

export function progress(state: PublicationState): Progress {
  return progressOf[state];
}

/** These wait for a person, so asking every second helps nobody. */
const waitsForPeople: ReadonlySet<PublicationState> = new Set(['unknown', 'auth-required', 'handed-over']);

const moving: ReadonlySet<Progress> = new Set(['queued', 'sending', 'waiting']);

export function moves(item: Pick<HistoryItem, 'state'>): boolean {
  return moving.has(progress(item.state)) && !waitsForPeople.has(item.state);
}

/** The newest line of each account that this publish went to. */
export function newestOf(items: readonly HistoryItem[], publicationIds: readonly string[]): HistoryItem[] {
  const wanted = new Set(publicationIds);
  return items.filter((item) => wanted.has(item.opp_id));
}

/** All it went to show it to everybody; what only its owner sees is not called published. */
export function isPublished(items: readonly Pick<HistoryItem, 'state' | 'reason'>[], count: number): boolean {
  const seen = items.filter(({ state, reason }) => progress(state) === 'live' && !isHidden(reason));
  return count > 0 && seen.length === count;
}

function isHidden(reason: HistoryItem['reason']): boolean {
  return ownerOnlyReasons.has(reason) || reason === 'reason-not-public';
}
