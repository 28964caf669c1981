// The lawful steps of a publication, written down a second time from publishing.md §5 and §12, not from our code.

const rows: readonly (readonly [string, readonly string[]])[] = [
  ['scheduled', ['cancelled', 'preparing', 'missed', 'reconciling']],
  ['auth-required', ['missed', 'scheduled', 'cancelled', 'reconciling']],
  ['preparing', ['scheduled', 'auth-required', 'inflight', 'failed', 'reconciling']],
  ['inflight', ['scheduled', 'published', 'processing', 'failed', 'reconciling']],
  ['processing', ['published', 'failed', 'reconciling', 'handed-over']],
  ['handed-over', ['published', 'failed', 'unknown']],
  ['reconciling', ['published', 'failed', 'scheduled', 'unknown', 'handed-over']],
  ['unknown', ['published', 'scheduled', 'failed', 'handed-over']],
  ['published', ['editing', 'withdrawing', 'externally-removed']],
  ['editing', ['published', 'edit-failed', 'withdrawing']],
  ['edit-failed', ['editing', 'withdrawing', 'externally-removed']],
  ['withdrawing', ['withdrawn', 'published']],
  // Looked for once more, it is there.
  ['externally-removed', ['published', 'edit-failed']],
];

const lawful = new Set(rows.flatMap(([from, all]) => all.map((to) => `${from} → ${to}`)));

export function isLawfulStep(from: string | null, to: string): boolean {
  return from === null ? to === 'scheduled' : lawful.has(`${from} → ${to}`);
}

/** Only coming back from these may a second irreversible call follow at all (rows 10, 13, 19 to 21 and 24); why it did is judged apart. */
const mayBeSentAgainFrom = new Set(['inflight', 'reconciling', 'unknown']);

export function isWayBack(from: string | null, to: string): boolean {
  return to === 'scheduled' && from !== null && mayBeSentAgainFrom.has(from);
}

/** Nothing more happens to these by itself, and the count of posts each of them claims. What is handed over waits for its owner. */
export const claims: Readonly<Record<string, number>> = {
  published: 1,
  'handed-over': 1,
  'edit-failed': 1,
  withdrawn: 1,
  'externally-removed': 1,
  failed: 0,
  cancelled: 0,
  missed: 0,
};
