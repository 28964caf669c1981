// Gives a pair of tokens bound to the device the consent was given on; the pair before dies.
import { newSecret } from '../../secrets.ts';
import type { Vk } from './state.ts';

export interface Grant {
  personId: string;
  deviceId: string;
  scopes: string[];
  expiresInSeconds: number;
}

export function grantTokens(
  state: Vk,
  { expiresInSeconds, ...grant }: Grant,
): { access: string; refresh: string } {
  const access = newSecret('VKAT');
  const refresh = newSecret('VKRT');
  const expiresAtMs = state.world.now() + expiresInSeconds * 1_000;
  state.tokens.put(access, { ...grant, secret: access, kind: 'access', expiresAtMs });
  state.tokens.put(refresh, { ...grant, secret: refresh, kind: 'refresh', expiresAtMs: null });
  return { access, refresh };
}

export function endGrant(state: Vk, personId: string, deviceId: string): void {
  for (const token of [...state.tokens.of(personId)])
    if (token.deviceId === deviceId) state.tokens.remove(token.secret);
}
