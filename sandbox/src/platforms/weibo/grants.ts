// Gives a token of the thirty days that ordinary applications get.
import { newSecret } from '../../secrets.ts';
import type { Weibo } from './state.ts';

export const TOKEN_SECONDS = 2_592_000;

export function giveAccess(state: Weibo, personId: string, seconds = TOKEN_SECONDS): string {
  const secret = newSecret('WBAT');
  const expiresAtMs = state.world.now() + seconds * 1_000;
  state.tokens.put(secret, { secret, personId, expiresAtMs });
  return secret;
}
