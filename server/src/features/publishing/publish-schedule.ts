// Publish what is scheduled now, on all its accounts or on the chosen ones: the words that wait, or from its edit the words as saved there (C-41).
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { refuseUnnamed } from '../accounts/refuse-unnamed.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeQueued } from './describe-queued.ts';
import { lockWaitingParts } from './lock-waiting-parts.ts';
import type { ContentSource } from './queue-publications.ts';
import { exchangeWaiting } from './exchange-waiting.ts';
import { releaseHeld } from './release-held.ts';
import { sendApart } from './send-apart.ts';
import { readFences } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import { unheld, type Publication } from './store/rows.ts';
import { findSchedule, moveSchedule, type ScheduleRow } from './store/schedules.ts';
import { takeOverRequest } from './take-over-request.ts';

type Asked = InputOf<typeof scheduleEndpoints.publishScheduled>;
/** C-41: from the edit of a scheduled item. */
const fromEdit = 4;

export async function publishSchedule(
  context: Context,
  actor: Actor,
  asked: Asked,
  from: ContentSource,
): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    const schedule = await findSchedule(tx, asked.schedulePubMaterialId);
    authoriseTouch(actor, schedule?.department_id);
    if (!schedule || (asked.pkGUID && asked.pkGUID.toLowerCase() !== schedule.package_id))
      throw new Refusal('not-found');
    const renewed =
      asked.status === fromEdit ? await exchangeWaiting(context, tx, actor, { schedule, asked, from }) : null;
    const queued = renewed ?? (await sendWaiting(context, tx, actor, schedule, asked.bids));
    // What stays scheduled goes on waiting.
    await releaseHeld(tx, actor, schedule);
    await claimTurn(tx, actor, describeQueued(queued));
    return queued;
  });
}

/** Without their time, and otherwise as they are; where others stay, apart from these. */
async function sendWaiting(
  context: Context,
  tx: Tx,
  actor: Actor,
  schedule: ScheduleRow,
  bids: readonly string[],
): Promise<Publication[]> {
  const { id, zone, parts } = schedule;
  // Those that stay, too: who held them lets go.
  await readFences(
    tx,
    parts.map((part) => part.account_id),
  );
  const waiting = await lockWaitingParts(context, tx, actor, schedule, bids);
  await refuseUnnamed(
    tx,
    actor,
    waiting.map(([part]) => part.account_id),
  );
  const standing = parts.filter((part) => part.state !== 'cancelled');
  if (waiting.length < standing.length) return sendApart(context, tx, actor, waiting);
  const at = await readClock(tx);
  const local = wallClockOf(at, zone);
  const read = instantOf(local, zone);
  // What its wall clock says; where that comes twice it may say an hour ago.
  const dueAt = read?.note === 'exact' ? read.instant : at;
  const queued: Publication[] = [];
  for (const [one, fence] of waiting) {
    const expiresAt = new Date(one.expires_at.getTime() + dueAt.getTime() - one.due_at.getTime());
    const isReady = one.state === 'scheduled';
    const moved = {
      ...unheld,
      scheduled_local: local,
      due_at: dueAt,
      expires_at: expiresAt,
      wake_at: isReady ? dueAt : expiresAt,
      preflight_at: null,
      reason: isReady ? 'reason-none' : one.reason,
      actor: actor.name,
      evidence: { by: actor.account, was: one.due_at.toISOString() },
    } as const;
    queued.push(
      await movePublication(tx, one, fence, one.state, await takeOverRequest(tx, actor, one, moved)),
    );
    await context.queue(tx, advancePublication, { accountId: one.account_id, channelId: one.channel_id });
  }
  await moveSchedule(tx, id, { local, dueAt });
  return queued;
}
