// Issue: a session of our own for a person; the provider's tokens stay on the server, sealed.
import { randomUUID } from 'node:crypto';
import type { Session } from '@herald/contract/people.ts';
import type { Context } from '../../context.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { insertSession } from './store/sessions.ts';

export async function issueSession(
  context: Context,
  { personId, idToken, issuer }: { personId: string; idToken: string; issuer: string },
): Promise<Session> {
  const id = randomUUID();
  const accessToken = newSecret();
  const refreshToken = newSecret();
  const until = await insertSession(context.db, {
    id,
    personId,
    accessHash: hashOf(accessToken),
    refreshHash: hashOf(refreshToken),
    providerSession: { issuer, idToken: context.vault.seal(idToken, `session:${id}:id-token`) },
  });
  return { accessToken, refreshToken, expireIn: until.getTime() };
}
