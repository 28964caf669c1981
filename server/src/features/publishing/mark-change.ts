// Mark a change: the attempt and the lane are committed before the platform is asked to edit or take down (rows 26 and 27).
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import { findWait } from './find-wait.ts';
import type { Change } from './read-change.ts';
import { openAttempt, type Attempt } from './store/attempts.ts';
import { readFence, type Lane } from './store/lanes.ts';
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
    const waits = await findWait(tx, publication, change, pace.renewMs);
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
