// Probe an account: whether its platform takes its token now, renewed first where it has to be. One odd no signs nobody out.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { loadAccount } from './load-account.ts';
import { markAccountStale } from './mark-account-stale.ts';
import { openOutside } from './open-outside.ts';
import { refreshAccount } from './refresh-account.ts';

const askedAgainAfterMs = 2_000;

/**
 * What stands in the way, null where nothing does or nobody can be asked. `auth`: the token was refused twice, the second time
 * renewed where it can be; what that ends is left to the call that needs it. A platform that cannot be reached says nothing of it.
 */
export async function probeAccount(context: Context, accountId: string): Promise<Failure | null> {
  const first = await ask(context, accountId);
  if (first?.kind !== 'auth') return first;
  await sleep(askedAgainAfterMs * context.pace.scale);
  return ask(context, accountId);
}

async function ask(context: Context, accountId: string): Promise<Failure | null> {
  const loaded = await loadAccount(context, accountId);
  const channel = context.channels.find((one) => one.id === loaded?.channelId);
  if (loaded?.state !== 'usable' || !channel) return null;
  const renewed = loaded.needsRefresh ? await refreshAccount(context, accountId) : null;
  if (renewed?.ok === false) return renewed.failure;
  const token = renewed?.value ?? loaded.account.token;
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const answer = await channel.connect.check(outside, { ...loaded.account, token });
  if (answer.ok) return null;
  const isRenewable = channel.connect.refresh !== null && token.refresh !== null;
  if (answer.failure.kind === 'auth' && isRenewable && !renewed)
    await markAccountStale(context, accountId, loaded.account.token);
  return answer.failure;
}
