// Seal a token for the one account it belongs to; nothing else opens it.
import type { Token } from '@herald/channels/channel.ts';
import type { Vault } from '../../vault.ts';
import type { SealedToken } from './store/tokens.ts';

export function sealToken(vault: Vault, accountId: string, token: Token): SealedToken {
  return {
    sealed: vault.seal(JSON.stringify(token), `account_token|${accountId}`),
    scopes: token.scopes,
    expiresInSeconds: token.expiresInSeconds,
    renewsForSeconds: token.renewsForSeconds,
  };
}
