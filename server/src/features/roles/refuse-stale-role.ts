// Refuse a change over a state of the role that is no longer the newest, saying who was faster and when; it waits for whoever is at it.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { lastChange } from './store/roles.ts';

/** Who names no revision is not held back. What starts by itself changes roles too, when it brings new entries. */
export async function refuseStaleRole(
  { config }: Context,
  tx: Tx,
  { id, revision }: { id: string; revision: number | undefined },
): Promise<void> {
  const last = await lastChange(tx, id);
  if (!last) throw new Refusal('not-found');
  if (revision === undefined || revision === last.revision) return;
  throw new Refusal('role-changed-elsewhere', {
    who: last.changedBy ?? 'Herald',
    at: wallClockOf(last.at, config.zone),
  });
}
