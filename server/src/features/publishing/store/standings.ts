// Standings: how each account of a package stands, counted by what readers can see there, what is on its way and what nobody knows.
import { sql, type RawBuilder } from 'kysely';
import type { PublicationState, Standing } from '@herald/contract/publications.ts';
import type { Executor } from '../../../db/client.ts';

type Kind = Exclude<keyof Standing, 'total' | 'retryable' | 'ownerOnly' | 'failedBeside'>;

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

/** Proven nothing: nobody knows whether it went out, and nobody asks any more. */
const isDropped = sql<boolean>`state = 'failed' and reason = 'reason-person-dropped'`;

/** Every account counts for all that readers find of the package there, whichever was sent last; what stands nowhere counts as its last one. */
export async function listStandings(
  db: Executor,
  packageIds: readonly string[],
): Promise<(Standing & { packageId: string })[]> {
  if (packageIds.length === 0) return [];
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
    .where((row) =>
      row.or([
        row('package_id', 'in', packageIds),
        sql<boolean>`also_packages && ${[...packageIds]}::uuid[]`,
      ]),
    )
    .where('carried.id', 'in', packageIds);
  const any = (kind: Kind) => sql<boolean>`bool_or(state = any(${statesOf(kind)}))`;
  const accounts = db
    .selectFrom(carried.as('carried'))
    .select('package_id')
    .select([any('live').as('stands'), any('underWay').as('is_coming'), any('unknown').as('is_asked')])
    .select(sql<boolean>`bool_or(state = any(${statesOf('unknown')}) or (${isDropped}))`.as('is_unknown'))
    .select(sql<boolean>`bool_or(state = any(${statesOf('live')}) and owner_only is null)`.as('is_seen'))
    .select(sql<PublicationState>`(array_agg(state order by said_no desc, id desc))[1]`.as('last_state'))
    // As isRetryable of the contract has it.
    .select(
      sql<boolean>`(array_agg(state in ('failed', 'missed') and reason is distinct from 'reason-person-dropped'
        order by said_no desc, id desc))[1]`.as('may_be_retried'),
    )
    .groupBy(['package_id', 'account_id']);
  const count = (which: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${which})`;
  const last = (...wanted: readonly Kind[]) => sql<boolean>`last_state = any(${statesOf(...wanted)})`;
  const isNowhere = sql<boolean>`not stands and not is_unknown`;
  // Who called the last one off, or took it down, said nothing of one before it that is on its way.
  const isOver = sql<boolean>`${isNowhere} and not is_coming`;
  return db
    .selectFrom(accounts.as('account'))
    .select((row) => [
      'account.package_id as packageId',
      row.fn.countAll<number>().as('total'),
      count(sql`is_seen`).as('live'),
      count(sql`stands and not is_seen`).as('ownerOnly'),
      count(sql`is_coming`).as('underWay'),
      count(sql`is_unknown`).as('unknown'),
      count(
        sql`${isNowhere} and ${last('notLive')} and not (is_coming and last_state = 'externally-removed')`,
      ).as('notLive'),
      count(sql`(stands or is_unknown) and not is_asked and may_be_retried`).as('failedBeside'),
      count(sql`${isOver} and ${last('takenDown')}`).as('takenDown'),
      count(sql`${isOver} and ${last('cancelled')}`).as('cancelled'),
      count(sql`not is_asked and may_be_retried`).as('retryable'),
    ])
    .groupBy('account.package_id')
    .execute();
}
