// Refuse a change over a state that is no longer the newest, saying who was faster and when; it waits for whoever is at it.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { lastChange, type Kept } from './store/revisions.ts';

/** Who names no revision is not held back. What starts by itself changes roles too, when it brings new entries. */
export async function refuseStale(
  { config }: Context,
  tx: Tx,
  kept: Kept,
  { id, revision }: { id: string; revision: number | undefined },
): Promise<void> {
  const last = await lastChange(tx, kept, id);
  if (!last) throw new Refusal('not-found');
  if (revision === undefined || revision === last.revision) return;
  throw new Refusal('changed-meanwhile', {
    who: last.changedBy ?? 'Herald',
    at: wallClockOf(last.at, config.zone),
  });
}
