// Probe an account: whether its platform takes its token now, renewed first where it has to be; what is refused for good waits for its owner from then on.
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { loadAccount } from './load-account.ts';
import { markAccountStale } from './mark-account-stale.ts';
import { openOutside } from './open-outside.ts';
import { refreshAccount } from './refresh-account.ts';
import { refuseToken } from './refuse-token.ts';

/** A token that is refused is renewed, and one that was renewed just now is refused for good. */
const askedAtMost = 2;

/** What stands in the way, null where nothing does or nobody can be asked. A platform that cannot be reached says nothing of the token. */
export async function probeAccount(context: Context, accountId: string): Promise<Failure | null> {
  let refused: Failure | null = null;
  for (let asked = 0; asked < askedAtMost; asked += 1) {
    const loaded = await loadAccount(context, accountId);
    const channel = context.channels.find((one) => one.id === loaded?.channelId);
    if (loaded?.state !== 'usable' || !channel) return refused;
    const renewed = loaded.needsRefresh ? await refreshAccount(context, accountId) : null;
    if (renewed?.ok === false) return renewed.failure;
    const token = renewed?.value ?? loaded.account.token;
    const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
    const answer = await channel.connect.check(outside, { ...loaded.account, token });
    if (answer.ok) return null;
    refused = answer.failure;
    if (refused.kind !== 'auth') return refused;
    // A second time just renewed: only its owner can help.
    if (renewed) await refuseToken(context, accountId, token);
    else await markAccountStale(context, accountId, loaded.account.token);
  }
  return refused;
}
