// Gives tokens: to a person for a while, and through that person to each account.
import { derivedSecret, newSecret } from '../../secrets.ts';
import type { Instagram, Token } from './state.ts';

export const SHORT_SECONDS = 5_400;
export const LONG_SECONDS = 5_183_944;

type Grant = Pick<Token, 'kind' | 'ownerId' | 'personId' | 'scopes'> & { seconds: number | null };

export function keepToken({ tokens, world }: Instagram, grant: Grant, secret = newSecret('EAAS')): string {
  const { seconds, ...whose } = grant;
  const issuedAtMs = world.now();
  const expiresAtMs = seconds === null ? null : issuedAtMs + seconds * 1_000;
  tokens.put(secret, { ...whose, secret, issuedAtMs, expiresAtMs });
  return secret;
}

/** A long-lived person's page tokens have no end; asked for twice they stay the same. */
export function tokenThrough(state: Instagram, user: Token, accountId: string): string {
  const secret = derivedSecret('EAAS', user.secret, accountId);
  if (state.tokens.get(secret)) return secret;
  const lives = Math.floor(((user.expiresAtMs ?? 0) - user.issuedAtMs) / 1_000);
  const seconds = lives > SHORT_SECONDS ? null : lives;
  return keepToken(
    state,
    { kind: 'page', ownerId: accountId, personId: user.personId, scopes: user.scopes, seconds },
    secret,
  );
}
