// Wake what waits for an account: it was authorised again, so its publications go on, and what could not be looked for or at is.
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readFences } from './store/lanes.ts';
import { listWaitingForAccount, movePublication } from './store/publications.ts';
import { wakeWatches } from './store/watches.ts';

export async function wakeWaiting(context: Context, tx: Tx, accountIds: readonly string[]): Promise<void> {
  // The lanes' rows are locked first; what waited there before may have moved on.
  const fences = await readFences(tx, accountIds);
  await wakeWatches(tx, fences);
  for (const waiting of await listWaitingForAccount(tx, accountIds)) {
    const goesOn = waiting.state === 'auth-required';
    await movePublication(
      tx,
      waiting,
      fences.get(waiting.account_id) ?? 0,
      goesOn ? 'scheduled' : waiting.state,
      {
        reason: goesOn ? 'reason-none' : waiting.reason,
        wake_at: nowPlus(0),
        ...(goesOn ? { tries: 0 } : { detail: waiting.detail, platform_code: waiting.platform_code }),
        evidence: { by: 'word-authorised-again' },
      },
    );
    await context.queue(tx, advancePublication, {
      accountId: waiting.account_id,
      channelId: waiting.channel_id,
    });
  }
}
