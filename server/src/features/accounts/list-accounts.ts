// List the accounts of one's own department, or of all for those who see all, and how each of them is; narrowed by what is asked.
import type { AccountStanding } from '@herald/contract/accounts.ts';
import type { accountEndpoints } from '@herald/contract/endpoints/accounts.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { describeHealth, type ReadStandings } from './describe-health.ts';
import { listAccounts as list, type AccountRow } from './store/accounts.ts';

type Endpoint = typeof accountEndpoints.accounts;
type Asked = InputOf<Endpoint> & { readStandings: ReadStandings };

export async function listAccounts(
  context: Context,
  actor: Actor,
  asked: Asked,
): Promise<OutputOf<Endpoint>> {
  const { page, pageSize, readStandings } = asked;
  const rows = await list(context.db, actor.signs.has(signs.seesAll) ? null : actor.departmentId);
  const found = await withStanding(context, rows.filter(fits(asked)), asked);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return { items: await describeHealth(context, actor, shown, { readStandings }), total: found.length };
}

function fits({ name, channelid, departmentId }: Asked): (row: AccountRow) => boolean {
  const words = name.toLocaleLowerCase();
  return (row) =>
    [row.name, row.screenName, row.description].some((text) => text.toLocaleLowerCase().includes(words)) &&
    (channelid === 0 || row.channelId === channelid) &&
    (departmentId === '' || row.departmentId === departmentId);
}

async function withStanding(
  context: Context,
  rows: AccountRow[],
  { status, readStandings }: Asked,
): Promise<AccountRow[]> {
  if (status === '') return rows;
  const standings = await readStandings(
    context,
    rows.map(({ id }) => id),
  );
  const standingOf = (row: AccountRow): AccountStanding => {
    if (!describeBinding(context, row).usable) return 'authorise';
    return (standings.get(row.id)?.pause ?? null) === null ? 'ready' : 'paused';
  };
  return rows.filter((row) => standingOf(row) === status);
}
