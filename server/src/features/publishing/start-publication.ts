// Start: a publication whose time has come is missed, cancelled, or begins to be prepared.
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { preparePublication } from './prepare-publication.ts';
import type { Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Rows 3, 4 and 5. Never early: the lane's holder compares with the database's clock only (I7). */
export async function startPublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const at = await readClock(context.db);
  const to = stepAt(publication, at);
  if (!to) return;
  const next = await context.db.transaction().execute((tx) =>
    movePublication(tx, publication, lane.fence, to.state, {
      reason: to.reason,
      wake_at: to.state === 'preparing' ? at : null,
    }),
  );
  if (next.state === 'preparing') await preparePublication(context, lane, next);
}

function stepAt(publication: Publication, at: Date) {
  if (publication.cancel_requested) return { state: 'cancelled', reason: 'reason-person-cancelled' } as const;
  if (publication.expires_at <= at) return { state: 'missed', reason: 'reason-missed' } as const;
  if (publication.state !== 'scheduled' || publication.due_at > at) return null;
  return { state: 'preparing', reason: 'reason-none' } as const;
}
