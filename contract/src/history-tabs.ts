// The tabs of the publish history, which states stand in each, and how many there are.
import { z } from 'zod';
import type { PublicationState } from './publications.ts';

/** How a person looks for publications: what waits or is on its way, what is live, what needs a look, and what has ended. */
export const historyTabs = ['scheduled', 'live', 'trouble', 'ended'] as const;
export const HistoryTab = z.enum(historyTabs);
export type HistoryTab = z.infer<typeof HistoryTab>;

export const historyTabOf: Record<PublicationState, HistoryTab> = {
  scheduled: 'scheduled',
  'auth-required': 'scheduled',
  preparing: 'scheduled',
  inflight: 'scheduled',
  processing: 'scheduled',
  reconciling: 'scheduled',
  'handed-over': 'scheduled',
  published: 'live',
  editing: 'live',
  withdrawing: 'live',
  failed: 'trouble',
  missed: 'trouble',
  unknown: 'trouble',
  'edit-failed': 'trouble',
  cancelled: 'ended',
  withdrawn: 'ended',
  'externally-removed': 'ended',
};

/** Under the same words, days, channel and package. */
export const HistoryCounts = z.record(z.enum(['all', ...historyTabs]), z.number().int());
export type HistoryCounts = z.infer<typeof HistoryCounts>;
