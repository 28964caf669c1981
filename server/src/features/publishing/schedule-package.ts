// Schedule: publish a package later, never under the minimum lead by the database's clock.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { queuePublications, type ContentSource } from './queue-publications.ts';
import { insertSchedule } from './store/schedules.ts';

/** Beyond it a slip of the finger is likelier than a plan; tokens do not live as long either. */
const farthestDays = 730;
const farthestMs = farthestDays * 24 * 60 * minuteMs;

type Endpoint = typeof publishingEndpoints.schedule;

export async function schedulePackage(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
  from: ContentSource,
): Promise<OutputOf<Endpoint>> {
  const { zone } = context.config;
  return context.db.transaction().execute(async (tx) => {
    const wanted = instantOf(asked.pubTime, zone);
    if (!wanted) throw new Refusal('time-unreadable');
    const lead = wanted.instant.getTime() - (await readClock(tx)).getTime();
    if (lead > farthestMs) throw new Refusal('time-too-far', { days: farthestDays });
    if (lead < scheduleLeadMs) throw new Refusal('lead-too-short', { minutes: scheduleLeadMs / minuteMs });
    const source = await from.readPackage(context, tx, actor, {
      pkGUID: asked.pkGUID,
      draftId: asked.draftid,
    });
    const local = wallClockOf(wanted.instant, zone);
    const schedule = await insertSchedule(tx, {
      package_id: source.packageId,
      draft_id: source.draftId,
      created_by: actor.personId,
      department_id: actor.departmentId,
      scheduled_local: local,
      zone,
      due_at: wanted.instant,
    });
    await queuePublications(context, tx, actor, {
      ...source,
      accountIds: asked.channelBindIds,
      dueAt: wanted.instant,
      schedule: { id: schedule.id, local, zone },
      again: asked.again ?? false,
    });
    if (source.draftId) await from.markScheduled(tx, source.draftId);
    return { id: schedule.id, pubTime: local, dueAt: wanted.instant.toISOString(), zone };
  });
}
