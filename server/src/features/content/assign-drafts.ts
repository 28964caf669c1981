// Assign the drafts of somebody who leaves to a colleague, deleted ones too, so that these can still be restored.
import type { Tx } from '../../db/client.ts';
import { updateOwner } from './store/drafts.ts';

/** In the department of `to` they must lie already (move-drafts.ts). */
export async function assignDrafts(tx: Tx, people: { from: string; to: string }): Promise<void> {
  await updateOwner(tx, people);
}
