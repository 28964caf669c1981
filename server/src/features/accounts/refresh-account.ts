// Refresh an account's token: one at a time, the new one kept, for all that share it, before anybody uses it (hostile.md §4).
import { setTimeout as sleep } from 'node:timers/promises';
import type { Token } from '@herald/channels/channel.ts';
import { failed, noticed, type FailureKind, type Result } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { openOutside } from './open-outside.ts';
import { refuseGrant } from './refuse-grant.ts';
import { sealToken } from './seal-token.ts';
import { findAccounts } from './store/accounts.ts';
import { beginRefresh, endRefresh, findToken, lockGrant, saveToken, type TokenRow } from './store/tokens.ts';
import { openTurn } from './open-turn.ts';
import { unsealToken } from './unseal-token.ts';

/** After these the owner must authorise again; after any other the same token may be tried later. */
const final: readonly FailureKind[] = ['auth', 'permission'];
const lookAgainMs = 100;
/** However short the pace: a call to a platform takes its time. */
const waitsAtLeastMs = 3_000;
/** So long a refresh that failed is not repeated: those who waited for it take its failure as theirs. */
const failureStandsMs = 5_000;
// No platform said this: there are no words of one to show, and the reason's own sentence says it.
const byUs = failed('auth', '');
/** One that no key here opens is nobody's to renew. */
const given = (token: Token | null): Result<Token> => (token ? { ok: true, value: token } : byUs);
const busy = noticed('presend', 'the token is being refreshed by another and that takes long');

/**
 * Who finds it being refreshed waits without a connection, at most as long as a lease, and takes what came of it. A token that
 * was refused and is not at its end has to be marked stale before (mark-account-stale.ts). Refused for good, the account must be
 * authorised again, unless who asks only looks.
 */
export async function refreshAccount(
  context: Context,
  accountId: string,
  { onlyLooks = false } = {},
): Promise<Result<Token>> {
  const { db, pace } = context;
  const [account] = await findAccounts(db, [accountId]);
  const seen = account && (await findToken(db, account.id));
  const channel = context.channels.find((one) => one.id === account?.channelId);
  if (account?.state !== 'usable' || !seen || !channel) return byUs;
  const until = performance.now() + Math.max(pace.leaseMs, waitsAtLeastMs);
  for (;;) {
    const answer = await attempt(context, { accountId, channel, seen, onlyLooks });
    if (answer?.ok === false && final.includes(answer.failure.kind) && !onlyLooks)
      await refuseGrant(db, accountId);
    if (answer) return answer;
    if (performance.now() > until) return busy;
    await sleep(lookAgainMs * (1 + Math.random()));
  }
}

type Asked = {
  accountId: string;
  channel: Context['channels'][number];
  seen: TokenRow;
  onlyLooks: boolean;
};

/** Null while another is at it. */
async function attempt(
  context: Context,
  { accountId, channel, seen, onlyLooks }: Asked,
): Promise<Result<Token> | null> {
  const { db, vault, pace } = context;
  const known = answerOf(context, accountId, { now: await findToken(db, accountId), seen });
  if (known) return known;
  const endTurn = openTurn(db);
  if (!endTurn) return null;
  try {
    // Committed by itself: after a crash it says that a refresh began and was not seen to end.
    if (!(await beginRefresh(db, accountId))) return null;
    const refreshed = await db.transaction().execute(async (tx): Promise<Result<Token> | null> => {
      const sharing = await lockGrant(tx, accountId);
      if (!sharing) return null;
      const ids = sharing.map((one) => one.accountId);
      const held = sharing.find((one) => one.accountId === accountId);
      // Asked again: whoever was faster may have brought another one before we had the lock.
      const brought = answerOf(context, accountId, { now: held, seen });
      if (brought || !held) {
        await endRefresh(tx, ids, null);
        return brought ?? byUs;
      }
      const { refresh } = channel.connect;
      const token = unsealToken(vault, accountId, held.sealed);
      const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
      const answer = refresh && token ? await refresh(outside, token) : byUs;
      await context.reach('T20');
      // The token before is dead for all of them from now on.
      if (answer.ok) for (const id of ids) await saveToken(tx, id, sealToken(vault, id, answer.value));
      // What was only looked at ends nothing, for whoever comes next either.
      else
        await endRefresh(tx, ids, onlyLooks && final.includes(answer.failure.kind) ? null : answer.failure);
      return answer;
    });
    await context.reach('T21');
    return refreshed;
  } finally {
    endTurn();
  }
}

/** What is known without asking the platform: another token than was seen, one that needs nothing, or that it was refused a moment ago. */
function answerOf(
  { vault, pace }: Context,
  accountId: string,
  { now, seen }: { now: TokenRow | undefined; seen: TokenRow },
): Result<Token> | null {
  if (!now) return byUs;
  if (now.version !== seen.version || !now.needsRefresh)
    return given(unsealToken(vault, accountId, now.sealed));
  const standsMs = Math.max(3 * lookAgainMs, failureStandsMs * pace.scale);
  const isLate = now.failedMsAgo === null || now.failedMsAgo > standsMs;
  return now.failure && !isLate ? { ok: false, failure: now.failure } : null;
}
