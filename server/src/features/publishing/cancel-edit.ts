// Cancel an edit: whoever wants the post gone does not wait for new words that were never put there (rows 26 to 28).
import type { Evidence } from '@herald/contract/evidence.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { isEditInDoubt } from './store/changes.ts';
import { endModification, findOpenModification } from './store/modifications.ts';
import { announceOnce } from './store/outbox.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/**
 * Null where a call for the edit is out or in doubt: that is settled first. `fence` was read under the lock of the lane, or is its holder's;
 * what rested goes on resting until the account is free (I2). `personId`: who wants it gone, and knows what becomes of the edit.
 */
export async function cancelEdit(
  tx: Tx,
  editing: Publication,
  fence: number,
  {
    personId,
    ...by
  }: { readonly actor: string; readonly personId: string | undefined; readonly evidence: Evidence },
): Promise<Publication | null> {
  if (await isEditInDoubt(tx, editing.id)) return null;
  const moved = await movePublication(tx, editing, fence, 'withdrawing', {
    ...by,
    target_post: null,
    target_version: null,
    wake_at: nowPlus(0),
    rests: editing.rests,
    tries: 0,
    detail: '',
    reason: 'reason-none',
  });
  const asker = (await findOpenModification(tx, editing.id, 'edit'))?.asked_by;
  await endModification(tx, editing.id, 'edit', { outcome: 'dropped' });
  // The post may stand as it was after all, when nobody may take it down.
  if (asker !== undefined && asker !== personId)
    await announceOnce(tx, editing.id, 'edit-stopped', moved.version, { asker });
  return moved;
}
