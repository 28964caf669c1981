// One stable token for each account: the same again until five minutes before its end, and both are good for that while.
import { newSecret } from '../../secrets.ts';
import type { Token, WeChat } from './state.ts';

export const TOKEN_SECONDS = 7_200;
const RENEWED_BEFORE_MS = 300_000;

export function grantToken({ tokens, world }: WeChat, appId: string, seconds = TOKEN_SECONDS): Token {
  const token = { secret: newSecret('WXAT'), appId, expiresAtMs: world.now() + seconds * 1_000 };
  tokens.put(token.secret, token);
  return token;
}

export function stableToken(state: WeChat, appId: string, isForced: boolean): Token {
  const { tokens, world } = state;
  const standing = tokens.of(appId).at(-1);
  const lastsMs = (standing?.expiresAtMs ?? 0) - world.now();
  if (standing && !isForced && lastsMs > RENEWED_BEFORE_MS) return standing;
  if (isForced) for (const token of [...tokens.of(appId)]) tokens.remove(token.secret);
  return grantToken(state, appId);
}
