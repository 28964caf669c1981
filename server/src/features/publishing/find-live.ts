// Find what is live, under the lock of its account's lane: what stood there before may have moved on.
import type { Post } from '@herald/contract/post.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { readStanding } from './read-standing.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFence } from './store/lanes.ts';
import { findOpenModification } from './store/modifications.ts';
import { findPublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Refuses what is not live, or is being changed already. */
export async function findLive(
  tx: Tx,
  id: string,
): Promise<{ found: Publication; fence: number; live: Post }> {
  const first = await findPublication(tx, id);
  if (!first) throw new Refusal('not-found');
  const fence = await readFence(tx, first.account_id);
  const found = (await findPublication(tx, id)) ?? first;
  if (await findOpenModification(tx, id, 'repost')) throw new Refusal('already-sending');
  if (found.state !== 'published' && found.state !== 'edit-failed') refuseStanding([found.state]);
  return { found, fence, live: (await readStanding(tx, [found]))(found) };
}
