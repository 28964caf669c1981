// The public keys a provider signs its tokens with: fetched when a token names one that is not known yet, and kept.
import { createRemoteJWKSet } from 'jose';

/** Signed by a key that only the provider has: no shared secret, and never "none". */
export const signingAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;

type Keys = ReturnType<typeof createRemoteJWKSet>;
const known = new Map<string, Keys>();

/** `address` is that of a JWK set. Asked at most twice a minute for keys it has not. */
export function keysAt(address: string): Keys {
  const keys = known.get(address) ?? createRemoteJWKSet(new URL(address));
  known.set(address, keys);
  return keys;
}
