// Edit a schedule: another takes its place in the same moment, and what is not said anew stays as it was (R-SCHED-023).
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseTouch } from './authorise-touch.ts';
import type { ContentSource } from './queue-publications.ts';
import { schedulePackage } from './schedule-package.ts';
import { findSchedule } from './store/schedules.ts';

type Endpoint = typeof scheduleEndpoints.updateSchedule;

export async function editSchedule(
  context: Context,
  actor: Actor,
  { id, pubTime, channelBindIds, pkGUID, draftid, again, twins }: InputOf<Endpoint>,
  from: ContentSource,
): Promise<OutputOf<Endpoint>> {
  const before = await findSchedule(context.db, id);
  authoriseTouch(actor, before?.department_id);
  if (!before) throw new Refusal('not-found');
  const own = before.parts.filter((part) => part.state !== 'cancelled').map((part) => part.account_id);
  return schedulePackage(
    context,
    actor,
    {
      pubTime: pubTime || before.scheduled_local,
      channelBindIds: channelBindIds.length > 0 ? channelBindIds : own,
      ...nameOf(pkGUID, draftid ?? before.draft_id, before.package_id),
      replaces: id,
      again,
      twins,
    },
    from,
  );
}

/** A draft that is named, or that the schedule came from, renews its package. */
function nameOf(pkGUID: string | undefined, draftid: string | null, packageId: string) {
  if (pkGUID) return { pkGUID };
  return draftid ? { draftid } : { pkGUID: packageId };
}
