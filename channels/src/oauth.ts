// What platforms that speak OAuth 2 grant alike: a token, read once, held with its rights, renewed by a refresh token, and given back.
import { z } from 'zod';
import type { Fields } from './ask.ts';
import type { Connect, Outside, Token } from './channel.ts';
import { noticed, type Result } from './failure.ts';

/** What nobody can read of it costs no token. */
const HowLong = z.number().optional().catch(undefined);

/** What the token door answers; a platform that always gives more says so in its own folder. */
export const Granted = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  /** LinkedIn always; Google where the consent was given for a time (oauth2/web-server). */
  refresh_token_expires_in: HowLong,
  /** TikTok's name of the same. */
  refresh_expires_in: HowLong,
  scope: z.string().default(''),
});
type Granted = z.infer<typeof Granted>;

/** Asks the token door of one platform with what it grants for: a code, or a refresh token. `secrets` are those among the fields. */
type GetToken = (outside: Outside, grant: Fields, secrets: readonly string[]) => Promise<Result<Token>>;

/** Scopes are parted by spaces, as the standard has it, or by commas, as LinkedIn and TikTok do. */
export function tokenOf(granted: Granted): Token {
  const renewsForSeconds = granted.refresh_token_expires_in ?? granted.refresh_expires_in;
  return {
    access: granted.access_token,
    refresh: granted.refresh_token ?? null,
    expiresInSeconds: granted.expires_in ?? null,
    scopes: granted.scope.split(/[\s,]+/).filter((scope) => scope !== ''),
    ...(renewsForSeconds === undefined ? {} : { renewsForSeconds }),
  };
}

/** Which of the rights asked for were not granted, in the order asked for. */
export function missingOf(scopes: readonly string[], { scopes: granted }: Token): string[] {
  return scopes.filter((scope) => !granted.includes(scope));
}

/** A channel's `revoke`, where only an access token can be given back: one that has ended is renewed first, so that its refresh token ends too. */
export function revokeBy(
  refresh: NonNullable<Connect['refresh']>,
  giveBack: (outside: Outside, access: string) => Promise<Result<unknown>>,
): NonNullable<Connect['revoke']> {
  return async (outside, token) => {
    const given = await giveBack(outside, token.access);
    if (given.ok || given.failure.kind !== 'auth' || token.refresh === null) return revoked(given);
    const renewed = await refresh(outside, token);
    return revoked(renewed.ok ? await giveBack(outside, renewed.value.access) : renewed);
  };
}

/** These refuse our keys, and say nothing of the token. */
const aboutUs = ['invalid_client', 'unauthorized_client'];

/** A token that the platform does not take any more is as good as given back. */
export function revoked(given: Result<unknown>): Result<'revoked'> {
  if (given.ok) return { ok: true, value: 'revoked' };
  const { kind, platformCode } = given.failure;
  return kind === 'auth' && !aboutUs.includes(platformCode) ? { ok: true, value: 'revoked' } : given;
}

/** A channel's `refresh`: the refresh token and the rights of before stay where the answer names none. Fails with `auth`, and asks nobody, where there is none to renew with. */
export function renewBy(getToken: GetToken): NonNullable<Connect['refresh']> {
  return async (outside, { refresh, scopes }) => {
    if (refresh === null) return noticed('auth', 'There is no refresh token', 'no-refresh');
    const token = await getToken(outside, { grant_type: 'refresh_token', refresh_token: refresh }, [refresh]);
    if (!token.ok) return token;
    const { value } = token;
    const granted = value.scopes.length > 0 ? value.scopes : scopes;
    return { ok: true, value: { ...value, refresh: value.refresh ?? refresh, scopes: granted } };
  };
}
