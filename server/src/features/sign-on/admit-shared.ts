// Admit: a token of the shared cookie, verified when it is first seen, belongs to one session of ours from then on.
import type { Context } from '../../context.ts';
import { issuerOf, providerKeyOf } from '../../http/sign-on-provider.ts';
import type { SharedCookie } from '../../http/sign-on-settings.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import { admitIdentity } from '../people/admit-identity.ts';
import { readClaims } from './read-claims.ts';
import { recordSignIn } from './record-sign-in.ts';
import { lockProviderKey } from './store/provider-sessions.ts';
import { sessionByAccess, type Caller } from './store/sessions.ts';
import { adoptToken, insertSharedSession, sessionOfProviderKey } from './store/shared-sessions.ts';
import { verifySharedToken } from './verify-shared-token.ts';

export type Known = NonNullable<Awaited<ReturnType<typeof sessionByAccess>>>;

/** `follows` is the session whose token this one replaces, where that is known. */
export async function admitShared(
  context: Context,
  way: SharedCookie,
  {
    token,
    isDeed,
    from,
    follows,
  }: { token: string; isDeed: boolean; from: Caller; follows?: Known | undefined },
): Promise<Known> {
  const { db, config } = context;
  const accessHash = hashOf(token);
  const { sessions } = config.signOn;
  const known = await sessionByAccess(db, accessHash, sessions);
  if (known) return known;
  const claims = await verifySharedToken(way, token);
  const issuer = issuerOf(config);
  const identity = { issuer, ...readClaims(claims, config.signOn.claims) };
  const person = await admitIdentity(context, identity, from).catch((error: unknown) => {
    // Who is no longer let in here is led to the logout, as with every other way.
    throw error instanceof Refusal && error.code === 'forbidden' ? new Refusal('session-ended') : error;
  });
  const shared = { accessHash, accessUntil: new Date(claims.exp * 1000) };
  const key = typeof claims['sid'] === 'string' ? providerKeyOf(issuer, claims['sid']) : null;
  await db.transaction().execute(async (tx) => {
    if (key !== null) await lockProviderKey(tx, key);
    const there = (key === null ? undefined : await sessionOfProviderKey(tx, key)) ?? follows;
    if (!there) {
      const begun = { ...shared, personId: person.id, providerKey: key, from };
      const sessionId = await insertSharedSession(tx, begun);
      return sessionId === undefined ? undefined : recordSignIn(tx, person, { sessionId, from });
    }
    if (there.ended) throw new Refusal('session-ended');
    // Nobody's session goes on with the token of somebody else.
    if (there.personId !== person.id) throw new Refusal('token-rejected');
    await adoptToken(tx, there.id, { ...shared, isDeed });
  });
  const admitted = await sessionByAccess(db, accessHash, sessions);
  if (!admitted) throw new Refusal('session-ended');
  return admitted;
}
