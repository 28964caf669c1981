// Standings: how each account of a package stands, counted by what readers can see there and what nobody knows.
import { sql } from 'kysely';
import type { PublicationState, Standing } from '@herald/contract/publications.ts';
import type { Executor } from '../../../db/client.ts';

type Kind = Exclude<keyof Standing, 'total' | 'retryable' | 'ownerOnly'>;

/** What each state is to a reader; while it is being changed a post stands where it stood. */
const kinds: Record<PublicationState, Kind> = {
  scheduled: 'underWay',
  preparing: 'underWay',
  inflight: 'underWay',
  processing: 'underWay',
  reconciling: 'underWay',
  'auth-required': 'underWay',
  'handed-over': 'underWay',
  published: 'live',
  editing: 'live',
  'edit-failed': 'live',
  withdrawing: 'live',
  unknown: 'unknown',
  failed: 'notLive',
  cancelled: 'cancelled',
  missed: 'notLive',
  withdrawn: 'takenDown',
  'externally-removed': 'notLive',
};

function statesOf(...wanted: readonly string[]): string[] {
  return Object.entries(kinds).flatMap(([state, kind]) => (wanted.includes(kind) ? [state] : []));
}

/** How many of these publications are on their way, live, or nobody knows. */
export async function countStanding(db: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { standing } = await db
    .selectFrom('publication')
    .select((row) => row.fn.countAll<number>().as('standing'))
    .where('id', 'in', ids)
    .where(sql<boolean>`state <> all (${statesOf('notLive', 'takenDown', 'cancelled')})`)
    .executeTakeFirstOrThrow();
  return standing;
}

/** Its own article of a message may be gone while the message stands. */
const stateOfPackage = sql<PublicationState>`case when publication.state = any(${statesOf('live')})
  and (carried.place - 1)::int = any(publication.articles_gone) then 'externally-removed' else publication.state end`;

export async function listStandings(
  db: Executor,
  packageIds: readonly string[],
): Promise<(Standing & { packageId: string })[]> {
  if (packageIds.length === 0) return [];
  const ofAccount = sql`(partition by carried.id, publication.account_id order by publication.said_no desc, publication.id desc)`;
  const carried = db
    .selectFrom('publication')
    .innerJoinLateral(
      sql<{
        id: string;
        place: number;
      }>`(select * from unnest(array_prepend(package_id, also_packages)) with ordinality as one (id, place))`.as(
        'carried',
      ),
      (join) => join.onTrue(),
    )
    .select(['carried.id as package_id', 'account_id', 'reason', 'owner_only', 'said_no', 'publication.id'])
    .select(stateOfPackage.as('state'))
    .select(sql<string>`first_value(${stateOfPackage}) over ${ofAccount}`.as('last_state'))
    .where((row) =>
      row.or([
        row('package_id', 'in', packageIds),
        sql<boolean>`also_packages && ${[...packageIds]}::uuid[]`,
      ]),
    )
    .where('carried.id', 'in', packageIds);
  // Who called the last one off, or took it down, said nothing of one before it that stands; and what nobody knows hides behind nothing.
  const latest = db
    .selectFrom(carried.as('carried'))
    .select(['package_id', 'state', 'reason', 'owner_only'])
    .distinctOn(['package_id', 'account_id'])
    .orderBy('package_id')
    .orderBy('account_id')
    .orderBy(sql`state = any(${statesOf('unknown')})`, 'desc')
    .orderBy(
      sql`(last_state = 'externally-removed' or last_state = any(${statesOf('cancelled', 'takenDown')}))
        and state = any(${statesOf('live', 'underWay')})`,
      'desc',
    )
    .orderBy('said_no', 'desc')
    .orderBy('id', 'desc');
  const count = (kind: Kind) => sql<number>`count(*) filter (where latest.state = any(${statesOf(kind)}))`;
  return db
    .selectFrom(latest.as('latest'))
    .select((row) => [
      'latest.package_id as packageId',
      row.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where latest.state = any(${statesOf('live')}) and latest.owner_only is null)`.as(
        'live',
      ),
      sql<number>`count(*) filter (where latest.state = any(${statesOf('live')}) and latest.owner_only is not null)`.as(
        'ownerOnly',
      ),
      count('underWay').as('underWay'),
      count('unknown').as('unknown'),
      count('notLive').as('notLive'),
      count('takenDown').as('takenDown'),
      count('cancelled').as('cancelled'),
      // As isRetryable of the contract has it.
      sql<number>`count(*) filter (where latest.state in ('failed', 'missed')
        and latest.reason is distinct from 'reason-person-dropped')`.as('retryable'),
    ])
    .groupBy('latest.package_id')
    .execute();
}
