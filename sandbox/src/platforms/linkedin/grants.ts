// Gives a token of sixty days, and beside it the refresh token of a year that approved partners get.
import { newSecret } from '../../secrets.ts';
import type { LinkedIn } from './state.ts';

export const ACCESS_SECONDS = 5_184_000;
export const REFRESH_SECONDS = 31_536_000;

export interface Grant {
  memberId: string;
  scopes: string[];
}

export function giveAccess(state: LinkedIn, grant: Grant, seconds = ACCESS_SECONDS): string {
  const secret = newSecret('LIAT');
  const expiresAtMs = state.world.now() + seconds * 1_000;
  state.tokens.put(secret, { ...grant, secret, kind: 'access', expiresAtMs });
  return secret;
}

export function giveRefresh(state: LinkedIn, grant: Grant): string {
  const secret = newSecret('LIRT');
  const expiresAtMs = state.world.now() + REFRESH_SECONDS * 1_000;
  state.tokens.put(secret, { ...grant, secret, kind: 'refresh', expiresAtMs });
  return secret;
}
