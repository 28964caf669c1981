// List the accounts of a department as they stand now: read anew at every call, by whichever instance answers (D-14).
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { listAccounts } from './store/accounts.ts';

export async function listDepartmentAccounts(
  context: Context,
  { departmentId }: Actor,
): Promise<{ items: ChannelBinding[] }> {
  const rows = await listAccounts(context.db, departmentId);
  return { items: rows.map((row) => describeBinding(context, row)) };
}
