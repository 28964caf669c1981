// Check once more, now: a person asks us to look at an unsettled publication.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findOutcome } from './find-outcome.ts';
import { goLive } from './go-live.ts';
import { readFence } from './store/lanes.ts';
import { findPublication, movePublication } from './store/publications.ts';

export async function checkPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  const found = await findPublication(context.db, id);
  authoriseTouch(actor, found?.department_id);
  if (!found) throw new Refusal('not-found');
  if (found.state === 'reconciling' || found.state === 'processing' || found.state === 'handed-over')
    return context.db.transaction().execute(async (tx) => {
      const fence = await readFence(tx, found.account_id);
      await movePublication(tx, found, fence, found.state, {
        wake_at: nowPlus(0),
        reason: found.reason,
        actor: actor.name,
      });
      await context.queue(tx, advancePublication, { accountId: found.account_id });
      return { state: found.state };
    });
  if (found.state !== 'unknown') return { state: found.state };
  const seen = await findOutcome(context, found);
  return context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, found.account_id);
    const at = await readClock(tx);
    const moved = await movePublication(tx, found, fence, seen.state === 'live' ? 'published' : 'unknown', {
      last_look_at: at,
      looks: found.looks + 1,
      actor: actor.name,
      ...(seen.state === 'live'
        ? {
            ...goLive(context, found, seen),
            reason: 'reason-found-on-the-account',
            detail: '',
          }
        : { negative_looks: found.negative_looks + (seen.state === 'absent' ? 1 : 0), reason: found.reason }),
      evidence: { askedBy: actor.account, seen: seen.state },
    });
    return { state: moved.state };
  });
}
