// Hold back: what the machine would send again, though a person was told of it, waits for that person where other words of its item went out since, or are to: as a post of their own, by an edit or a repost.
import type { PublicationState } from '@herald/contract/publications.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import type { Described } from './describe-decision.ts';
import { findItem } from './find-item.ts';
import { refuseWaitingWords } from './refuse-waiting-words.ts';
import { isCancelled } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { listOfItems } from './store/items.ts';
import { isChangedSince } from './store/modifications.ts';
import { announceOnce } from './store/outbox.ts';
import { isOfItem, itemsIn, packagesIn, versionIn } from './store/parts.ts';
import { isGone, type Publication } from './store/rows.ts';

type Decided = { readonly to: PublicationState; readonly evidence: Described['evidence'] };

/** Null: nothing of that. Of two that are unknown neither holds the other back (refuse-coming-words.ts): so it is asked here, under the lock of the lane, as it is written. */
export async function holdForNewer(
  tx: Tx,
  one: Publication,
  { to, evidence }: Decided,
): Promise<(Described & { readonly to: 'unknown' }) | null> {
  if (one.state !== 'unknown' || to !== 'scheduled') return null;
  // Nobody sends it again: it is put away as soon as its turn comes.
  if ((await isCancelled(tx, one.id)) || one.expires_at <= (await readClock(tx))) return null;
  await readFence(tx, one.account_id);
  if (!(await isOvertaken(tx, one)) && !(await isWaitedFor(tx, one))) return null;
  // Whoever heard when it would be looked for next hears that it is left to them. Below zero: above are the events' own.
  await announceOnce(tx, one.id, 'unknown', -(one.version + 1));
  return { to: 'unknown', reason: 'reason-newer-words', wakeInMs: null, evidence };
}

async function isOvertaken(tx: Tx, one: Publication): Promise<boolean> {
  const item = await findItem(tx, itemsIn(one));
  const beside = await listOfItems(tx, one.account_id, item);
  const { said_no: since } = one;
  // An older one of which somebody said that it is to be sent is the last word, too, whatever its call came to.
  const isSince = (other: Publication) =>
    (!isGone(other) && (other.said_no > since || isNewerVersion(other, one))) ||
    // Taken down since, as it was said after these: they are no answer to that.
    (other.published_at !== null && (other.said_no > since || other.published_at > one.created_at));
  if (beside.some((other) => isOfItem(other, item) && isSince(other))) return true;
  return isChangedSince(tx, { ids: beside.map(({ id }) => id), packageIds: item.packageIds, since });
}

/** Whoever said it again, the newer words stay the newer ones. */
function isNewerVersion(other: Publication, one: Publication): boolean {
  return packagesIn(one).some((id) => (versionIn(other, id) ?? 0) > (versionIn(one, id) ?? 0));
}

/** As a person would be refused who sent it now. */
async function isWaitedFor(tx: Tx, one: Publication): Promise<boolean> {
  return refuseWaitingWords(tx, one).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true;
      throw error;
    },
  );
}
