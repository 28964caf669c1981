// Load an account as its channel needs it, token unsealed; null when it was never bound.
import type { Account, Token } from '@herald/channels/channel.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import { findWithToken, type AccountRow } from './store/accounts.ts';
import { unsealToken } from './unseal-token.ts';

/** `version`: which of the account's tokens it is; bound again or renewed, the account has another. */
export type KeptToken = Token & { readonly version: number };
export type LoadedAccount = {
  account: Account & { readonly token: KeptToken };
  state: AccountRow['state'];
  channelId: ChannelId;
  departmentId: string;
  needsRefresh: boolean;
};

export async function loadAccount(context: Context, accountId: string): Promise<LoadedAccount | null> {
  const row = await findWithToken(context.db, accountId);
  if (!row) return null;
  const { externalId, name, screenName, pageIds, avatar, state, channelId, departmentId, needsRefresh } = row;
  const token = { ...unsealToken(context.vault, row.id, row.sealed), version: row.version };
  const account = { externalId, name, screenName, pageIds, avatar, token };
  return { account, state, channelId, departmentId, needsRefresh };
}
