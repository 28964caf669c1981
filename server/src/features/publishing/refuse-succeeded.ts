// Refuse what is meant for a schedule, or for a part of it, that waits no more while what took its place stands: nobody is told that nothing will be published.
import type { Tx } from '../../db/client.ts';
import { refuseMoved } from './refuse-moved.ts';
import { refuseStanding } from './refuse-standing.ts';
import { findSuccessor, type Ended } from './store/successors.ts';

/** Nothing of it waits any more, as was read under its locks; on one account where it is named. Errors: moved-elsewhere, already-sending, stands-otherwise. */
export async function refuseSucceeded(tx: Tx, ended: Ended, accountId?: string): Promise<void> {
  const successor = await findSuccessor(tx, ended, accountId);
  if (!successor) return;
  await refuseMoved(tx, successor);
  refuseStanding([successor.state]);
}
