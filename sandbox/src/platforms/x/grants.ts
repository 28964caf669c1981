// Gives an access token, and with offline.access a refresh token beside it.
import { newSecret } from '../../secrets.ts';
import type { X } from './state.ts';

export interface Grant {
  personId: string;
  scopes: string[];
  expiresInSeconds: number;
}

export function grantTokens(
  state: X,
  { personId, scopes, expiresInSeconds }: Grant,
): { access: string; refresh?: string } {
  const grantId = state.newId();
  const access = newSecret('XATS');
  const expiresAtMs = state.world.now() + expiresInSeconds * 1_000;
  state.tokens.put(access, { secret: access, kind: 'access', personId, scopes, grantId, expiresAtMs });
  if (!scopes.includes('offline.access')) return { access };
  const refresh = newSecret('XRTS');
  state.tokens.put(refresh, {
    secret: refresh,
    kind: 'refresh',
    personId,
    scopes,
    grantId,
    expiresAtMs: null,
  });
  return { access, refresh };
}

export function endGrant(state: X, personId: string, grantId: string): void {
  for (const token of [...state.tokens.of(personId)])
    if (token.grantId === grantId) state.tokens.remove(token.secret);
}
