// Unseal an account's token; the plain text lives only as long as the call it is for. Null where another vault has sealed it.
import type { Token } from '@herald/channels/channel.ts';
import { z } from 'zod';
import { tryUnseal, type Vault } from '../../vault.ts';

const Plain = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresInSeconds: z.number().nullable(),
  scopes: z.array(z.string()),
  renewsForSeconds: z.number().optional(),
});

export function unsealToken(vault: Vault, accountId: string, sealed: string): Token | null {
  const plain = tryUnseal(vault, sealed, `account_token|${accountId}`);
  return plain === null ? null : Plain.parse(JSON.parse(plain));
}
