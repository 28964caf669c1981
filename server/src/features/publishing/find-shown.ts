// Find what an account shows already, or may come to, of what a live post is to become: its twins, and what stands of the same package however long ago.
import type { Tx } from '../../db/client.ts';
import { findStanding } from './find-standing.ts';
import { findTwins } from './find-twins.ts';
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import { listBeside } from './list-beside.ts';
import type { Wanted } from './store/modifications.ts';
import type { Publication } from './store/rows.ts';

/** `live` is no twin of itself. Asked under the lock of the account's lane. */
export async function findShown(
  tx: Tx,
  live: Publication,
  { post, packageId }: Pick<Wanted, 'post' | 'packageId'>,
): Promise<Publication[]> {
  const identity = {
    fingerprint: identifyPost(live, post),
    article_fingerprints: identifyArticles(live, post),
  };
  const twins = await findTwins(tx, live.account_id, identity, { except: live.id });
  const beside = await listBeside(tx, live.account_id, [{ packageId, draftId: null }]);
  const standing = await findStanding(tx, beside, identity);
  return [...twins, ...standing.filter(({ id }) => id !== live.id && !twins.some((twin) => twin.id === id))];
}
