// List the accounts this person has bound themselves.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { listOwnedBy } from './store/accounts.ts';

/** Who changed department leaves the accounts where they are. */
export async function listOwnAccounts(context: Context, actor: Actor): Promise<{ items: ChannelBinding[] }> {
  const rows = await listOwnedBy(context.db, actor.personId);
  const here = rows.filter((row) => row.departmentId === actor.departmentId);
  return { items: here.map((row) => describeBinding(context, row)) };
}
