// Describe until when something deleted can be restored; null while it is not deleted.
import { trashKeptMs } from '@herald/contract/trash.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';

/** Wall clock of the zone. */
export function describeTrash(deletedAt: Date | null, zone: string): { restoreUntil: string | null } {
  return { restoreUntil: deletedAt && wallClockOf(new Date(deletedAt.getTime() + trashKeptMs), zone) };
}
