// The words for what became of a post, and its colour in the charts.
import type { Outcome } from '@herald/contract/totals.ts';

/** Each is told from white by three to one; no colour says anything that no word says. */
export const outcomeWords = {
  live: { key: 'statistics.outcomes.live', colour: '#3d9140' },
  'with-owner': { key: 'statistics.outcomes.withOwner', colour: '#08979c' },
  unknown: { key: 'statistics.outcomes.unknown', colour: '#9254de' },
  coming: { key: 'statistics.outcomes.coming', colour: '#4088e6' },
  failed: { key: 'statistics.outcomes.failed', colour: '#cf1322' },
  'taken-down': { key: 'statistics.outcomes.takenDown', colour: '#7f858d' },
} as const satisfies Record<Outcome, { key: string; colour: string }>;
