// List what a publication shows, or may come to show, by its fingerprints: as it was sent, or as an edit made it.
import type { Post } from '@herald/contract/post.ts';
import type { Tx } from '../../db/client.ts';
import { listEdited } from './list-edited.ts';
import { listPrints } from './list-prints.ts';
import type { Publication } from './store/rows.ts';

/** `unanswered` as in list-edited.ts. */
export async function listStanding(
  tx: Tx,
  one: Publication,
  unanswered: ReadonlyMap<string, readonly Post[]>,
): Promise<string[]> {
  const sent = one.live_post === null ? listPrints(one) : [];
  return [...sent, ...(await listEdited(tx, one, unanswered))];
}
