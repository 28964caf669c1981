// Count a change of a person or a department by their administrators: whoever has the state before it before them is told (refuse-stale.ts).
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { raiseRevision } from './store/revisions.ts';

export function countChange(
  tx: Tx,
  kept: 'person' | 'department',
  { id }: { id: string },
  by: Actor,
): Promise<void> {
  return raiseRevision(tx, kept, [id], by.personId);
}
