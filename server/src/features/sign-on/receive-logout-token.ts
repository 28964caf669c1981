// Receive: the provider's word that somebody signed out there: our sessions end at once, in every process; each word counts once.
import type { Context } from '../../context.ts';
import { providerKeyOf } from '../../http/sign-on-provider.ts';
import { endByProviderKey, endBySubject, lockProviderKey, noteOnce } from './store/provider-sessions.ts';
import { verifyLogoutToken } from './verify-logout-token.ts';

/** Null when the token is not to be believed. */
export async function receiveLogoutToken(
  context: Context,
  { token }: { token: string },
): Promise<{ ended: number } | null> {
  const said = await verifyLogoutToken(context, token).catch((error: unknown) => {
    context.log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'a logout token was refused');
    return null;
  });
  if (!said) return null;
  const { issuer, jti, sid, sub } = said;
  const ended = await context.db.transaction().execute(async (tx) => {
    if (!(await noteOnce(tx, providerKeyOf(issuer, `jti ${jti}`)))) return null;
    if (sid === undefined) return sub === undefined ? 0 : endBySubject(tx, issuer, sub);
    const key = providerKeyOf(issuer, sid);
    await lockProviderKey(tx, key);
    await noteOnce(tx, key);
    return endByProviderKey(tx, key);
  });
  return ended === null ? null : { ended };
}
