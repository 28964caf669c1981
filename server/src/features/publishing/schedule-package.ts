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
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { inspectPublication } from './inspect-publication.ts';
import { queuePublications, type ContentSource, type ToQueue } from './queue-publications.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFences } from './store/lanes.ts';
import { listOfSchedule } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { findSchedule, holdPackage, insertSchedule, listWaiting } from './store/schedules.ts';

/** Beyond it a slip of the finger is likelier than a plan; tokens do not live as long either. */
const farthestDays = 730;
/** publishing.md §9: so long ago is no slip of a slow hand any more. */
const pastAtMostMs = 5 * minuteMs;
const farthestMs = farthestDays * 24 * 60 * minuteMs;

type Endpoint = typeof scheduleEndpoints.schedule;

export async function schedulePackage(
  context: Context,
  actor: Actor,
  asked: InputOf<Endpoint>,
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
    });
    await replaceWaiting(context, tx, actor, source, asked);
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

type Source = Pick<ToQueue, 'packageId' | 'draftId'>;

/** Never two that wait: the one before goes only when it is named, and then together with the coming of the new one. */
async function replaceWaiting(
  context: Context,
  tx: Tx,
  actor: Actor,
  source: Source,
  { replaces, channelBindIds }: InputOf<Endpoint>,
): Promise<void> {
  await holdPackage(tx, source.packageId);
  const waiting = await listWaiting(tx, source);
  const other = waiting.find(({ id }) => id !== replaces);
  if (other) {
    const { id, scheduled_local: time, zone } = other;
    throw new Refusal('already-scheduled', { schedule: id, time, zone });
  }
  const [before] = waiting;
  if (!before) return refuseBegun(tx, source, replaces);
  const left = (await listOfSchedule(tx, before.id)).map((part) => part.account_id);
  const joined = (await findUsableAccounts(context, tx, actor, channelBindIds)).map(({ id }) => id);
  // Those that are left together with those that are joined.
  await readFences(tx, [...left, ...joined]);
  await cancelSchedule(context, tx, actor, before.id);
}

/** Withdrawn meanwhile is as good as replaced; begun meanwhile is not. */
async function refuseBegun(tx: Tx, source: Source, replaces: string | undefined): Promise<void> {
  const named = replaces === undefined ? null : await findSchedule(tx, replaces);
  if (named && named.package_id === source.packageId && !named.withdrawn_at)
    refuseStanding(named.parts.map((part) => part.state));
}
