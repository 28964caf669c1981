// Gives an access token for a day, and beside it a refresh token for a year.
import { newSecret } from '../../secrets.ts';
import type { TikTok, Token } from './state.ts';

export const ACCESS_SECONDS = 86_400;
export const REFRESH_SECONDS = 31_536_000;

export function grantTokens(
  { tokens, world }: TikTok,
  grant: Pick<Token, 'openId' | 'scopes'>,
  accessSeconds = ACCESS_SECONDS,
): { access: string; refresh: string } {
  const [access, refresh] = [newSecret('TTAT'), newSecret('TTRT')];
  const endsIn = (seconds: number): number => world.now() + seconds * 1_000;
  tokens.put(access, { ...grant, secret: access, kind: 'access', expiresAtMs: endsIn(accessSeconds) });
  tokens.put(refresh, { ...grant, secret: refresh, kind: 'refresh', expiresAtMs: endsIn(REFRESH_SECONDS) });
  return { access, refresh };
}
