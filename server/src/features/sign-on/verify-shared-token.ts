// Verify: the token the provider wrote into the shared cookie: its signature by the key of the settings, its time, for whom it is.
import { createPublicKey } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { keysAt, signingAlgorithms } from '../../http/provider-keys.ts';
import type { SharedCookie, SharedKeys } from '../../http/sign-on-settings.ts';
import { Refusal } from '../../refusal.ts';

const skew = '1 minute';

type SharedClaims = JWTPayload & { sub: string; exp: number };

/** Refused: a token whose time is over with 1012xx, anything else as if there were none. */
export async function verifySharedToken(
  { keys, issuer, audience }: Pick<SharedCookie, 'keys' | 'issuer' | 'audience'>,
  token: string,
): Promise<SharedClaims> {
  try {
    const { payload } = await verified(keys, token, {
      ...(issuer === null ? {} : { issuer }),
      ...(audience === null ? {} : { audience }),
      requiredClaims: ['sub', 'exp'],
      clockTolerance: skew,
    });
    const { sub, exp } = payload;
    if (sub === undefined || exp === undefined) throw new Refusal('sign-in-needed');
    return { ...payload, sub, exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('token-rejected');
    if (error instanceof Refusal) throw error;
    throw new Refusal(keys.kind === 'jwks' && isAway(error) ? 'not-ready' : 'sign-in-needed');
  }
}

/** A secret signs by HMAC alone, a key by its own kind alone: a public key is never taken for a secret. */
function verified(keys: SharedKeys, token: string, wanted: Parameters<typeof jwtVerify>[2]) {
  if (keys.kind === 'secret')
    return jwtVerify(token, new TextEncoder().encode(keys.secret), {
      ...wanted,
      algorithms: ['HS256', 'HS384', 'HS512'],
    });
  const asymmetric = { ...wanted, algorithms: [...signingAlgorithms] };
  if (keys.kind === 'public-key') return jwtVerify(token, createPublicKey(keys.pem), asymmetric);
  return jwtVerify(token, keysAt(keys.address), asymmetric);
}

/** The keys could not be had: that says nothing of the token. */
function isAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return error.code === 'ERR_JWKS_TIMEOUT' || error.code === 'ERR_JOSE_GENERIC';
}
