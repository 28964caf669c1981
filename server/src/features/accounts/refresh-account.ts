// Refresh an account's token: one at a time, the new one kept, for all that share it, before anybody uses it (hostile.md §4).
import type { Token } from '@herald/channels/channel.ts';
import { failed, type FailureKind, type Result } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { openOutside } from './open-outside.ts';
import { sealToken } from './seal-token.ts';
import { findAccounts, setAccountState } from './store/accounts.ts';
import { beginRefresh, endRefresh, findToken, lockGrant, saveToken } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

/** After these the owner must authorise again; after any other the same token may be tried later. */
const final: readonly FailureKind[] = ['auth', 'permission'];

export async function refreshAccount(context: Context, accountId: string): Promise<Result<Token>> {
  const { db, vault, channels, pace } = context;
  // No platform said this: there are no words of one to show, and the reason's own sentence says it.
  const byUs = failed('auth', '');
  const [account] = await findAccounts(db, [accountId]);
  const seen = account && (await findToken(db, account.id));
  const channel = channels.find((one) => one.id === account?.channelId);
  if (!account || !seen || !channel) return byUs;
  // Committed by itself: after a crash it says that a refresh began and was not seen to end.
  await beginRefresh(db, accountId);

  const refreshed = await db.transaction().execute(async (tx): Promise<Result<Token>> => {
    const sharing = await lockGrant(tx, accountId);
    const held = sharing.find((one) => one.accountId === accountId);
    if (!held) return byUs;
    const token = unsealToken(vault, accountId, held.sealed);
    if (held.version !== seen.version) {
      await endRefresh(tx, accountId);
      return { ok: true, value: token };
    }
    const { refresh } = channel.connect;
    const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
    const answer = refresh ? await refresh(outside, token) : byUs;
    await context.reach('T20');
    if (answer.ok) {
      // The token before is dead for all of them from now on.
      for (const one of sharing)
        await saveToken(tx, one.accountId, sealToken(vault, one.accountId, answer.value));
      return answer;
    }
    if (final.includes(answer.failure.kind))
      for (const one of sharing) await setAccountState(tx, one.accountId, 'auth-required');
    await endRefresh(tx, accountId);
    return answer;
  });
  await context.reach('T21');
  return refreshed;
}
