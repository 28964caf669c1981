// Withdraw: take one post down, or stop one that is still on its way; tracked until the platform says it is gone (D-03).
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findResendUntil } from './find-resend-until.ts';
import { refuseStanding } from './refuse-standing.ts';
import { requestCancel } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { findPublication, isAccountBusy, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

type Way = 'cancel' | 'ask' | 'take-down' | 'done' | 'refuse';

/** Rows 3, 27 and 28: what "take it back" means depends on how far it came. */
const ways: Record<PublicationState, Way> = {
  scheduled: 'cancel',
  'auth-required': 'cancel',
  preparing: 'ask',
  inflight: 'ask',
  processing: 'ask',
  reconciling: 'ask',
  'handed-over': 'refuse',
  published: 'take-down',
  'edit-failed': 'take-down',
  editing: 'ask',
  withdrawing: 'done',
  unknown: 'refuse',
  failed: 'refuse',
  cancelled: 'done',
  missed: 'refuse',
  withdrawn: 'done',
  'externally-removed': 'refuse',
};

export async function withdrawPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const first = await findPublication(tx, id);
    authoriseTouch(actor, first?.department_id);
    if (!first) throw new Refusal('not-found');
    // The lane's row is locked first; what stood there before may have moved on.
    const fence = await readFence(tx, first.account_id);
    const found = (await findPublication(tx, id)) ?? first;
    const mayStand = (await findResendUntil(context, tx, found)) !== null;
    const way = ways[found.state] === 'cancel' && mayStand ? 'ask' : ways[found.state];
    if (way === 'refuse') refuseStanding([found.state]);
    // Whoever was faster wanted the same.
    if (way === 'done') return { state: found.state };
    if (way === 'ask') {
      await requestCancel(tx, found.id, actor.personId);
      return { state: found.state };
    }
    const moved = await (way === 'cancel' ? cancel : takeDown)(tx, actor, found, fence);
    await context.queue(tx, advancePublication, { accountId: found.account_id });
    return { state: moved.state };
  });
}

function cancel(tx: Tx, actor: Actor, found: Publication, fence: number): Promise<Publication> {
  return movePublication(tx, found, fence, 'cancelled', {
    actor: actor.name,
    reason: 'reason-person-cancelled',
    evidence: { by: actor.account },
  });
}

/** Of one account one change at a time: while another is out it is asked for, and done by itself afterwards. */
async function takeDown(tx: Tx, actor: Actor, found: Publication, fence: number): Promise<Publication> {
  if (await isAccountBusy(tx, found.account_id)) {
    await requestCancel(tx, found.id, actor.personId);
    return found;
  }
  return movePublication(tx, found, fence, 'withdrawing', {
    actor: actor.name,
    wake_at: nowPlus(0),
    tries: 0,
    reason: 'reason-none',
    evidence: { askedBy: actor.account },
  });
}
