// List what an account has of items: whatever carried their packages there, alone or in a message, came from their drafts in whatever package, or was changed to them.
import type { Tx } from '../../db/client.ts';
import { draftsOfPackages, listOfItems, packagesOfDrafts } from './store/items.ts';
import type { Publication } from './store/rows.ts';

type Item = { readonly packageId: string; readonly draftId: string | null };

/** Asked under the lock of the account's lane. A draft is known from any account its package went to. Each once, in the order of their making. */
export async function listBeside(tx: Tx, accountId: string, items: readonly Item[]): Promise<Publication[]> {
  const named = items.map(({ packageId }) => packageId);
  const own = items.flatMap(({ draftId }) => draftId ?? []);
  const draftIds = [...new Set([...own, ...(await draftsOfPackages(tx, named))])];
  // Those it went on in, and those it was in before: their posts may carry no draft.
  const packageIds = [...new Set([...named, ...(await packagesOfDrafts(tx, draftIds))])];
  return listOfItems(tx, accountId, { packageIds, draftIds });
}
