// Each state of a publication in its colour and its word; the sentence beside it says why.
import type { HistoryItem, PublicationState } from '@herald/contract/publications.ts';

export const stateWords = {
  scheduled: { key: 'history.states.scheduled', colour: 'blue' },
  preparing: { key: 'history.states.preparing', colour: 'gold' },
  inflight: { key: 'history.states.inflight', colour: 'gold' },
  processing: { key: 'history.states.processing', colour: 'gold' },
  reconciling: { key: 'history.states.reconciling', colour: 'orange' },
  'auth-required': { key: 'history.states.authRequired', colour: 'orange' },
  'handed-over': { key: 'history.states.handedOver', colour: 'cyan' },
  published: { key: 'history.states.published', colour: 'green' },
  failed: { key: 'history.states.failed', colour: 'red' },
  cancelled: { key: 'history.states.cancelled', colour: 'default' },
  missed: { key: 'history.states.missed', colour: 'red' },
  unknown: { key: 'history.states.unknown', colour: 'magenta' },
  editing: { key: 'history.states.editing', colour: 'gold' },
  'edit-failed': { key: 'history.states.editFailed', colour: 'red' },
  withdrawing: { key: 'history.states.withdrawing', colour: 'gold' },
  withdrawn: { key: 'history.states.withdrawn', colour: 'default' },
  'externally-removed': { key: 'history.states.externallyRemoved', colour: 'default' },
} as const satisfies Record<PublicationState, { key: string; colour: string }>;

/** What stands for its owner alone is never called live; what he has published for some, no longer handed over; what was given up in doubt, not failed. */
export function stateWordOf({
  state,
  reason,
  ownerOnly,
}: Pick<HistoryItem, 'state' | 'reason' | 'ownerOnly'>) {
  // It counts as failed, and nobody knows whether it did.
  if (reason === 'reason-person-dropped')
    return { key: 'history.states.dropped', colour: 'magenta' } as const;
  if (reason === 'reason-not-public') return { key: 'history.states.notPublic', colour: 'cyan' } as const;
  if (state !== 'published' || !ownerOnly) return stateWords[state];
  return { key: 'history.states.ownerOnly', colour: 'cyan' } as const;
}
