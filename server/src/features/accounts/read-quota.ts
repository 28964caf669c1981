// Read what an account may still publish, from the platform itself; null where it does not tell, or does not answer.
import type { CallsLeft } from '@herald/contract/accounts.ts';
import type { Context } from '../../context.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';

/** The token is not renewed for the sake of looking. */
export async function readQuota(context: Context, accountId: string): Promise<CallsLeft | null> {
  const loaded = await loadAccount(context, accountId);
  const channel = context.channels.find((one) => one.id === loaded?.channelId);
  if (loaded?.state !== 'usable' || loaded.needsRefresh || !channel?.quota) return null;
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const told = await channel.quota(outside, loaded.account);
  return told.ok && told.value ? { reads: false, ...told.value, shared: false, backAt: null } : null;
}
