// End all sessions of a person at once, here and at the embedded provider, save perhaps the one they act in.
import type { Tx } from '../../db/client.ts';
import { deleteProviderSessions } from './store/provider-records.ts';
import { endSessionsOf } from './store/sessions.ts';

/** How many of ours went on until then. `account` is the one at the embedded provider, null where another keeps it: that one must end its own. */
export async function endSessions(
  tx: Tx,
  { personId, account, except }: { personId: string; account: string | null; except?: string },
): Promise<number> {
  const ended = await endSessionsOf(tx, personId, except ?? null);
  if (account !== null) await deleteProviderSessions(tx, account);
  return ended;
}
