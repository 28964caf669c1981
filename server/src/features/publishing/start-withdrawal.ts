// Start a withdrawal: of one account one change at a time, so while another is out it is asked for, and done by itself afterwards.
import type { Actor } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { endCancel, requestCancel } from './store/cancellations.ts';
import { isAccountBusy, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** `found` is live and `fence` was read under the lock of its lane. */
export async function startWithdrawal(
  tx: Tx,
  actor: Actor,
  found: Publication,
  fence: number,
): Promise<Publication> {
  await requestCancel(tx, found.id, actor.personId);
  if (await isAccountBusy(tx, found.account_id)) return found;
  // Who asked is kept: what becomes of it is told them.
  await endCancel(tx, found.id);
  return movePublication(tx, found, fence, 'withdrawing', {
    actor: actor.name,
    wake_at: nowPlus(0),
    tries: 0,
    reason: 'reason-none',
    evidence: { askedBy: actor.account },
  });
}
