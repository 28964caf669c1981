// Refuse to send a publication again where its item waits for its time on the account in other words: of its packages, or of its draft in whatever package.
import type { Tx } from '../../db/client.ts';
import { listPrints } from './list-prints.ts';
import { refuseOtherWords } from './refuse-other-words.ts';
import { listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { listWaitingParts } from './store/schedules.ts';

/** Asked under the lock of the account's lane. Errors: already-scheduled. */
export async function refuseWaitingWords(tx: Tx, one: Publication): Promise<void> {
  const { account_id: accountId, draft_id: draftId } = one;
  const found = await listWaitingParts(tx, accountId, draftId === null ? [] : [draftId]);
  for (const packageId of [one.package_id, ...one.also_packages])
    found.push(...(await listOfPackage(tx, packageId)).filter((other) => other.account_id === accountId));
  const prints = listPrints(one);
  refuseOtherWords(found.filter((other) => !listPrints(other).some((print) => prints.includes(print))));
}
