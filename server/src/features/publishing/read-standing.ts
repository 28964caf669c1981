// Read as what posts stand: what an edit put there, else what was sent, with open comments where nobody closed them.
import { withOpenComments } from '@herald/channels/instagram-comments.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Executor } from '../../db/client.ts';
import { listWithOpenComments } from './store/open-comments.ts';
import type { Publication } from './store/rows.ts';

type Standing = Pick<Publication, 'id' | 'post' | 'live_post'>;

/** For whoever is about to change it: what was chosen and did not come about may be chosen again. */
export async function readStanding(
  db: Executor,
  rows: readonly Standing[],
): Promise<(row: Standing) => Post> {
  const open = await listWithOpenComments(
    db,
    rows.map(({ id }) => id),
  );
  return ({ id, post, live_post: edited }) => edited ?? (open.has(id) ? withOpenComments(post) : post);
}
