// Read how one account is; a platform that tells what is left today is asked now.
import type { AccountHealth, CallsLeft } from '@herald/contract/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describeHealth, type ReadStandings } from './describe-health.ts';
import { findOwnAccount } from './find-own-account.ts';
import { loadAccount } from './load-account.ts';
import { openOutside } from './open-outside.ts';

export async function readTokenState(
  context: Context,
  actor: Actor,
  { id, readStandings }: { id: string; readStandings: ReadStandings },
): Promise<AccountHealth> {
  const elsewhere = actor.signs.has(signs.seesAll);
  const account = await findOwnAccount(context.db, actor, id, { elsewhere });
  const calls = account.state === 'usable' ? await askQuota(context, account.id) : null;
  const [health] = await describeHealth(context, actor, [account], { readStandings, calls });
  if (!health) throw new Refusal('not-found');
  return health;
}

/** A platform that does not answer leaves it unknown; the token is not renewed for the sake of looking. */
async function askQuota(context: Context, id: string): Promise<CallsLeft | null> {
  const loaded = await loadAccount(context, id);
  const channel = context.channels.find((one) => one.id === loaded?.channelId);
  if (!loaded || loaded.needsRefresh || !channel?.quota) return null;
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const told = await channel.quota(outside, loaded.account);
  return told.ok && told.value ? { ...told.value, shared: false } : null;
}
