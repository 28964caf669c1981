// Load: the embedded provider's signing and cookie keys, made once and kept sealed.
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { keepKey } from './store/provider-records.ts';

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
  const sealed = await keepKey(context.db, id, async () =>
    context.vault.seal(JSON.stringify(await make()), about),
  );
  const value: unknown = JSON.parse(context.vault.unseal(sealed, about));
  return value;
}

async function makeJwks(): Promise<unknown> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('base64url');
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] };
}
