// Hold back: what the machine would send again, though a person was told of it, waits for that person where newer words of its item went out since, or are to: as a post of their own, by an edit or a repost.
import type { PublicationState } from '@herald/contract/publications.ts';
import { readClock, type Tx } from '../../db/client.ts';
import type { Described } from './describe-decision.ts';
import { listBeside } from './list-beside.ts';
import { isCancelled } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { isChangedSince } from './store/modifications.ts';
import { announceOnce } from './store/outbox.ts';
import { itemsIn } from './store/parts.ts';
import { isGone, type Publication } from './store/rows.ts';

type Decided = { readonly to: PublicationState; readonly evidence: Described['evidence'] };

/** Null: nothing is newer. Of two that are unknown neither holds the other back (refuse-coming-words.ts): so it is asked here, under the lock of the lane, as it is written. */
export async function holdForNewer(
  tx: Tx,
  one: Publication,
  { to, evidence }: Decided,
): Promise<(Described & { readonly to: 'unknown' }) | null> {
  if (one.state !== 'unknown' || to !== 'scheduled') return null;
  // Nobody sends it again: it is put away as soon as its turn comes.
  if ((await isCancelled(tx, one.id)) || one.expires_at <= (await readClock(tx))) return null;
  await readFence(tx, one.account_id);
  const beside = await listBeside(tx, one.account_id, itemsIn(one));
  const isNewer = (other: Publication) => other.created_at > one.created_at && !isGone(other);
  const ids = beside.map(({ id }) => id);
  if (!beside.some(isNewer) && !(await isChangedSince(tx, ids, one.created_at))) return null;
  // Whoever heard when it would be looked for next hears that it is left to them. Below zero: above are the events' own.
  await announceOnce(tx, one.id, 'unknown', -(one.version + 1));
  return { to: 'unknown', reason: 'reason-newer-words', wakeInMs: null, evidence };
}
