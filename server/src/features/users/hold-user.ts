// Hold somebody to change them: they must be there, and may do nothing that the changer may not.
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { isKeptHere } from '../../http/identity-issuer.ts';
import { Refusal } from '../../refusal.ts';
import { refuseMightier } from './refuse-mightier.ts';
import { holdUser as hold, type Held } from './store/users.ts';

/** `account` is the one at the embedded provider; null where another provider keeps it. */
export type HeldUser = Held & { credential: string | null };

export async function holdUser(tx: Tx, { config }: Context, actor: Actor, id: string): Promise<HeldUser> {
  const user = await hold(tx, id);
  if (!user) throw new Refusal('not-found');
  refuseMightier(actor, user);
  return { ...user, credential: isKeptHere(config, user.issuer) ? user.subject : null };
}
