// How what is open stands, in one word: what nobody knows comes first, then what waits or moves, then what is live.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { progress } from './publication-progress.ts';
import type { Identity } from './saved-forms.ts';

export type HeadStanding =
  | 'unconfirmed'
  | 'scheduled'
  | 'under-way'
  | 'published'
  | 'not-public'
  | 'not-live'
  | 'draft'
  | 'content';

type Sent = Pick<HistoryItem, 'state' | 'reason' | 'ownerOnly' | 'bid'>;

/** `sent` are the publications of its package, oldest first; null while nothing of it is saved. */
export function headStanding(
  { draftId, pkGUID, schedule }: Pick<Identity, 'draftId' | 'pkGUID' | 'schedule'>,
  sent: readonly Sent[],
): HeadStanding | null {
  // Of each account as it stands there now.
  const latest = [...new Map(sent.map((one) => [one.bid, one])).values()];
  const found = new Set(latest.map((one) => wordOf(one)));
  if (found.has('unconfirmed')) return 'unconfirmed';
  if (schedule !== null) return 'scheduled';
  for (const word of ['under-way', 'published', 'not-public', 'not-live'] as const)
    if (found.has(word)) return word;
  if (draftId !== null) return 'draft';
  return pkGUID === null ? null : 'content';
}

function wordOf({ state, reason, ownerOnly }: Sent): HeadStanding {
  if (state === 'scheduled') return 'scheduled';
  const word = progress(state);
  if (word === 'unconfirmed') return word;
  if (word === 'failed' || word === 'gone') return 'not-live';
  // What not everybody sees is not called published.
  if (ownerOnly || reason === 'reason-not-public') return 'not-public';
  return word === 'live' ? 'published' : 'under-way';
}
