// List what an edit put in the place of a post, or may yet, by its fingerprints.
import type { Post } from '@herald/contract/post.ts';
import type { Tx } from '../../db/client.ts';
import { identifyArticles } from './identify-articles.ts';
import { identifyPost } from './identify-post.ts';
import { findChangeDoubt } from './store/changes.ts';
import { listUnansweredEdits } from './store/modifications.ts';
import type { Publication } from './store/rows.ts';

export async function listEdited(tx: Tx, one: Publication): Promise<string[]> {
  const mayCome =
    one.state === 'editing' ||
    // Though it is being taken down, or should have been.
    (one.target_post !== null && (await findChangeDoubt(tx, one.id, 'edit')) !== null);
  // One that was asked for later took its place as what is wanted.
  const earlier = one.published_at === null ? [] : await listUnansweredEdits(tx, one.id);
  return [one.live_post, mayCome ? one.target_post : null, ...earlier].flatMap((post: Post | null) =>
    post ? [identifyPost(one, post), ...identifyArticles(one, post)] : [],
  );
}
