// Schedule: publish a package later, never under the minimum lead by the database's clock.
import { minuteMs, scheduleLeadMs } from '@herald/contract/constants.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import { problem } from '@herald/contract/problems.ts';
import { instantOf, wallClockOf, type WallClock } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { withRightsSaid } from '../../right-words.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { exchangeSchedule } from './exchange-schedule.ts';
import { inspectPublication } from './inspect-publication.ts';
import { queuePublications, type ContentSource } from './queue-publications.ts';
import type { Publication } from './store/rows.ts';
import { insertSchedule } from './store/schedules.ts';

/** Beyond it a slip of the finger is likelier than a plan; tokens do not live as long either. */
const farthestDays = 730;
/** publishing.md §9: so long ago is no slip of a slow hand any more. */
const pastAtMostMs = 5 * minuteMs;
const farthestMs = farthestDays * 24 * 60 * minuteMs;

type Endpoint = typeof scheduleEndpoints.schedule;
/** `asOf`: the version of the package whose words wait, where they are to stay. */
type Asked = InputOf<Endpoint> & { readonly asOf?: number | undefined };

export async function schedulePackage(
  context: Context,
  actor: Actor,
  asked: Asked,
  from: ContentSource,
): Promise<OutputOf<Endpoint>> {
  const { zone } = context.config;
  return context.db.transaction().execute(async (tx) => {
    if (asked.pubTime.trim() === '')
      throw new Refusal('content-refused', {}, [problem('time-missing', 'time')]);
    const wanted = instantOf(asked.pubTime, zone);
    if (!wanted) throw new Refusal('time-unreadable');
    const lead = wanted.instant.getTime() - (await readClock(tx)).getTime();
    if (lead > farthestMs) throw new Refusal('time-too-far', { days: farthestDays });
    if (lead < -pastAtMostMs) throw new Refusal('time-past');
    if (lead < scheduleLeadMs) throw new Refusal('lead-too-short', { minutes: scheduleLeadMs / minuteMs });
    const source = await from.readPackage(context, tx, actor, {
      pkGUID: asked.pkGUID,
      draftId: asked.draftid ?? asked.draftIds?.[0],
      asOf: asked.asOf,
    });
    const { replaces, channelBindIds: accountIds } = asked;
    await exchangeSchedule(context, tx, actor, { source, replaces, accountIds, from });
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
    const queued = await queuePublications(context, tx, actor, {
      ...source,
      accountIds: asked.channelBindIds,
      dueAt: wanted.instant,
      schedule: { id: schedule.id, local, zone },
      confirmed: asked,
    });
    if (source.draftId) await from.markScheduled(tx, source.draftId);
    const made = {
      id: schedule.id,
      pubTime: local,
      dueAt: wanted.instant.toISOString(),
      zone,
      pkGUID: source.packageId,
      revision: source.contentVersion,
      warnings: (await warningsOn(context, tx, queued, { ...wanted, asked: asked.pubTime, local, zone })).map(
        (one) => ({ ...one, figures: withRightsSaid(actor.language, one.figures) }),
      ),
    };
    await claimTurn(tx, actor, made);
    return made;
  });
}

type Time = Pick<WallClock, 'note'> & { asked: string; local: string; zone: string };

/** Each thing once, however many accounts it concerns alike. */
async function warningsOn(
  context: Context,
  tx: Tx,
  queued: readonly Publication[],
  { note, asked, local: time, zone }: Time,
): Promise<Finding[]> {
  const found: Finding[] = [];
  if (note === 'gap') found.push({ code: 'preflight-time-in-gap', figures: { asked, time, zone } });
  if (note === 'overlap') found.push({ code: 'preflight-time-twice', figures: { time, zone } });
  for (const one of queued) found.push(...(await inspectPublication(context, tx, one)));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
