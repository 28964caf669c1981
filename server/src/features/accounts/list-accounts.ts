// List the accounts of one's own department, or of all for those who see all, and how each of them is.
import type { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeHealth, type ReadStandings } from './describe-health.ts';
import { listAccounts as list } from './store/accounts.ts';

type Endpoint = typeof accountEndpoints.accounts;

export async function listAccounts(
  context: Context,
  actor: Actor,
  { page, pageSize, readStandings }: InputOf<Endpoint> & { readStandings: ReadStandings },
): Promise<OutputOf<Endpoint>> {
  const rows = await list(context.db, actor.signs.has(signs.seesAll) ? null : actor.departmentId);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return { items: await describeHealth(context, actor, shown, { readStandings }), total: rows.length };
}
