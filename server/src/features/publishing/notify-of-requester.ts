// Notify those who look after the house that a post was asked for by somebody who may not publish any more: he may not even read it.
import type { Executor } from '../../db/client.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import type { Publication } from './store/rows.ts';

export async function notifyOfRequester(db: Executor, one: Publication): Promise<void> {
  await notifyAdministrators(db, {
    kind: 'alarm-requester',
    about: one.id,
    figures: { title: one.title, account: await findAccountName(db, one.account_id) },
    link: `/api/content/publish/pubHistory?id=${one.id}`,
  });
}
