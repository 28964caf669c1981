// Refuse to send a publication again where its item waits for its time on the account in other words, or is just being sent in them: of its packages, or of their drafts in whatever package.
import type { Tx } from '../../db/client.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { listBeside } from './list-beside.ts';
import { listPrints } from './list-prints.ts';
import { refuseComingWords } from './refuse-coming-words.ts';
import { refuseOtherWords } from './refuse-other-words.ts';
import { itemsIn } from './store/parts.ts';
import type { Publication } from './store/rows.ts';

/** Asked under the lock of the account's lane. Errors: already-scheduled, already-on-its-way. */
export async function refuseWaitingWords(tx: Tx, one: Publication): Promise<void> {
  const prints = listPrints(one);
  const beside = await listBeside(tx, one.account_id, itemsIn(one));
  const isSame = (other: Publication) => listPrints(other).some((print) => prints.includes(print));
  const others = beside.filter((other) => !isSame(other));
  // What was taken down to be posted in other words: these are about to stand there.
  const takenDown = beside.filter((other) => isSame(other) && other.state === 'withdrawn');
  await refuseOtherWords(tx, others);
  const account = await findAccountName(tx, one.account_id);
  await refuseComingWords(tx, { account, others: [...others, ...takenDown], prints });
}
