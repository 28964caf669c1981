// Recover: its worker died between the marker and the answer. We look; we never send again (row 16).
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { closeAttempt, findLastAttempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

export async function recoverPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const attempt = await findLastAttempt(context.db, publication.id);
  await context.db.transaction().execute(async (tx) => {
    if (attempt) await closeAttempt(tx, attempt.id, 'worker-died', {});
    await movePublication(tx, publication, lane.fence, 'reconciling', {
      reason: 'reason-worker-died',
      wake_at: nowPlus(context.pace.lookEveryMs / 4),
      evidence: { found: 'word-open-attempt', attempt: publication.attempt_no },
    });
  });
}
