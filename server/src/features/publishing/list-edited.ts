// List what edits put in the place of a post, or may yet, by its fingerprints.
import type { Post } from '@herald/contract/post.ts';
import type { Tx } from '../../db/client.ts';
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import { isEditInDoubt } from './store/changes.ts';
import type { Publication } from './store/rows.ts';

/** `unanswered`: of many publications, what their edits of before wanted (store/modifications.ts); one that was asked for later took its place as what is wanted. */
export async function listEdited(
  tx: Tx,
  one: Publication,
  unanswered: ReadonlyMap<string, readonly Post[]>,
): Promise<string[]> {
  const mayCome =
    one.state === 'editing' ||
    // Though it is being taken down, or should have been.
    (one.target_post !== null && (await isEditInDoubt(tx, one.id)));
  const posts = [one.live_post, mayCome ? one.target_post : null, ...(unanswered.get(one.id) ?? [])];
  return posts.flatMap((post) => (post ? [identifyPost(one, post), ...identifyArticles(one, post)] : []));
}
