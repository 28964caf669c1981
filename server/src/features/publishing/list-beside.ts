// List what an account has of items: whatever carried their packages there, alone or in a message, came from their drafts in whatever package, or was changed to them.
import type { Tx } from '../../db/client.ts';
import { findItem, type Named } from './find-item.ts';
import { listOfItems } from './store/items.ts';
import type { Publication } from './store/rows.ts';

/** Asked under the lock of the account's lane. Each once, in the order of their making. */
export async function listBeside(tx: Tx, accountId: string, items: readonly Named[]): Promise<Publication[]> {
  return listOfItems(tx, accountId, await findItem(tx, items));
}
