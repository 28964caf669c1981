// Follow up cancellations: what turned out to be live is taken down, what never was needs nothing more (row 28).
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { advancePublication } from './advance-publication.job.ts';
import { endCancel, listSettledCancels } from './store/cancellations.ts';
import { readFence } from './store/lanes.ts';
import { isAccountBusy, movePublication } from './store/publications.ts';
import { Overtaken } from './store/rows.ts';

const atOnce = 50;

export async function followCancellations(context: Context): Promise<number> {
  const asked = await listSettledCancels(context.db, atOnce);
  for (const one of asked)
    await context.db
      .transaction()
      .execute(async (tx) => {
        const fence = await readFence(tx, one.account_id);
        if (one.state !== 'published' && one.state !== 'edit-failed') return endCancel(tx, one.id);
        // Of one account one change at a time: the next turn finds it again.
        if (await isAccountBusy(tx, one.account_id)) return;
        await movePublication(tx, one, fence, 'withdrawing', {
          actor: one.asked_by_name,
          wake_at: nowPlus(0),
          tries: 0,
          reason: 'reason-none',
          evidence: { by: 'word-cancelled-on-its-way' },
        });
        await endCancel(tx, one.id);
        await context.queue(tx, advancePublication, { accountId: one.account_id, channelId: one.channel_id });
      })
      .catch((error: unknown) => {
        // One that fails every time keeps none of the younger ones waiting.
        if (!(error instanceof Overtaken))
          context.log.error({ publicationId: one.id, err: error }, 'a wish to take down stumbled');
      });
  return asked.length;
}
