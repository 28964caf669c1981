// Unseal an account's token; the plain text lives only as long as the call it is for.
import type { Token } from '@herald/channels/channel.ts';
import { z } from 'zod';
import type { Vault } from '../../vault.ts';

const Plain = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  expiresInSeconds: z.number().nullable(),
  scopes: z.array(z.string()),
  renewsForSeconds: z.number().optional(),
});

export function unsealToken(vault: Vault, accountId: string, sealed: string): Token {
  return Plain.parse(JSON.parse(vault.unseal(sealed, `account_token|${accountId}`)));
}
