// Wake what waits for an account: it was authorised again, so its publications go on by themselves.
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { readFence } from './store/lanes.ts';
import { listWaitingForAccount, movePublication } from './store/publications.ts';

export async function wakeWaiting(context: Context, tx: Tx, accountIds: readonly string[]): Promise<void> {
  for (const waiting of await listWaitingForAccount(tx, accountIds)) {
    const fence = await readFence(tx, waiting.account_id);
    await movePublication(tx, waiting, fence, 'scheduled', {
      reason: 'reason-none',
      wake_at: nowPlus(0),
      tries: 0,
      evidence: { by: 'authorised again' },
    });
    await context.queue(tx, advancePublication, { accountId: waiting.account_id });
  }
}
