// Set the accounts a department suggests for a category, all or none: the list is replaced by this one, in its order (D-11).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { chooseDepartment } from './choose-department.ts';
import { describeAccountName } from './describe-account-name.ts';
import { findOwnAccount } from './find-own-account.ts';
import { listRecommended } from './list-recommended.ts';
import { findAccounts } from './store/accounts.ts';
import { listRecommended as listIds, lockCategory, replaceRecommended } from './store/recommendations.ts';

export async function setRecommended(
  context: Context,
  actor: Actor,
  {
    id: category,
    accountIds,
    departmentId: wanted,
  }: { id: string; accountIds: readonly string[]; departmentId: string },
): Promise<{ items: ChannelBinding[] }> {
  const { personId } = actor;
  const { id: departmentId, name: department } = await chooseDepartment(context.db, actor, wanted);
  await context.db.transaction().execute(async (tx) => {
    const name = await lockCategory(tx, category);
    if (name === undefined) throw new Refusal('not-found');
    for (const accountId of accountIds) await findOwnAccount(tx, { departmentId }, accountId);
    const before = await listIds(tx, { departmentId, category });
    await replaceRecommended(tx, { departmentId, category }, { accountIds, personId });
    await recordChange(tx, actor, {
      deed: 'recommendation.change',
      subjectKind: 'recommendation',
      subjectId: `${departmentId}/${category}`,
      subject: `${name} (${department})`,
      before: { accounts: await namesOf(tx, before) },
      after: { accounts: await namesOf(tx, accountIds) },
    });
  });
  return listRecommended(context, actor, { id: category, departmentId });
}

/** In their order. */
async function namesOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = new Map((await findAccounts(tx, ids)).map((row) => [row.id, describeAccountName(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
