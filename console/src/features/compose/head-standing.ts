// How what is open stands, in one word: what nobody knows comes first, then what waits or moves, then what is live.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { progress } from './publication-progress.ts';
import type { Identity } from './saved-forms.ts';

export type HeadStanding =
  | 'not-known'
  | 'unconfirmed'
  | 'scheduled'
  | 'under-way'
  | 'partly'
  | 'published'
  | 'not-public'
  | 'dropped'
  | 'not-live'
  | 'draft'
  | 'content';

type Sent = Pick<HistoryItem, 'state' | 'reason' | 'ownerOnly' | 'bid'>;

/** `sent` are the publications of its package, oldest first, and null while they are not known, as of what never had a package; what is answered is null where nothing is saved. */
export function headStanding(
  { draftId, pkGUID, schedule }: Pick<Identity, 'draftId' | 'pkGUID' | 'schedule'>,
  sent: readonly Sent[] | null,
): HeadStanding | null {
  // What may be live is not called a draft meanwhile.
  if (sent === null && pkGUID !== null) return 'not-known';
  const accounts = new Set((sent ?? []).map(({ bid }) => bid));
  const found = new Set(
    [...accounts].flatMap((of) => wordsThere((sent ?? []).filter(({ bid }) => bid === of))),
  );
  if (found.has('unconfirmed')) return 'unconfirmed';
  if (schedule !== null) return 'scheduled';
  // Live on one account says nothing of the others.
  const isElsewhere = found.has('not-live') || found.has('dropped') || found.has('not-public');
  if (found.has('published') && !found.has('under-way') && isElsewhere) return 'partly';
  for (const word of ['under-way', 'published', 'not-public', 'dropped', 'not-live'] as const)
    if (found.has(word)) return word;
  if (draftId !== null) return 'draft';
  return pkGUID === null ? null : 'content';
}

/** Of one account: what stands there stands whatever was sent since, and what nobody knows or what moves is said as well; else as it was sent last. */
function wordsThere(sent: readonly Sent[]): HeadStanding[] {
  const all = sent.map((one) => wordOf(one));
  const stands = (['published', 'not-public'] as const).find((word) => all.includes(word));
  const beside = (['unconfirmed', 'under-way'] as const).filter((word) => all.includes(word));
  if (stands) return [stands, ...beside];
  return beside.length > 0 ? beside : all.slice(-1);
}

function wordOf({ state, reason, ownerOnly }: Sent): HeadStanding {
  if (state === 'scheduled') return 'scheduled';
  if (reason === 'reason-person-dropped') return 'dropped';
  const word = progress(state);
  if (word === 'unconfirmed') return word;
  if (word === 'failed' || word === 'gone') return 'not-live';
  // What not everybody sees is not called published.
  if (ownerOnly || reason === 'reason-not-public') return 'not-public';
  return word === 'live' ? 'published' : 'under-way';
}
