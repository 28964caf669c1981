// Gives an access token for an hour, and beside it, once a consent was offline, a refresh token that stays.
import { newSecret } from '../../secrets.ts';
import type { Token, YouTube } from './state.ts';

export const ACCESS_SECONDS = 3_599;

type Grant = Pick<Token, 'channelId' | 'scopes'>;

export function giveAccess(state: YouTube, grant: Grant, seconds: number): string {
  const secret = newSecret('YTAT');
  const expiresAtMs = state.world.now() + seconds * 1_000;
  state.tokens.put(secret, { ...grant, secret, kind: 'access', expiresAtMs });
  return secret;
}

export function giveRefresh(state: YouTube, grant: Grant): string {
  const secret = newSecret('YTRT');
  state.tokens.put(secret, { ...grant, secret, kind: 'refresh', expiresAtMs: null });
  return secret;
}
