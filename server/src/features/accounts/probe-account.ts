// Probe an account: whether its platform takes its token now, renewed first where it has to be. One odd no signs nobody out.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { loadAccount } from './load-account.ts';
import { markAccountStale } from './mark-account-stale.ts';
import { openOutside } from './open-outside.ts';
import { refreshAccount } from './refresh-account.ts';

/** Longer than a refresh that failed stands for who comes next (refresh-account.ts). */
const askedAgainAfterMs = 6_000;
const atLeastMs = 400;

/**
 * What stands in the way, null where nothing does or nobody can be asked. `auth`, `permission`: it was refused twice, the second
 * time with a token renewed where it can be; what that ends is left to the call that needs it. A platform that cannot be reached
 * says nothing of it, nor does the answer to a token that is another by now.
 */
export async function probeAccount(
  context: Context,
  accountId: string,
  departmentId: string,
): Promise<Failure | null> {
  const first = await ask(context, accountId, departmentId);
  if (first?.kind !== 'auth' && first?.kind !== 'permission') return first;
  await sleep(Math.max(atLeastMs, askedAgainAfterMs * context.pace.scale));
  return ask(context, accountId, departmentId);
}

/** Never with the token of another department, which may have the account since. */
async function ask(context: Context, accountId: string, departmentId: string): Promise<Failure | null> {
  const seen = await loadAccount(context, accountId);
  const channel = context.channels.find((one) => one.id === seen?.channelId);
  if (seen?.state !== 'usable' || seen.departmentId !== departmentId || !channel) return null;
  const renewed = seen.needsRefresh ? await refreshAccount(context, accountId, { onlyLooks: true }) : null;
  const { account } = (renewed?.ok && (await loadAccount(context, accountId))) || seen;
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const answer = renewed?.ok === false ? renewed : await channel.connect.check(outside, account);
  const now = await loadAccount(context, accountId);
  if (answer.ok || now?.account.token.version !== account.token.version) return null;
  const isRenewable = channel.connect.refresh !== null && account.token.refresh !== null;
  if (answer.failure.kind === 'auth' && isRenewable && !renewed)
    await markAccountStale(context, accountId, account.token);
  return answer.failure;
}
