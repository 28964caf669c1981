// Mark a change: the attempt and the lane are committed before the platform is asked to edit or take down (rows 26 and 27).
import type { Context } from '../../context.ts';
import { nowPlus, type Executor } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import type { Change } from './read-change.ts';
import { openAttempt, type Attempt } from './store/attempts.ts';
import { readFence, type Lane } from './store/lanes.ts';
import { readBrakes } from './store/platforms.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

type Marked = { readonly attempt: Attempt; readonly changing: Publication };

/** Where a brake stands, what is decided instead: new words wait for it, taking down waits for the platform alone. The lane's holder alone passes, at the row he saw. */
export async function markChange(
  { db, pace }: Context,
  lane: Lane,
  publication: Publication,
  change: Change,
): Promise<Marked | { readonly waits: Decision }> {
  const { state, reason, detail, platform_code } = publication;
  return db.transaction().execute(async (tx) => {
    // Before the brakes are read: a pause that is committed while this waits for the lane is seen.
    await readFence(tx, publication.account_id);
    const waits = await findBrake(tx, publication, change, pace.renewMs);
    if (waits) return { waits };
    const wakeAt = nowPlus(pace.leaseMs);
    const changing = await movePublication(tx, publication, lane.fence, state, {
      wake_at: wakeAt,
      reason,
      detail,
      platform_code,
    });
    return {
      attempt: await openAttempt(tx, changing, change.op, lane.fence, pace.sendDeadlineMs),
      changing,
    };
  });
}

/** For what no look may be made before now: the brake it waits for, or none any more. */
export async function findWait(
  { db, pace }: Context,
  publication: Publication,
  change: Change,
): Promise<Decision> {
  const { state: to, reason } = publication;
  const waits = await findBrake(db, publication, change, pace.renewMs);
  return waits ?? { to, reason, wakeInMs: 0, evidence: {} };
}

async function findBrake(
  db: Executor,
  { id, state }: Publication,
  { op, at }: Change,
  pauseMs: number,
): Promise<Decision | null> {
  const { paused, restsUntil } = await readBrakes(db, id);
  const rests = { to: state, rests: true, evidence: {} } as const;
  if (paused && op === 'edit') return { ...rests, reason: 'reason-paused', wakeInMs: pauseMs };
  if (!restsUntil) return null;
  const wakeInMs = Math.max(restsUntil.getTime() - at.getTime(), 0);
  return { ...rests, reason: 'reason-platform-resting', wakeInMs };
}
