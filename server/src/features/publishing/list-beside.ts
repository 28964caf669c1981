// List what an account has of packages: whatever carried one there, alone or in a message, and what waits there of the drafts they ever came from, in whatever package.
import type { Tx } from '../../db/client.ts';
import { draftIn } from './store/parts.ts';
import { listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { listWaitingParts } from './store/schedules.ts';

type Item = { readonly packageId: string; readonly draftId: string | null };
export type Beside = {
  /** A message stands here once for each of its packages that was asked for. */
  readonly carried: { readonly packageId: string; readonly one: Publication }[];
  /** None of `carried`. */
  readonly waiting: Publication[];
};

/** Asked under the lock of the account's lane. A draft is known from any account the package went to. */
export async function listBeside(tx: Tx, accountId: string, items: readonly Item[]): Promise<Beside> {
  const carried: Beside['carried'] = [];
  const drafts = new Set<string>();
  for (const { packageId, draftId } of items) {
    const known = await listOfPackage(tx, packageId);
    for (const id of [draftId, ...known.map((one) => draftIn(one, packageId))])
      if (id !== null) drafts.add(id);
    for (const one of known) if (one.account_id === accountId) carried.push({ packageId, one });
  }
  const waiting = (await listWaitingParts(tx, accountId, [...drafts])).filter(
    ({ id }) => !carried.some(({ one }) => one.id === id),
  );
  return { carried, waiting };
}
