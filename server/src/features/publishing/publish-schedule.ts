// Publish what is scheduled now: the words that wait, on all its accounts or on the chosen ones, without their time (R-STATE-004).
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { scheduleEndpoints } from '@herald/contract/endpoints/schedules.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeQueued } from './describe-queued.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFences } from './store/lanes.ts';
import { listOfSchedule, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { findSchedule, moveSchedule, withdrawable, type ScheduleRow } from './store/schedules.ts';
import { takeOverRequest } from './take-over-request.ts';

type Asked = InputOf<typeof scheduleEndpoints.publishScheduled>;

export async function publishSchedule(context: Context, actor: Actor, asked: Asked): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    const schedule = await findSchedule(tx, asked.schedulePubMaterialId);
    authoriseTouch(actor, schedule?.department_id);
    if (!schedule || (asked.pkGUID && asked.pkGUID !== schedule.package_id)) throw new Refusal('not-found');
    const standing = schedule.parts.filter((part) => part.state !== 'cancelled');
    const waiting = await holdWaiting(tx, schedule.id, standing, asked.bids);
    const { zone } = schedule;
    const local = wallClockOf(await readClock(tx), zone);
    // What its wall clock says, so that nobody takes it for an hour that the zone's rules have moved.
    const dueAt = instantOf(local, zone)?.instant ?? (await readClock(tx));
    const queued: Publication[] = [];
    for (const [one, fence] of waiting) {
      const expiresAt = new Date(one.expires_at.getTime() + dueAt.getTime() - one.due_at.getTime());
      const isReady = one.state === 'scheduled';
      const moved = {
        scheduled_local: local,
        due_at: dueAt,
        expires_at: expiresAt,
        wake_at: isReady ? dueAt : expiresAt,
        preflight_at: null,
        reason: isReady ? 'reason-none' : one.reason,
        actor: actor.name,
        evidence: { by: actor.account, was: one.due_at.toISOString() },
      };
      queued.push(
        await movePublication(tx, one, fence, one.state, await takeOverRequest(tx, actor, one, moved)),
      );
      await context.queue(tx, advancePublication, { accountId: one.account_id, channelId: one.channel_id });
    }
    if (queued.length === standing.length) await moveSchedule(tx, schedule.id, { local, dueAt });
    await claimTurn(tx, actor, describeQueued(queued));
    return queued;
  });
}

/** All of those that are wanted, each with its lane's fence, or none: what has begun or ended is told. */
async function holdWaiting(
  tx: Tx,
  id: string,
  parts: ScheduleRow['parts'],
  bids: readonly string[],
): Promise<[Publication, number][]> {
  const accounts = parts.map((part) => part.account_id);
  const wanted = bids.length > 0 ? bids : accounts;
  if (accounts.length === 0) refuseStanding(['cancelled']);
  if (wanted.some((bid) => !accounts.includes(bid))) throw new Refusal('not-found');
  const fences = await readFences(tx, wanted);
  const at = await readClock(tx);
  const found = (await listOfSchedule(tx, id)).filter(({ account_id: bid }) => wanted.includes(bid));
  const begun = found.filter((part) => !withdrawable.includes(part.state));
  if (begun.length > 0) refuseStanding(begun.map((part) => part.state));
  // Its time has come by itself: a worker has it, or is about to.
  if (found.some((part) => part.due_at <= at)) throw new Refusal('already-sending');
  return found.map((part) => [part, fences.get(part.account_id) ?? 0]);
}
