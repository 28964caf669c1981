// List the accounts a department suggests for a category (D-11); one that was unbound since is left out.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { chooseDepartment } from './choose-department.ts';
import { describeBinding } from './describe-binding.ts';
import { findAccounts } from './store/accounts.ts';
import { listRecommended as listIds } from './store/recommendations.ts';

export async function listRecommended(
  context: Context,
  actor: Actor,
  { id: category, departmentId: wanted }: { id: string; departmentId: string },
): Promise<{ items: ChannelBinding[] }> {
  const { id: departmentId } = await chooseDepartment(context.db, actor, wanted);
  const ids = await listIds(context.db, { departmentId, category });
  const found = new Map((await findAccounts(context.db, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const here = rows.filter((row) => row.state !== 'removed' && row.departmentId === departmentId);
  return { items: here.map((row) => describeBinding(context, row)) };
}
