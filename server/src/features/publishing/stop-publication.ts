// Stop a publication as part of something else: what stands is to be taken down, what is still on its way to be given up.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findResendUntil } from './find-resend-until.ts';
import { findChannel } from './find-channel.ts';
import { cancelEdit } from './cancel-edit.ts';
import { refuseHeld } from './refuse-held.ts';
import { refuseStanding } from './refuse-standing.ts';
import { startWithdrawal } from './start-withdrawal.ts';
import { endCancel, requestCancel } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { endModification, findOpenModification } from './store/modifications.ts';
import { announceRepost } from './store/outbox.ts';
import { findPublication, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { withdrawable } from './store/schedules.ts';
import { wakeUnwanted } from './store/wakes.ts';

type Way = 'cancel' | 'ask' | 'overtake' | 'take-down' | 'done' | 'refuse';

/** Rows 3, 27 and 28: what "take it back" means depends on how far it came. */
const ways: Record<PublicationState, Way> = {
  scheduled: 'cancel',
  'auth-required': 'cancel',
  preparing: 'ask',
  inflight: 'ask',
  processing: 'ask',
  reconciling: 'ask',
  'handed-over': 'ask',
  published: 'take-down',
  'edit-failed': 'take-down',
  editing: 'overtake',
  withdrawing: 'done',
  unknown: 'ask',
  failed: 'refuse',
  cancelled: 'done',
  missed: 'refuse',
  withdrawn: 'done',
  'externally-removed': 'refuse',
};

export async function stopPublication(
  context: Context,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ state: PublicationState }> {
  const first = await findPublication(tx, id);
  authoriseTouch(actor, first?.department_id);
  if (!first) throw new Refusal('not-found');
  // The lane's row is locked first; what stood there before may have moved on.
  const fence = await readFence(tx, first.account_id);
  const found = (await findPublication(tx, id)) ?? first;
  // Of what went out no hold is left; what waits is its editor's (D-01).
  if (withdrawable.includes(found.state)) await refuseHeld(context, tx, actor, [found]);
  const mayStand = (await findResendUntil(context, tx, found)) !== null;
  const way = ways[found.state] === 'cancel' && mayStand ? 'ask' : ways[found.state];
  if (way === 'refuse') refuseStanding([found.state]);
  refuseByRules(context, found, way);
  // Whoever wants it gone does not want it posted again.
  const repost = await findOpenModification(tx, found.id, 'repost');
  if (repost && repost.asked_by !== actor.personId) await announceRepost(tx, found.id, 'repost-stopped');
  await endModification(tx, found.id, 'repost', { outcome: 'dropped' });
  // Whoever was faster wanted the same.
  if (way === 'done') return { state: found.state };
  if (way === 'ask') {
    await requestCancel(tx, found.id, actor.personId);
    await wakeUnwanted(tx, found.id);
    return { state: found.state };
  }
  const moved = await begin[way](tx, actor, found, fence);
  await context.queue(tx, advancePublication, { accountId: found.account_id, channelId: found.channel_id });
  return { state: moved.state };
}

/** Nothing of these is to be stopped any more: wished to be gone they are taken down if they turn out to be live. */
const undecided: ReadonlySet<PublicationState> = new Set(['unknown', 'handed-over']);

/** Nobody at the platform is asked for what its documentation says it refuses, nor is that promised. */
function refuseByRules(context: Context, { channel_id: channelId, state }: Publication, way: Way): void {
  const { name, can } = findChannel(context, channelId).rules;
  if (can.takeDown === true) return;
  if (undecided.has(state)) throw new Refusal('outcome-open', { channel: name });
  if (way === 'take-down' || way === 'overtake')
    throw new Refusal('take-down-impossible', { channel: name, because: can.takeDown.because });
}

/** Of an edit with a call out or in doubt: looked for at once, then taken down by itself. */
async function overtake(tx: Tx, actor: Actor, found: Publication, fence: number): Promise<Publication> {
  const evidence = { askedBy: actor.account };
  const moved = await cancelEdit(tx, found, fence, {
    actor: actor.name,
    personId: actor.personId,
    evidence,
  });
  await requestCancel(tx, found.id, actor.personId);
  if (moved) await endCancel(tx, found.id);
  else await wakeUnwanted(tx, found.id);
  return moved ?? found;
}

function cancel(tx: Tx, actor: Actor, found: Publication, fence: number): Promise<Publication> {
  return movePublication(tx, found, fence, 'cancelled', {
    actor: actor.name,
    reason: 'reason-person-cancelled',
    evidence: { by: actor.account },
  });
}

const begin = { cancel, overtake, 'take-down': startWithdrawal };
