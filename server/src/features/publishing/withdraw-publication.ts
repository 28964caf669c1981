// Withdraw: ask for one live post to be taken down; it is tracked until the platform says it is gone (D-03).
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { readFence } from './store/lanes.ts';
import { findPublication, isAccountBusy, movePublication } from './store/publications.ts';

export async function withdrawPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const found = await findPublication(tx, id);
    authoriseTouch(actor, found?.department_id);
    if (!found || found.state !== 'published') throw new Refusal('already-sending');
    const fence = await readFence(tx, found.account_id);
    if (await isAccountBusy(tx, found.account_id)) throw new Refusal('already-sending');
    const moved = await movePublication(tx, found, fence, 'withdrawing', {
      actor: actor.name,
      wake_at: nowPlus(0),
      tries: 0,
      reason: 'reason-none',
      evidence: { askedBy: actor.account },
    });
    await context.queue(tx, advancePublication, { accountId: found.account_id });
    return { state: moved.state };
  });
}
