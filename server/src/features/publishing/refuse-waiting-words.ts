// Refuse to send a publication again where its item waits for its time on the account in other words, or is just being sent in them: of its packages, or of their drafts in whatever package.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { listBeside } from './list-beside.ts';
import { listPrints } from './list-prints.ts';
import { refuseOtherWords } from './refuse-other-words.ts';
import { itemsIn } from './store/parts.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';

/** What ends by itself soon. Not `unknown`: of two that are, each would wait for the other's answer. */
const beingSent: ReadonlySet<PublicationState> = new Set([
  'preparing',
  'inflight',
  'processing',
  'reconciling',
]);

/** Asked under the lock of the account's lane. Errors: already-scheduled, already-on-its-way. */
export async function refuseWaitingWords(tx: Tx, one: Publication): Promise<void> {
  const prints = listPrints(one);
  const beside = await listBeside(tx, one.account_id, itemsIn(one));
  const others = beside.filter((other) => !listPrints(other).some((print) => prints.includes(print)));
  await refuseOtherWords(tx, others);
  // Sent apart from its plan, or now, it waits for its turn without a schedule to name.
  const isTold = ({ state, created_at: at }: Publication) =>
    beingSent.has(state) || (withdrawable.includes(state) && at > one.created_at);
  const sent = others.find(isTold);
  if (sent)
    throw new Refusal('already-on-its-way', {
      account: await findAccountName(tx, one.account_id),
      publication: sent.id,
    });
}
