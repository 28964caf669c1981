// Decide in which one way an entry of the calendar stands: green is only what readers see on every account.
import type { CalendarStanding } from '@herald/contract/endpoints/calendar.ts';
import type { PublicationState, Reason } from '@herald/contract/publications.ts';

/** `owner_only` not null: only its owner sees it. `articles_gone`: places of a message's articles that were deleted there, the others stand. */
type Part = {
  readonly state: PublicationState;
  readonly reason: Reason;
  readonly owner_only: string | null;
  readonly articles_gone: readonly number[];
};

/** A new state does not compile until it has its place; while it is being changed or taken down a post stands where it stood. */
const standingOf: Record<PublicationState, Exclude<CalendarStanding, 'partly' | 'not-public'>> = {
  scheduled: 'waiting',
  'auth-required': 'waiting',
  preparing: 'on-its-way',
  inflight: 'on-its-way',
  processing: 'on-its-way',
  reconciling: 'on-its-way',
  'handed-over': 'handed-over',
  published: 'live',
  editing: 'live',
  withdrawing: 'live',
  failed: 'trouble',
  missed: 'trouble',
  unknown: 'trouble',
  'edit-failed': 'trouble',
  'externally-removed': 'trouble',
  cancelled: 'withdrawn',
  withdrawn: 'withdrawn',
};

export function decideStanding(parts: readonly Part[]): CalendarStanding {
  const found = new Set(parts.map((part) => standingOfPart(part)));
  if (found.has('trouble')) return 'trouble';
  const [only] = found;
  if (found.size === 1 && only) return only;
  if (found.has('on-its-way') || found.has('waiting')) return 'on-its-way';
  if (found.has('live') || found.has('partly')) return 'partly';
  return found.has('handed-over') ? 'handed-over' : 'not-public';
}

function standingOfPart({ state, reason, ...part }: Part): CalendarStanding {
  if (reason === 'reason-not-public') return 'not-public';
  const standing = standingOf[state];
  if (standing !== 'live') return standing;
  if (part.owner_only !== null) return 'not-public';
  return part.articles_gone.length > 0 ? 'partly' : 'live';
}
