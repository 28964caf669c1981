// Refuse a requester who may not publish any more: nothing is sent, and those who can look after the house hear of it (row 4).
import type { Context } from '../../context.ts';
import { notifyOfRequester } from './notify-of-requester.ts';
import { movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import type { Lane } from './store/lanes.ts';

export async function refuseRequester(context: Context, lane: Lane, prepared: Publication): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await movePublication(tx, prepared, lane.fence, 'failed', {
      reason: 'reason-requester-may-not',
      detail: '',
      evidence: { sent: false },
    });
    await notifyOfRequester(tx, prepared);
  });
}
