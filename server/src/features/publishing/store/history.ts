// History: publications as people read them, with their events.
import { sql, type SelectQueryBuilder } from 'kysely';
import type { HistoryEvent, PublicationState } from '@herald/contract/publications.ts';
import { now, type Executor } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { mayStand } from './attempts.ts';
import { isMoved } from './moves.ts';
import { isOutstanding } from './outstanding.ts';
import { isPaused } from './pauses.ts';
import { carries } from './publications.ts';
import type { Publication } from './rows.ts';

export type HistoryRow = Publication & {
  /** When this was read, by the database's clock. */
  read_at: Date;
  account_name: string;
  requester: string;
  cancel_requested: boolean;
  /** Its turn has come, and another one of its account must be settled first (publishing.md §7, head of line). */
  waits_for_account: boolean;
  /** Its turn has come, and a pause keeps it. */
  waits_for_pause: boolean;
  /** A call of it may stand: it waits to be sent again under its key. */
  is_doubted: boolean;
  /** Its turn has come, and the platform asked the whole account to wait until then. */
  rests_until: Date | null;
  /** Another publication was made to try it again, which says for itself whether it may be tried once more; called off, it says nothing. */
  tried_again: boolean;
  /** The name of who holds it now. */
  holder: string | null;
};
export type HistoryScope = { requestedBy: string } | { departmentId: string } | 'all';
export type HistoryFilter = {
  title: string;
  channelid: number | undefined;
  packageId: string | undefined;
  from: Date | null;
  before: Date | null;
};
/** Undefined is every state. */
type Page = { states: readonly PublicationState[] | undefined; page: number; pageSize: number };

type NamedRow = Pick<Publication, 'id' | 'title' | 'state' | 'reason' | 'owner_only'> & {
  readonly at: Date;
  readonly channelId: number;
  readonly accountName: string;
};
type Rows = SelectQueryBuilder<Tables, 'publication' | 'channel_account' | 'person', unknown>;

/** Newest first. */
export async function listHistory(
  db: Executor,
  scope: HistoryScope,
  { states, page, pageSize, ...filter }: HistoryFilter & Page,
): Promise<HistoryRow[]> {
  const rows = narrowed(from(db), scope, filter);
  return withNames(
    states === undefined ? rows : rows.where(sql<boolean>`publication.state = any(${[...states]})`),
  )
    .orderBy('publication.created_at', 'desc')
    .orderBy('publication.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** How many stand in each state. */
export async function countHistory(
  db: Executor,
  scope: HistoryScope,
  filter: HistoryFilter,
): Promise<ReadonlyMap<PublicationState, number>> {
  const rows = await narrowed(from(db), scope, filter)
    .select((row) => ['publication.state', row.fn.countAll<number>().as('count')])
    .groupBy('publication.state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export async function listHistoryOfPackage(
  db: Executor,
  scope: HistoryScope,
  packageId: string,
): Promise<HistoryRow[]> {
  return withNames(ofPackage(within(from(db), scope), packageId))
    .where(sql<boolean>`not ${isMoved}`)
    .orderBy('publication.created_at')
    .execute();
}

/** What carried one of these packages, or came from the draft. */
export async function listHistoryOfItem(
  db: Executor,
  scope: HistoryScope,
  { packageIds, draftId }: { packageIds: readonly string[]; draftId: string },
): Promise<HistoryRow[]> {
  const packages = sql`${[...packageIds]}::uuid[]`;
  return withNames(within(from(db), scope))
    .where(
      sql<boolean>`publication.id in (
        select id from publication where package_id = any (${packages})
        union all select id from publication where also_packages <> '{}' and also_packages && ${packages}
        union all select id from publication where draft_id = ${draftId}
        union all select id from publication where also_drafts <> '{}' and also_drafts && array[${draftId}::uuid])`,
    )
    .where(sql<boolean>`not ${isMoved}`)
    .orderBy('publication.created_at')
    .execute();
}

export async function findHistory(db: Executor, scope: HistoryScope, id: string): Promise<HistoryRow | null> {
  if (!isRowId(id)) return null;
  const found = await withNames(within(from(db), scope))
    .where('publication.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Of these, those that lie within. */
export async function listWithin(
  db: Executor,
  scope: HistoryScope,
  ids: readonly string[],
): Promise<string[]> {
  const asked = ids.filter((id) => isRowId(id));
  if (asked.length === 0) return [];
  const rows = await within(from(db), scope)
    .where('publication.id', 'in', asked)
    .select('publication.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these, those that lie within, as a list of other things names them; the latest first. */
export async function listNamed(
  db: Executor,
  scope: HistoryScope,
  ids: readonly string[],
): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  return within(from(db), scope)
    .where('publication.id', 'in', ids)
    .select([
      'publication.id',
      'publication.title',
      'publication.updated_at as at',
      'publication.channel_id as channelId',
      'channel_account.name as accountName',
      'publication.state',
      'publication.reason',
      'publication.owner_only',
      'publication.articles_gone',
    ])
    .orderBy('publication.updated_at', 'desc')
    .orderBy('publication.id')
    .execute();
}

export async function listEvents(db: Executor, publicationId: string): Promise<HistoryEvent[]> {
  const rows = await db
    .selectFrom('event')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    fromState: row.from_state,
    toState: row.to_state,
    reason: row.reason,
    evidence: row.evidence,
  }));
}

function from(db: Executor): Rows {
  return db
    .selectFrom('publication')
    .innerJoin('channel_account', 'channel_account.id', 'publication.account_id')
    .innerJoin('person', 'person.id', 'publication.requested_by');
}

function withNames(rows: Rows) {
  return rows
    .selectAll('publication')
    .select(['channel_account.name as account_name', 'person.name as requester', now.as('read_at')])
    .select(
      sql<boolean>`exists (select 1 from cancel_request where publication_id = publication.id and done_at is null)`.as(
        'cancel_requested',
      ),
    )
    .select([waitsForAccount.as('waits_for_account'), waitsForPause.as('waits_for_pause')])
    .select(isDoubted.as('is_doubted'))
    .select([restsUntil.as('rests_until'), triedAgain.as('tried_again'), holder.as('holder')]);
}

/** Never written down: it comes and goes with another row. */
const waitsForAccount = sql<boolean>`publication.state = 'scheduled' and coalesce(publication.wake_at <= ${now}, false)
  and exists (select 1 from publication other where other.account_id = publication.account_id and ${isOutstanding('other')})`;

/** Nor is this: while it is paused no worker looks at it. */
const waitsForPause = sql<boolean>`(publication.state = 'scheduled' and coalesce(publication.wake_at <= ${now}, false) and ${isPaused})`;

const isDoubted = sql<boolean>`(publication.state = 'scheduled' and publication.attempt_no > 0 and ${mayStand})`;

/** Nor this: nothing is written of what stands behind the one that was told to wait. */
const restsUntil = sql<Date | null>`(select not_before from account_lane where account_lane.account_id = publication.account_id
  and not_before > ${now} and publication.state = 'scheduled' and publication.wake_at <= ${now})`;

const triedAgain = sql<boolean>`exists (select 1 from publication later where later.retry_of = publication.id and later.state <> 'cancelled')`;
const holder = sql<
  string | null
>`(select name from person where id = publication.held_by and publication.held_until > ${now})`;

function within(rows: Rows, scope: HistoryScope): Rows {
  if (scope === 'all') return rows;
  return 'requestedBy' in scope
    ? rows.where('publication.requested_by', '=', scope.requestedBy)
    : rows.where('publication.department_id', '=', scope.departmentId);
}

/** When it went live, or else is due. */
const moment = sql<Date>`coalesce(publication.published_at, publication.due_at)`;

/** By itself or in one message with others. */
function ofPackage(rows: Rows, packageId: string): Rows {
  if (!isRowId(packageId)) return rows.where(sql<boolean>`false`);
  return rows.where((row) => row.or([row('publication.package_id', '=', packageId), carries(packageId)]));
}

function narrowed(rows: Rows, scope: HistoryScope, filter: HistoryFilter): Rows {
  let narrow = within(rows, scope).where(sql<boolean>`not ${isMoved}`);
  if (filter.channelid) narrow = narrow.where('publication.channel_id', '=', filter.channelid);
  if (filter.from) narrow = narrow.where(moment, '>=', filter.from);
  if (filter.before) narrow = narrow.where(moment, '<', filter.before);
  if (filter.packageId) narrow = ofPackage(narrow, filter.packageId);
  const words = filter.title.trim();
  if (words === '') return narrow;
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return narrow.where(sql<boolean>`(publication.title ilike ${pattern} or ${hasArticleLike(pattern)})`);
}

/** A later article of a message has its title in the post alone. */
function hasArticleLike(pattern: string) {
  return sql<boolean>`(publication.also_packages <> '{}' and exists (
    select 1 from jsonb_path_query(publication.post, '$.articles[*].title') as told (title)
      where told.title #>> '{}' ilike ${pattern}))`;
}
