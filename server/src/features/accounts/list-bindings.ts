// List the accounts of one's own department, or of all for those who see all; without those left to others who are named.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { listAccounts } from './store/accounts.ts';
import { listNamedFor } from './store/authorisations.ts';

type Bindings = { allChannelBindList: ChannelBinding[]; channelBindList: ChannelBinding[] };

/** Both names of the list carry the same: what may be seen (R-API-043). */
export async function listBindings(context: Context, actor: Actor): Promise<Bindings> {
  const rows = await listAccounts(context.db, actor.signs.has(signs.seesAll) ? null : actor.departmentId);
  const named = new Set(await listNamedFor(context.db, actor.personId));
  // Of another department nobody publishes; who sees all sees those as they are.
  const open = rows.filter(
    (row) => row.access === 'department' || row.departmentId !== actor.departmentId || named.has(row.id),
  );
  const described = open.map((row) => describeBinding(context, row));
  return { allChannelBindList: described, channelBindList: described };
}
