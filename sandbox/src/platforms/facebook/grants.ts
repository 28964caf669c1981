// Gives tokens: to a person for a while, and through that person to each page.
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';
import { derivedSecret, newSecret } from '../../secrets.ts';
import type { Facebook, Token } from './state.ts';

export const SHORT_SECONDS = 5_400;

export function issueUserToken(
  state: Facebook,
  from: Pick<Token, 'personId' | 'scopes' | 'declined'>,
  seconds: number,
): Answer {
  const secret = newSecret('EAAS');
  const issuedAtMs = state.world.now();
  state.tokens.put(secret, {
    secret,
    kind: 'user',
    ownerId: from.personId,
    personId: from.personId,
    scopes: from.scopes,
    declined: from.declined,
    issuedAtMs,
    expiresAtMs: issuedAtMs + seconds * 1_000,
  });
  return json(200, { access_token: secret, token_type: 'bearer', expires_in: seconds });
}

export function pageTokenOf(state: Facebook, user: Token, pageId: string): string {
  const secret = derivedSecret('EAAS', user.secret, pageId);
  if (state.tokens.get(secret)) return secret;
  const isLongLived = (user.expiresAtMs ?? 0) - user.issuedAtMs > SHORT_SECONDS * 1_000;
  state.tokens.put(secret, {
    ...user,
    secret,
    kind: 'page',
    ownerId: pageId,
    issuedAtMs: state.world.now(),
    expiresAtMs: isLongLived ? null : user.expiresAtMs,
  });
  return secret;
}
