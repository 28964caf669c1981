// Remove lines from the list of what is scheduled, all or none: what waits is withdrawn first, what is on its way is refused (R-SCHED-022).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { describeSchedule } from './describe-schedule.ts';
import type { ContentSource } from './queue-publications.ts';
import { refuseMoved } from './refuse-moved.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFences } from './store/lanes.ts';
import { findSchedule, hideSchedule, type ScheduleRow } from './store/schedules.ts';
import { findSuccessor } from './store/successors.ts';

export async function removeSchedules(
  context: Context,
  actor: Actor,
  { ids }: { ids: readonly string[] },
  from: ContentSource,
): Promise<Record<string, never>> {
  await context.db.transaction().execute(async (tx) => {
    const found: ScheduleRow[] = [];
    for (const id of new Set(ids)) {
      const schedule = await findSchedule(tx, id);
      authoriseTouch(actor, schedule?.department_id);
      if (!schedule) throw new Refusal('not-found');
      found.push(schedule);
    }
    // The drafts before the lanes, as whoever schedules takes them, and of both all at once: two who delete wait for each other, never for ever.
    const waiting = found.filter((one) => describeSchedule(one, actor).state !== 'done' && !one.withdrawn_at);
    for (const { id, draft_id: draftId } of waiting.toSorted((a, b) => compare(a.draft_id, b.draft_id)))
      if (draftId !== null) await from.markReturned(tx, draftId, id);
    await readFences(
      tx,
      waiting.flatMap(({ parts }) => parts.map((part) => part.account_id)),
    );
    for (const one of waiting) {
      const { state } = describeSchedule((await findSchedule(tx, one.id)) ?? one, actor);
      if (state === 'on-its-way') refuseStanding(one.parts.map((part) => part.state));
      if (state === 'waiting') await cancelSchedule(context, tx, actor, one);
    }
    for (const one of found) {
      // Another line waits in its place, and whoever deletes this one may believe that nothing does.
      if ((await findSchedule(tx, one.id))?.replaced_by) await refuseMoved(tx, await findSuccessor(tx, one));
      await hideSchedule(tx, one.id);
    }
    await claimTurn(tx, actor, {});
  });
  return {};
}

function compare(one: string | null, other: string | null): number {
  return (one ?? '').localeCompare(other ?? '');
}
