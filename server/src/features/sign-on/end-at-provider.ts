// End at the embedded provider what somebody is signed in with there: whoever holds it would be in again without being asked for a password.
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/client.ts';
import { isKeptHere } from '../../http/identity-issuer.ts';
import { deleteProviderSessions, findIdentity } from './store/provider-records.ts';

/** Whom another provider knows it signs out by itself. */
export async function endAtProvider(db: Executor, config: Config, personId: string): Promise<void> {
  const identity = await findIdentity(db, personId);
  if (identity?.subject && isKeptHere(config, identity.issuer))
    await deleteProviderSessions(db, identity.subject);
}
