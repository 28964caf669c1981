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
import type { Confirmed } from './refuse-twins.ts';
import type { Publication } from './store/rows.ts';
import { findSchedule, insertSchedule, linkSuccessor } from './store/schedules.ts';

/** Beyond it a slip of the finger is likelier than a plan; tokens do not live as long either. */
const farthestDays = 730;
/** publishing.md §9: so long ago is no slip of a slow hand any more. */
const pastAtMostMs = 5 * minuteMs;
const farthestMs = farthestDays * 24 * 60 * minuteMs;

type Endpoint = typeof scheduleEndpoints.schedule;
/** `asOf`: the version of the package whose words wait, where they are to stay. */
type Asked = InputOf<Endpoint> &
  Pick<Confirmed, 'words'> & { readonly asOf?: number | undefined; readonly edit?: Edit };
/** What waits is planned anew: on the accounts where it waits if no others are named, and as the draft it is of where its words stay. */
type Edit = { readonly draftId?: string | null };

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
    const { channelBindIds: named, joins = [], pkGUID, asOf, edit } = asked;
    const draftId = asked.draftid ?? asked.draftIds?.[0];
    const before = asked.replaces === undefined ? null : await findSchedule(tx, asked.replaces);
    // As it is written in its row, whoever names it in capitals.
    const replaces = before?.id ?? asked.replaces;
    // With the draft that it takes the place of: two may give each other's to their own.
    await from.holdDrafts(tx, actor, [{ pkGUID, draftId }, { draftId: before?.draft_id }]);
    const { revision, draftrevision: draftRevision } = asked;
    const read = { pkGUID, draftId, asOf, replaces, revision, draftRevision };
    const source = await from.readPackage(context, tx, actor, read);
    // Another draft of its package, touched since, is not the one that waits.
    const planned = edit?.draftId === undefined ? source : { ...source, draftId: edit.draftId };
    const exchange = {
      source: planned,
      replaces,
      accountIds: named,
      joins,
      isEdit: edit !== undefined,
      from,
    };
    const standing = await exchangeSchedule(context, tx, actor, exchange);
    const local = wallClockOf(wanted.instant, zone);
    const schedule = await insertSchedule(tx, {
      package_id: planned.packageId,
      draft_id: planned.draftId,
      created_by: actor.personId,
      department_id: actor.departmentId,
      scheduled_local: local,
      zone,
      due_at: wanted.instant,
    });
    if (before) await linkSuccessor(tx, before.id, schedule.id);
    const queued = await queuePublications(context, tx, actor, {
      ...planned,
      accountIds: edit && named.length === 0 ? standing : named,
      dueAt: wanted.instant,
      schedule: { id: schedule.id, local, zone },
      confirmed: asked,
    });
    if (planned.draftId) await from.markScheduled(tx, planned.draftId);
    const made = {
      id: schedule.id,
      pubTime: local,
      dueAt: wanted.instant.toISOString(),
      zone,
      pkGUID: planned.packageId,
      revision: planned.contentVersion,
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
