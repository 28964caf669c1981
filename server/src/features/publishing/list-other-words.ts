// List what stands or waits on a publication's account of the same item in other words: of its packages, and of its draft in whatever package.
import type { Tx } from '../../db/client.ts';
import { listPrints } from './list-prints.ts';
import { listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { listWaitingParts } from './store/schedules.ts';

/** Asked under the lock of the account's lane. */
export async function listOtherWords(tx: Tx, one: Publication): Promise<Publication[]> {
  const { account_id: accountId, draft_id: draftId } = one;
  const found = await listWaitingParts(tx, accountId, draftId === null ? [] : [draftId]);
  for (const packageId of [one.package_id, ...one.also_packages])
    found.push(...(await listOfPackage(tx, packageId)).filter((other) => other.account_id === accountId));
  const prints = listPrints(one);
  return found.filter((other) => !listPrints(other).some((print) => prints.includes(print)));
}
