// List the accounts of one's own department, or of all for those who see all.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { listAccounts } from './store/accounts.ts';

type Bindings = { allChannelBindList: ChannelBinding[]; channelBindList: ChannelBinding[] };

/** Both names of the list carry the same: what may be seen (R-API-043). */
export async function listBindings(context: Context, actor: Actor): Promise<Bindings> {
  const rows = await listAccounts(context.db, actor.signs.has(signs.seesAll) ? null : actor.departmentId);
  const described = rows.map((row) => describeBinding(context, row));
  return { allChannelBindList: described, channelBindList: described };
}
