// Mark a change: the attempt and the lane are committed before the platform is asked to edit or take down (rows 26 and 27).
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { openAttempt, type Attempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { readBrakes } from './store/platforms.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Null while a brake stands: new words wait for it, taking down waits for the platform alone. The lane's holder alone passes, at the row he saw. */
export async function markChange(
  { db, pace }: Context,
  lane: Lane,
  publication: Publication,
  op: 'edit' | 'withdraw',
): Promise<{ attempt: Attempt; changing: Publication } | null> {
  const { state, reason, detail } = publication;
  return db.transaction().execute(async (tx) => {
    const { paused, restsUntil } = await readBrakes(tx, publication.id);
    if (paused && op === 'edit') {
      const waits = { reason: 'reason-paused', wake_at: nowPlus(pace.renewMs), rests: true } as const;
      await movePublication(tx, publication, lane.fence, state, waits);
      return null;
    }
    if (restsUntil) {
      const waits = { reason: 'reason-platform-resting', wake_at: restsUntil, rests: true } as const;
      await movePublication(tx, publication, lane.fence, state, waits);
      return null;
    }
    const wakeAt = nowPlus(pace.leaseMs);
    const changing = await movePublication(tx, publication, lane.fence, state, {
      wake_at: wakeAt,
      reason,
      detail,
    });
    return { attempt: await openAttempt(tx, changing, op, lane.fence, pace.sendDeadlineMs), changing };
  });
}
