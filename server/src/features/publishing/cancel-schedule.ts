// Cancel a schedule as part of something else: all that waits of it is cancelled, or nothing when something has begun.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findResendUntil } from './find-resend-until.ts';
import { readFence } from './store/lanes.ts';
import { listOfSchedule, movePublication } from './store/publications.ts';
import { endSchedule, withdrawable } from './store/schedules.ts';

export async function cancelSchedule(context: Context, tx: Tx, actor: Actor, id: string): Promise<void> {
  const parts = (await listOfSchedule(tx, id)).filter((part) => part.state !== 'cancelled');
  if (parts.some((part) => !withdrawable.includes(part.state))) throw new Refusal('already-sending');
  for (const part of parts)
    // Sent before and not disproved: it may stand already.
    if ((await findResendUntil(context, tx, part)) !== null) throw new Refusal('already-sending');
  for (const part of parts.toSorted((a, b) => a.account_id.localeCompare(b.account_id)))
    await movePublication(tx, part, await readFence(tx, part.account_id), 'cancelled', {
      reason: 'reason-person-cancelled',
      actor: actor.name,
      evidence: { by: actor.account },
    });
  await endSchedule(tx, id);
}
