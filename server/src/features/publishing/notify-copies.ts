// Notify the administrators that one post stands more than once: a promise of ours is broken (row 30).
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import type { Announced } from './store/outbox.ts';

export async function notifyCopies(_context: Context, tx: Tx, told: readonly Announced[]): Promise<void> {
  for (const { publication } of told)
    await notifyAdministrators(tx, {
      kind: 'alarm-copies',
      about: publication.id,
      figures: {
        title: publication.title,
        account: await findAccountName(tx, publication.account_id),
      },
      link: `/api/content/publish/pubHistory?scope=all&id=${publication.id}`,
    });
}
