// What an editor sees of a publication on its way: six words for seventeen states, and whether it still moves by itself.
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';

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

export type LiveThere = 'live' | 'perhaps';

/** The accounts on which one of them is live; or perhaps is, for nobody knows, or it was given up unseen. */
export function liveOn(
  items: readonly Pick<HistoryItem, 'state' | 'reason' | 'bid'>[],
): ReadonlyMap<string, LiveThere> {
  const live = items.filter(({ state }) => progress(state) === 'live');
  const inDoubt = items.filter(
    ({ state, reason }) => progress(state) === 'unconfirmed' || reason === 'reason-person-dropped',
  );
  return new Map<string, LiveThere>([
    ...inDoubt.map(({ bid }) => [bid, 'perhaps'] as const),
    ...live.map(({ bid }) => [bid, 'live'] as const),
  ]);
}

const soonMs = 1_000;
const laterMs = 10_000;
const dueSoonMs = 60_000;

/** When to look again: what a person settles elsewhere, or a far time brings, is seen all the same; false where nothing comes any more. */
export function looksAgainMs(
  items: readonly Pick<HistoryItem, 'state' | 'dueAt'>[],
  now: number,
): number | false {
  const isSoon = (item: Pick<HistoryItem, 'state' | 'dueAt'>) =>
    moves(item) && (item.state !== 'scheduled' || Date.parse(item.dueAt) - now < dueSoonMs);
  if (items.some(isSoon)) return soonMs;
  return items.some((item) => moves(item) || waitsForPeople.has(item.state)) ? laterMs : false;
}

/** The newest line of each account that this publish went to. */
export function newestOf(items: readonly HistoryItem[], publicationIds: readonly string[]): HistoryItem[] {
  const wanted = new Set(publicationIds);
  return items.filter((item) => wanted.has(item.opp_id));
}

type Shown = Pick<HistoryItem, 'state' | 'reason' | 'ownerOnly'>;

/** All it went to show it to everybody; what only its owner sees is not called published. */
export function isPublished(items: readonly Shown[], count: number): boolean {
  const seen = items.filter((item) => progress(item.state) === 'live' && !isHidden(item));
  return count > 0 && seen.length === count;
}

export type Stage = 'on-its-way' | 'published' | 'over';

/** What its title says: it is on its way until all of it is settled, an outcome that nobody knows too. */
export function stageOf(
  items: readonly Shown[],
  {
    publications,
    leftOut,
  }: { readonly publications: readonly unknown[]; readonly leftOut: readonly unknown[] },
): Stage {
  const isSettled = ({ state }: Pick<HistoryItem, 'state'>) =>
    !moving.has(progress(state)) && progress(state) !== 'unconfirmed';
  if (items.length < publications.length || !items.every(isSettled)) return 'on-its-way';
  return leftOut.length === 0 && isPublished(items, publications.length) ? 'published' : 'over';
}

function isHidden({ ownerOnly, reason }: Shown): boolean {
  return ownerOnly || reason === 'reason-not-public';
}
