// Edit a schedule: another takes its place in the same moment, and what is not said anew stays as it was (R-SCHED-023).
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { authoriseTouch } from './authorise-touch.ts';
import type { ContentSource } from './queue-publications.ts';
import { schedulePackage } from './schedule-package.ts';
import { listOfSchedule } from './store/publications.ts';
import { isGone } from './store/rows.ts';
import { findSchedule, type ScheduleRow } from './store/schedules.ts';

type Endpoint = typeof scheduleEndpoints.updateSchedule;

export async function editSchedule(
  context: Context,
  actor: Actor,
  { id, pubTime, channelBindIds, joins, pkGUID, draftid, again, twins }: InputOf<Endpoint>,
  from: ContentSource,
): Promise<OutputOf<Endpoint>> {
  const before = await findSchedule(context.db, id);
  authoriseTouch(actor, before?.department_id);
  if (!before) throw new Refusal('not-found');
  return schedulePackage(
    context,
    actor,
    {
      // The moment stays, whichever zone the house was moved to since.
      pubTime: pubTime || wallClockOf(before.due_at, context.config.zone),
      channelBindIds,
      joins,
      ...(await wordsOf(context.db, { pkGUID, draftid }, before)),
      replaces: before.id,
      again,
      twins,
    },
    from,
  );
}

/** Where neither is named the words that wait stay, whatever was saved since: nobody has planned that. */
async function wordsOf(
  db: Executor,
  { pkGUID, draftid }: Pick<InputOf<Endpoint>, 'pkGUID' | 'draftid'>,
  { id, package_id: packageId, draft_id: draftId }: ScheduleRow,
) {
  if (pkGUID) return { pkGUID, edit: {} };
  if (draftid) return { draftid, edit: {} };
  const parts = await listOfSchedule(db, id);
  // What the accounts showed then was confirmed for these words; not where they were taken back since.
  const standing = parts.filter((part) => !isGone(part));
  const words = new Map(standing.map((part) => [part.account_id, part.said_no]));
  return { pkGUID: packageId, asOf: parts[0]?.content_version, words, edit: { draftId } };
}
