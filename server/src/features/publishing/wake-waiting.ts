// Wake what waits for an account: it was authorised again, so its publications go on, and what could not be looked for is.
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readFence } from './store/lanes.ts';
import { listWaitingForAccount, movePublication } from './store/publications.ts';

export async function wakeWaiting(context: Context, tx: Tx, accountIds: readonly string[]): Promise<void> {
  for (const waiting of await listWaitingForAccount(tx, accountIds)) {
    const fence = await readFence(tx, waiting.account_id);
    const isUnknown = waiting.state === 'unknown';
    await movePublication(tx, waiting, fence, isUnknown ? 'unknown' : 'scheduled', {
      reason: isUnknown ? waiting.reason : 'reason-none',
      wake_at: nowPlus(0),
      ...(isUnknown ? {} : { tries: 0 }),
      evidence: { by: 'word-authorised-again' },
    });
    await context.queue(tx, advancePublication, { accountId: waiting.account_id });
  }
}
