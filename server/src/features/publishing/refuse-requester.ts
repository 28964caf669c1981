// Refuse a requester who may not publish any more: nothing is sent, and those who can look after the house hear of it (row 4).
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { notifyAdministrators } from './notify-administrators.ts';
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
    await ringForRequester(tx, prepared);
  });
}

/** Whoever asked may not even be able to read his messages. */
export async function ringForRequester(db: Executor, one: Publication): Promise<void> {
  await notifyAdministrators(db, {
    kind: 'alarm-requester',
    about: one.id,
    figures: { title: one.title, account: await findAccountName(db, one.account_id) },
    link: `/api/content/publish/pubHistory?id=${one.id}`,
  });
}
