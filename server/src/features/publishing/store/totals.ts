// Totals: the publications of a range of days counted in one statement, by day, channel, account and category.
import { sql, type RawBuilder } from 'kysely';
import { figureNames, type FigureName } from '@herald/contract/figures.ts';
import { outcomeOf, outcomes, type Outcome } from '@herald/contract/totals.ts';
import type { Executor } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { HistoryScope } from './history.ts';

/** What a row does not stand for is null in it. */
export type TotalsRow = {
  readonly per: 'all' | 'day' | 'channel' | 'account' | 'category';
  readonly day: string;
  readonly channelId: number;
  readonly accountId: string;
  readonly accountName: string;
  readonly category: string;
  readonly outcomes: Record<Outcome, number>;
  readonly figures: Record<FigureName, { sum: number; posts: number }>;
  readonly posts: number;
  readonly first: Date | null;
  readonly last: Date | null;
};

/** Days as `YYYY-MM-DD` of the zone, the last one whole. */
export type TotalsFilter = {
  readonly from: string;
  readonly until: string;
  readonly zone: string;
  readonly channelid?: number | undefined;
  readonly bid?: string | undefined;
};

/** The parts of each kind in their order: days and categories by name, channels by number, accounts by theirs. */
export async function countOutcomes(
  db: Executor,
  scope: HistoryScope,
  filter: TotalsFilter,
): Promise<TotalsRow[]> {
  const { rows } = await sql<TotalsRow>`
    with counted as (${countedRows(scope, filter)})
    select
      case
        when grouping(day) = 0 then 'day'
        when grouping(category) = 0 then 'category'
        when grouping(account_id) = 0 then 'account'
        when grouping(channel_id) = 0 then 'channel'
        else 'all'
      end as per,
      day, channel_id as "channelId", account_id as "accountId", account_name as "accountName", category,
      jsonb_build_object(${sql.join(outcomes.flatMap((outcome) => [sql.lit(outcome), inOutcome(outcome)]))}) as outcomes,
      jsonb_build_object(${sql.join(figureNames.flatMap((name) => [sql.lit(name), summed(name)]))}) as figures,
      count(read_at) as posts, min(read_at) as first, max(read_at) as last
    from counted
    group by grouping sets ((), (day), (channel_id), (channel_id, account_id, account_name), (category))
    order by day, category, channel_id, account_name, account_id`.execute(db);
  return rows;
}

/** Its day is that on which it went live, or else that for which it is due. */
const moment = sql`coalesce(one.published_at, one.due_at)`;

/** One row for each that counts; the figures only of what is live. */
function countedRows(scope: HistoryScope, filter: TotalsFilter): RawBuilder<unknown> {
  const { from, until, zone } = filter;
  return sql`
    select
      to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD') as day,
      one.channel_id, one.account_id, account.name as account_name, package.category, stands.outcome,
      case when stands.outcome = 'live' then statistic.figures end as figures,
      case when stands.outcome = 'live' then statistic.read_at end as read_at
    from publication one
    join channel_account account on account.id = one.account_id
    join package on package.id = one.package_id
    left join statistic on statistic.publication_id = one.id
    cross join lateral (select ${outcome} as outcome) stands
    where ${moment} >= ${from}::date::timestamp at time zone ${zone}
      and ${moment} < (${until}::date + 1)::timestamp at time zone ${zone}
      and stands.outcome is not null
      and ${isLast}
      and ${within(scope)}
      ${filter.channelid === undefined ? sql`` : sql`and one.channel_id = ${filter.channelid}`}
      ${filter.bid === undefined ? sql`` : sql`and ${ofAccount(filter.bid)}`}`;
}

function statesOf(wanted: Outcome): string[] {
  return Object.entries(outcomeOf).flatMap(([state, outcome]) => (outcome === wanted ? [state] : []));
}

/** What stands for its owner alone is not live; what a person gave up unseen is proven nothing. */
const outcome = sql<Outcome | null>`case
  when one.state = 'failed' and one.reason = 'reason-person-dropped' then 'unknown'
  when one.state = any(${statesOf('live')}) and one.owner_only is not null then 'with-owner'
  ${sql.join(
    outcomes.map((name) => sql`when one.state = any(${statesOf(name)}) then ${sql.lit(name)}`),
    sql` `,
  )}
end`;

/** Not tried again since, and not posted anew in its place: the later one counts, unless that was called off. Two conditions, so that each is one pass over a long range. */
const isLast = sql`
  not exists (select 1 from publication later where later.retry_of = one.id and later.state <> 'cancelled')
  and not exists (
    select 1 from modification join publication later on later.id = modification.successor_id
    where modification.publication_id = one.id and modification.way = 'repost' and modification.outcome = 'done'
      and later.state <> 'cancelled')`;

function within(scope: HistoryScope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`;
  return 'requestedBy' in scope
    ? sql`one.requested_by = ${scope.requestedBy}`
    : sql`one.department_id = ${scope.departmentId}`;
}

function ofAccount(bid: string): RawBuilder<unknown> {
  return isRowId(bid) ? sql`one.account_id = ${bid}` : sql`false`;
}

function inOutcome(name: Outcome): RawBuilder<number> {
  return sql<number>`count(*) filter (where outcome = ${sql.lit(name)})`;
}

/** No sum is greater than a number that JSON carries whole. */
function summed(name: FigureName): RawBuilder<{ sum: number; posts: number }> {
  const told = sql`figures ->> ${sql.lit(name)}`;
  return sql`jsonb_build_object(
    'sum', least(coalesce(sum((${told})::numeric), 0), ${sql.lit(Number.MAX_SAFE_INTEGER)}),
    'posts', count(${told}))`;
}
