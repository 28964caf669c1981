// Load an account as its channel needs it, token unsealed; null when it was never bound.
import type { Account } from '@herald/channels/channel.ts';
import type { ChannelId } from '@herald/contract/channels.ts';
import type { Context } from '../../context.ts';
import { findAccounts, type AccountRow } from './store/accounts.ts';
import { findToken } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

export type LoadedAccount = {
  account: Account;
  state: AccountRow['state'];
  channelId: ChannelId;
  needsRefresh: boolean;
};

export async function loadAccount(context: Context, accountId: string): Promise<LoadedAccount | null> {
  const [row] = await findAccounts(context.db, [accountId]);
  const kept = row && (await findToken(context.db, row.id));
  if (!row || !kept) return null;
  const { externalId, name, screenName, pageIds, avatar, state, channelId } = row;
  const token = unsealToken(context.vault, row.id, kept.sealed);
  const account = { externalId, name, screenName, pageIds, avatar, token };
  return { account, state, channelId, needsRefresh: kept.needsRefresh };
}
