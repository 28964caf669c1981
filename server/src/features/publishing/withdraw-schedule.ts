// Withdraw a schedule: nothing of it is published and its draft goes back (D-02). What is being sent is settled first.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { ContentSource } from './queue-publications.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findResendUntil } from './find-resend-until.ts';
import { readFence } from './store/lanes.ts';
import { listOfSchedule, movePublication } from './store/publications.ts';
import { endSchedule, findSchedule } from './store/schedules.ts';

export async function withdrawSchedule(
  context: Context,
  actor: Actor,
  { id }: { id: string },
  from: ContentSource,
): Promise<Record<string, never>> {
  await context.db.transaction().execute(async (tx) => {
    const schedule = await findSchedule(tx, id);
    authoriseTouch(actor, schedule?.department_id);
    const parts = await listOfSchedule(tx, id);
    const waiting = parts.filter((part) => part.state === 'scheduled' || part.state === 'auth-required');
    if (waiting.length < parts.filter((part) => part.state !== 'cancelled').length)
      throw new Refusal('already-sending');
    for (const part of waiting)
      if ((await findResendUntil(context, tx, part)) !== null) throw new Refusal('already-sending');
    for (const part of waiting.toSorted((a, b) => a.account_id.localeCompare(b.account_id)))
      await movePublication(tx, part, await readFence(tx, part.account_id), 'cancelled', {
        reason: 'reason-person-cancelled',
        actor: actor.name,
        evidence: { by: actor.account },
      });
    await endSchedule(tx, id);
    if (schedule?.draft_id) await from.markReturned(tx, schedule.draft_id);
  });
  return {};
}
