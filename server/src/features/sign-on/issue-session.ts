// Issue: a session of our own for a person; the provider's tokens stay on the server, sealed.
import { randomUUID } from 'node:crypto';
import type { Session } from '@herald/contract/people.ts';
import type { Context } from '../../context.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { recordSignIn } from './record-sign-in.ts';
import { isNoted, lockProviderKey } from './store/provider-sessions.ts';
import { insertSession, type Caller } from './store/sessions.ts';

/** `providerKey` is the hash of the provider's own name for it; null where it gave none. */
type NewSession = {
  person: { id: string; name: string; account: string };
  issuer: string;
  idToken: string | null;
  providerKey: string | null;
  from: Caller;
};

/** Null where the provider ended it before it began. */
export async function issueSession(context: Context, wanted: NewSession): Promise<Session | null> {
  const { person, issuer, idToken, providerKey, from } = wanted;
  const id = randomUUID();
  const accessToken = newSecret();
  const refreshToken = newSecret();
  const sealed = idToken === null ? {} : { idToken: context.vault.seal(idToken, `session:${id}:id-token`) };
  return context.db.transaction().execute(async (tx) => {
    if (providerKey !== null) {
      await lockProviderKey(tx, providerKey);
      if (await isNoted(tx, providerKey)) return null;
    }
    const until = await insertSession(tx, {
      id,
      personId: person.id,
      accessHash: hashOf(accessToken),
      refreshHash: hashOf(refreshToken),
      providerSession: { issuer, ...sealed },
      providerKey,
      from,
    });
    await recordSignIn(tx, person, { sessionId: id, from });
    return { accessToken, refreshToken, expireIn: until.getTime() };
  });
}
