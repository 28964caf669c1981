// Find all that is one item with these: the drafts their packages ever came from, wherever those went, and the packages these drafts are or were in.
import type { Tx } from '../../db/client.ts';
import { draftsOfPackages, packagesOfDrafts } from './store/items.ts';

export type Named = { readonly packageId: string; readonly draftId: string | null };
export type Item = { readonly packageIds: readonly string[]; readonly draftIds: readonly string[] };

/** A draft is known from any account its package went to; posts of its former packages may carry none. */
export async function findItem(tx: Tx, items: readonly Named[]): Promise<Item> {
  const named = items.map(({ packageId }) => packageId);
  const own = items.flatMap(({ draftId }) => draftId ?? []);
  const draftIds = [...new Set([...own, ...(await draftsOfPackages(tx, named))])];
  return { draftIds, packageIds: [...new Set([...named, ...(await packagesOfDrafts(tx, draftIds))])] };
}
