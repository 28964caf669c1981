// Set the accounts a department suggests for a category, all or none: the list is replaced by this one, in its order (D-11).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnAccount } from './find-own-account.ts';
import { listRecommended } from './list-recommended.ts';
import { lockCategory, replaceRecommended } from './store/recommendations.ts';

export async function setRecommended(
  context: Context,
  actor: Actor,
  { id: category, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<{ items: ChannelBinding[] }> {
  const { departmentId, personId } = actor;
  await context.db.transaction().execute(async (tx) => {
    if (!(await lockCategory(tx, category))) throw new Refusal('not-found');
    for (const accountId of accountIds) await findOwnAccount(tx, actor, accountId);
    await replaceRecommended(tx, { departmentId, category }, { accountIds, personId });
  });
  return listRecommended(context, actor, { id: category });
}
