// Refuse to send an item to an account where it comes in other words: it waits for its turn, is just being sent, or is posted anew once the old post is down.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import { listPrints } from './list-prints.ts';
import type { InCall } from './refuse-same-items.ts';
import { refuseItemTwice } from './refuse-item-twice.ts';
import { listOpenReposts } from './store/modifications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';

/** What ends by itself soon. Not `unknown`: of two that are, each would wait for the other's answer. */
const beingSent: ReadonlySet<PublicationState> = new Set([
  'preparing',
  'inflight',
  'processing',
  'reconciling',
]);

/** `others` is what the account, by its name, has of the item in other versions; `prints` is by what the words are known that are to go there. */
export type Going = {
  readonly account: string;
  readonly others: readonly Publication[];
  readonly prints: readonly string[];
  readonly inCall?: InCall;
};

/** After refuse-other-words.ts, which names schedules: each of these is taken back alone. Errors: already-on-its-way; content-refused where both are of one call. */
export async function refuseComingWords(tx: Tx, { account, others, prints, inCall }: Going): Promise<void> {
  const isSame = (found: readonly string[]) => found.some((print) => prints.includes(print));
  const reposts = await listOpenReposts(
    tx,
    others.map(({ id }) => id),
  );
  const isReposted = (one: Publication) =>
    reposts.some(
      ({ publication_id: id, after }) =>
        id === one.id && !isSame([identifyPost(one, after), ...identifyArticles(one, after)]),
    );
  const coming = others.find(
    (one) =>
      withdrawable.includes(one.state) ||
      (beingSent.has(one.state) && !isSame(listPrints(one))) ||
      isReposted(one),
  );
  if (!coming) return;
  // What would be named is undone with this call.
  const item = inCall?.before.get(coming.id);
  if (inCall && item !== undefined) refuseItemTwice(inCall.item, item, account, 'item-in-two-versions');
  throw new Refusal('already-on-its-way', { account, publication: coming.id });
}
