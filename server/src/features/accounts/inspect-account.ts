// Inspect an account: whether it could publish at a later time, as far as that can be known now; asks no platform.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { appOf } from '../../own-settings.ts';
import { findAccounts, type AccountRow } from './store/accounts.ts';
import { findToken, type TokenRow } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

export type Inspected = {
  name: string;
  channelId: ChannelId;
  departmentId: string;
  state: AccountRow['state'];
  isSetUp: boolean;
  /** When it ends for good; null where no platform names an end. Of one that renews itself: when that is over. */
  endsAt: Date | null;
  renewsItself: boolean;
  wantedScopes: readonly string[];
  /** False where the platform does not say what it granted. */
  toldScopes: boolean;
  missingScopes: readonly string[];
};

export async function inspectAccount(
  context: Context,
  db: Executor,
  accountId: string,
): Promise<Inspected | null> {
  const [account] = await findAccounts(db, [accountId]);
  const kept = account && (await findToken(db, account.id));
  const channel = context.channels.find((one) => one.id === account?.channelId);
  if (!account || !kept || !channel) return null;
  const { name, channelId, departmentId, state } = account;
  const token = unsealToken(context.vault, account.id, kept.sealed);
  const renews = channel.connect.refresh !== null && token !== null && token.refresh !== null;
  // Not every platform says what it granted: silence lacks nothing.
  const { products = [] } = context.config.channels[channel.key] ?? {};
  const wanted = [
    ...channel.connect.scopes,
    ...products.flatMap((product) => channel.connect.products?.[product] ?? []),
  ];
  const told = token?.scopes ?? [];
  const missing = wanted.filter((scope) => !told.includes(scope));
  return {
    name,
    channelId,
    departmentId,
    state: token === null && state === 'usable' ? 'auth-required' : state,
    isSetUp: appOf(context, channel.key) !== null,
    endsAt: renews ? renewedUntil(kept) : kept.expiresAt,
    renewsItself: renews,
    wantedScopes: wanted,
    toldScopes: told.length > 0,
    missingScopes: told.length === 0 ? [] : missing,
  };
}

/** The last token that a refresh token brings may outlive it. */
function renewedUntil({ expiresAt, renewsUntil }: TokenRow): Date | null {
  if (renewsUntil === null) return null;
  return expiresAt !== null && expiresAt > renewsUntil ? expiresAt : renewsUntil;
}
