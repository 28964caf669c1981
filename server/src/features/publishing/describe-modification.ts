// Describe a modification: both versions as people compare them, who asked when, and what came of it.
import type { Modification } from '@herald/contract/modifications.ts';
import { versionOf } from '@herald/contract/versions.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { ModificationRow } from './store/modifications.ts';

export function describeModification(
  row: ModificationRow & { asker: string },
  rules: ChannelRules,
): Modification {
  return {
    id: row.id,
    opp_id: row.publication_id,
    way: row.way,
    before: versionOf(row.before, rules),
    after: versionOf(row.after, rules),
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    outcome: row.outcome,
    successorId: row.successor_id,
  };
}
