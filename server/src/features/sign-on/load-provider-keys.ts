// Load: the embedded provider's signing and cookie keys, made once and kept sealed; made anew where another vault has sealed them.
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { tryUnseal } from '../../vault.ts';
import { keepKey, replaceKey } from './store/provider-records.ts';

const Jwks = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA') })) });
const CookieKeys = z.array(z.string()).min(1);

export type ProviderKeys = { jwks: z.infer<typeof Jwks>; cookieKeys: string[] };

export async function loadProviderKeys(context: Context): Promise<ProviderKeys> {
  return {
    jwks: Jwks.parse(await kept(context, 'jwks', makeJwks)),
    cookieKeys: CookieKeys.parse(
      await kept(context, 'cookies', async () => [randomBytes(32).toString('base64url')]),
    ),
  };
}

async function kept(context: Context, id: string, make: () => Promise<unknown>): Promise<unknown> {
  const about = `provider-key:${id}`;
  const { db, vault, log } = context;
  const fresh = async () => vault.seal(JSON.stringify(await make()), about);
  const sealed = await keepKey(db, id, fresh);
  const opened = tryUnseal(vault, sealed, about);
  if (opened === null)
    log.warn(
      { key: id },
      'a key of the embedded provider was sealed with another vault.key: a new one is made, and browsers it remembers are asked for the password again',
    );
  const plain = opened ?? vault.unseal(await replaceKey(db, id, { sealed, by: await fresh() }), about);
  const value: unknown = JSON.parse(plain);
  return value;
}

async function makeJwks(): Promise<unknown> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('base64url');
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] };
}
