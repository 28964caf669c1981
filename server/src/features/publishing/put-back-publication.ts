// Put back: nothing was sent, so it waits and is tried again by itself, a bounded number of times.
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { restLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** publishing.md §4: a busy platform never burns a try. */
const triesAtMost = 12;
const busyWithoutWordSeconds = 60;

/** Rows 7, 10 and 13. `within` carries the outcome of the attempt into the same transaction. */
export async function putBackPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
  why: { failure?: Failure; afterMs?: number; within?: (tx: Tx) => Promise<void> },
): Promise<void> {
  const { failure, within } = why;
  const busy = failure?.kind === 'rate';
  const tries = publication.tries + (failure && !busy ? 1 : 0);
  const waitMs = busy ? busyMs(failure) : (why.afterMs ?? backoff(context, tries));
  const over = tries >= triesAtMost;
  await context.db.transaction().execute(async (tx) => {
    await within?.(tx);
    if (busy) await restLane(tx, publication.account_id, waitMs);
    await movePublication(tx, publication, lane.fence, over ? 'failed' : 'scheduled', {
      tries,
      reason: over ? 'reason-too-many-tries' : reasonOf(failure),
      detail: failure?.message ?? '',
      wake_at: over ? null : nowPlus(waitMs),
      evidence: { sent: false, code: failure?.platformCode ?? '', said: failure?.message ?? '' },
    });
  });
}

function reasonOf(failure: Failure | undefined): Publication['reason'] {
  if (!failure) return 'reason-waiting-for-the-platform';
  return failure.kind === 'rate' ? 'reason-busy' : 'reason-not-sent';
}

function busyMs(failure: Failure): number {
  const seconds = failure.retryAfterSeconds ?? busyWithoutWordSeconds;
  // Spread, so that accounts of one platform do not all come back at the same instant.
  return seconds * 1000 * (1 + Math.random() / 10);
}

function backoff(context: Context, tries: number): number {
  return context.pace.retryBaseMs * 2 ** Math.min(tries, 8) * (1 + Math.random() / 5);
}
