// Find the twins of a post: the same to the same account, alone or as an article, as it stands or is to stand there and not as it was first sent.
import { dayMs } from '@herald/contract/constants.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { listPrints } from './list-prints.ts';
import { listEdited } from './list-edited.ts';
import { readUnansweredEdits } from './store/modifications.ts';
import { listChanged, listSentAs } from './store/twins.ts';
import { mayBeConfirmed, type Publication } from './store/rows.ts';

type Identity = { readonly fingerprint: string; readonly article_fingerprints: readonly string[] };

/** What is on its way first. Asked under the lock of the account's lane. One that waits or is in doubt counts however old it is, one that is live, or was given up and may stand, for a day. `except` is no twin of itself; what could be confirmed away, and stands unchanged since before the word `confirmed` (said_no), was; what was changed after that was not, however long ago. */
export async function findTwins(
  tx: Tx,
  accountId: string,
  { fingerprint, article_fingerprints: articles }: Identity,
  { except, confirmed }: { readonly except?: string; readonly confirmed?: number | undefined } = {},
): Promise<Publication[]> {
  const wanted = [fingerprint, ...articles];
  const since = new Date((await readClock(tx)).getTime() - dayMs);
  const twins = (await listSentAs(tx, accountId, wanted, since)).filter(
    (one) =>
      one.id !== except &&
      (confirmed === undefined || one.said_no > confirmed || !mayBeConfirmed(one)) &&
      listPrints(one).some((print) => wanted.includes(print)),
  );
  const changed = await listChanged(tx, accountId, { at: since, word: confirmed });
  const unanswered = await readUnansweredEdits(
    tx,
    changed.map(({ id }) => id),
  );
  for (const one of changed) {
    const standing = one.id === except ? [] : await listEdited(tx, one, unanswered);
    if (standing.some((print) => wanted.includes(print)) && !twins.some(({ id }) => id === one.id))
      twins.push(one);
  }
  // What is on its way counts first: no person may confirm it away.
  return [...twins.filter((one) => !mayBeConfirmed(one)), ...twins.filter((one) => mayBeConfirmed(one))];
}
