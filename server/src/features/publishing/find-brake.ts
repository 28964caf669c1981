// Find a brake: whatever forbids to send just now, asked in the very transaction that would begin it.
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { isCancelRequested } from './store/cancellations.ts';
import type { Patch, Publication } from './store/rows.ts';

/** What is written instead of the marker; null when nothing stands in the way. */
export async function findBrake(_context: Context, tx: Tx, publication: Publication): Promise<Patch | null> {
  if (await isCancelRequested(tx, publication.id))
    return { wake_at: nowPlus(0), reason: 'reason-person-cancelled', evidence: { by: 'cancelled' } };
  return null;
}
