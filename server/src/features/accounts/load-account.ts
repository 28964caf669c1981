// Load an account as its channel needs it, token unsealed; null when it was never bound.
import type { Account, Token } from '@herald/channels/channel.ts';
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import { markUnopened } from './mark-unopened.ts';
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
  /** False where no key here opens its token, which is empty then: it is to be authorised anew, and nobody asks anything with it. */
  opens: boolean;
};

const none: Token = { access: '', refresh: null, expiresInSeconds: null, scopes: [] };

export async function loadAccount(context: Context, accountId: string): Promise<LoadedAccount | null> {
  const row = await findWithToken(context.db, accountId);
  if (!row) return null;
  const { externalId, name, screenName, pageIds, avatar, state, channelId, departmentId, needsRefresh } = row;
  const plain = unsealToken(context.vault, row.id, row.sealed);
  // Bound by a process with another key while this one ran: else what waits for it would be tried again and again.
  if (plain === null) await markUnopened(context.db, { accountId: row.id, version: row.version });
  const token = { ...(plain ?? none), version: row.version };
  const account = { externalId, name, screenName, pageIds, avatar, token };
  const opens = plain !== null;
  return {
    account,
    state: opens || state === 'removed' ? state : 'auth-required',
    channelId,
    departmentId,
    needsRefresh,
    opens,
  };
}
