// Publications: read one, choose what is next on an account, and move one by a lawful, fenced step.
import type { PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';
import { isCancelAsked } from './cancellations.ts';
import { isOver, passesPause, passesRest } from './expired.ts';
import { announcementOf } from './outbox.ts';
import { isOutstanding } from './outstanding.ts';
import { isPaused } from './pauses.ts';
import { reachOf } from './reach.ts';
import { maySend, requesterSigns } from './requesters.ts';
import { Overtaken, type NewPublication, type Patch, type Publication } from './rows.ts';

export async function insertPublication(tx: Tx, row: NewPublication): Promise<Publication> {
  return tx.insertInto('publication').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findPublication(db: Executor, id: string): Promise<Publication | null> {
  if (!isRowId(id)) return null;
  const found = await db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst();
  return found ?? null;
}

/** Left behind by a worker that died: looked at whenever the lane is free, whatever their time. */
const orphans: readonly PublicationState[] = ['preparing', 'inflight'];

/** What is to be done, with what the same glance saw: when it was by the database's clock, whether somebody wants it gone, whether its requester may still send it, whether a pause holds it, and until when its account rests. */
export type Next = {
  publication: Publication;
  at: Date;
  cancelled: boolean;
  maySend: boolean;
  paused: boolean;
  restsUntil: Date | null;
};

/** Until when the platform wants no more posts of the account of this row. */
const restsUntil = sql<Date | null>`(select not_before from account_lane
  where account_lane.account_id = publication.account_id and not_before > ${now})`;

/** As the index publication_unsettled has them, word for word, so that it is used. */
export const unsettled = sql<boolean>`publication.state in ('scheduled', 'auth-required', 'preparing', 'inflight', 'processing',
  'reconciling', 'editing', 'withdrawing', 'handed-over', 'unknown')`;
/** One that is being prepared cannot be sent while another is outstanding; what waits or rests comes after both. To miss one asks nobody. */
const rank = sql<number>`case when ${isOver} then -1 when ${isOutstanding('publication')} then 0
  when state = 'preparing' then 1 else 2 end`;

/** An item of an arrangement whose turn has not come: the one before it has not gone out yet, and there is still time to wait for it (D-09). */
const isBehind = sql<boolean>`(publication.state = 'scheduled' and publication.follows_until > ${now}
  and exists (select from publication as earlier where earlier.id = publication.follows
    and earlier.state in ('scheduled', 'auth-required', 'preparing')))`;

/**
 * What the holder of the lane does next; while the platform has asked the account to publish no more, only what passes that rest.
 * While one is unsettled no other begins (publishing.md §7, head of line).
 * Asked once a step, and planning it costs more than answering: no value changes the plan here, so that Postgres keeps the one it made.
 */
export async function findNext(db: Executor, accountId: string): Promise<Next | null> {
  const row = await db
    .selectFrom((one) =>
      one
        .selectFrom('publication')
        .selectAll()
        .select([rank.as('rank'), isPaused.as('paused'), restsUntil.as('restsUntil'), isBehind.as('behind')])
        .where('account_id', '=', sql<string>`(select ${accountId}::uuid)`)
        .where(unsettled)
        .offset(sql.lit(0))
        .as('publication'),
    )
    .selectAll()
    .select([now.as('at'), isCancelAsked.as('cancelled'), requesterSigns.as('signs')])
    .select((one) => one('wake_at', '<=', now).as('due'))
    .where((one) =>
      one.or([
        one('rank', '<', sql.lit(2)),
        one.and([
          one('wake_at', '<=', now),
          one.or([
            one('state', '<>', sql.lit('scheduled')),
            one('expires_at', '<=', now),
            one.not('paused'),
            passesPause,
          ]),
        ]),
      ]),
    )
    .where((one) => one.or([one('restsUntil', 'is', null), passesRest]))
    .where((one) => one.or([one.not('behind'), one('expires_at', '<=', now), passesPause]))
    .orderBy('rank')
    .orderBy('due_at')
    .orderBy('created_at')
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (!row) return null;
  const {
    at,
    cancelled,
    rank: rankOf,
    due,
    signs,
    paused,
    restsUntil: rest,
    behind: _,
    ...publication
  } = row;
  const isOpen = rankOf < 2;
  return !isOpen || due || orphans.includes(row.state)
    ? { publication, at, cancelled, maySend: maySend(signs), paused, restsUntil: rest }
    : null;
}

/** What waits for its time on these channels and is to be inspected now: first what is due first, since nothing is told once its time has come. */
export async function findDuePreflights(
  db: Executor,
  channelIds: readonly number[],
  atMost: number,
): Promise<Publication[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('channel_id', 'in', [...channelIds])
    .where('preflight_at', '<=', now)
    .where('due_at', '>', now)
    .where('state', 'in', ['scheduled', 'auth-required'])
    .orderBy('due_at')
    .limit(atMost)
    .execute();
}

/** Whether something of this account is out and not settled: nothing else of it is changed meanwhile (I2). */
export async function isAccountBusy(tx: Tx, accountId: string): Promise<boolean> {
  const busy = await tx
    .selectFrom('publication')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isOutstanding('publication'))
    .executeTakeFirst();
  return busy !== undefined;
}

/** The step's own event is written when the statement ends, by the trigger record_publication. */
const nextEvent = sql<number>`(select coalesce(max(seq), 0) + 1 from event where publication_id = moved.id)`;

/** The platform took the call, so it is well; a refusal is watched where it is heard (watch-platform.ts). */
function isAnswered(from: PublicationState, to: PublicationState): boolean {
  return from === 'inflight' && (to === 'published' || to === 'processing');
}

export async function movePublication(
  tx: Executor,
  from: Publication,
  fence: number,
  to: PublicationState,
  patch: Patch = {},
): Promise<Publication> {
  const moved = await stepOf(tx, { from, fence, to, patch })
    .selectFrom('moved')
    .selectAll()
    .executeTakeFirst();
  return moved ? { ...from, ...moved } : refuseOvertaken(from);
}

export function refuseOvertaken(from: Publication): never {
  throw new Overtaken(`publication ${from.id} is no longer ${from.state}`);
}

export type Step = {
  readonly from: Publication;
  readonly fence: number;
  readonly to: PublicationState;
  readonly patch: Patch;
};

/** What a step writes of its row; new words never keep the code of those before. */
export function setOf({ to, fence, patch: { evidence = {}, ...rest } }: Omit<Step, 'from'>) {
  return {
    actor: 'herald',
    wake_at: null,
    ...(rest.detail === undefined ? {} : { platform_code: '' }),
    rests: false,
    ...reachOf(rest.reason),
    ...rest,
    evidence: JSON.stringify(evidence),
    state: to,
    fence,
  };
}

/** What a step changes of its row, and the trigger with it: the rest, words and all, stands as it was read, for the version is compared. */
export function changedBy(from: Publication, set: object) {
  const isChanged = (name: string): name is keyof Publication =>
    name in from && (name in set || stamped.has(name));
  return Object.keys(from)
    .filter(isChanged)
    .map((name) => `publication.${name}` as const);
}

/** `id` is not changed: what is told names it. */
const stamped: ReadonlySet<string> = new Set(['id', 'version', 'updated_at']);

/** One lawful step, in one statement: compares state, attempt and version, stamps the fence, and tells whoever must know; `moved` is empty where the row is another one meanwhile. */
export function stepOf(tx: Executor, { from, ...step }: Step) {
  const { to, patch } = step;
  const kind = announcementOf(from.state, to, patch.reason ?? from.reason) ?? null;
  const set = setOf(step);
  return (
    tx
      // First the lane, then the row, as whoever reads the fence does: the other way round two would wait for each other.
      .with('lane', (one) =>
        one.selectFrom('account_lane').select('fence').where('account_id', '=', from.account_id).forShare(),
      )
      .with('moved', (one) =>
        one
          .updateTable('publication')
          .from('lane')
          .set(set)
          .where('id', '=', from.id)
          .where('state', '=', from.state)
          .where('attempt_no', '=', from.attempt_no)
          .where('version', '=', from.version)
          .returning(changedBy(from, set)),
      )
      // Here, since it costs no way to the database of its own, and counts whatever was noted since the call began.
      .with('well', (one) =>
        one
          .updateTable('platform_state')
          .set({ troubles: 0, trouble_since: null })
          .where('channel_id', '=', from.channel_id)
          .where('troubles', '>', 0)
          .where(sql<boolean>`${isAnswered(from.state, to)}::boolean`),
      )
      .with('told', (one) =>
        one
          .insertInto('outbox')
          .columns(['publication_id', 'kind', 'event_seq'])
          .expression((row) =>
            row
              .selectFrom('moved')
              .select(['moved.id', sql<string>`${kind}::text`.as('kind'), nextEvent.as('event_seq')])
              .where(sql<boolean>`${kind}::text is not null`),
          ),
      )
  );
}

/** External ids of an account that belong to other publications: they never match again (I3). */
export async function listTaken(db: Executor, publication: Publication): Promise<Set<string>> {
  const rows = await db
    .selectFrom('publication')
    .select('external_id')
    .where('account_id', '=', publication.account_id)
    .where('id', '<>', publication.id)
    .where('external_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap((row) => (row.external_id === null ? [] : [row.external_id])));
}

/** In whichever place of a message. */
export function carries(packageId: string) {
  return sql<boolean>`publication.also_packages @> array[${packageId}::uuid]`;
}

export async function listOfPackage(db: Executor, packageId: string): Promise<Publication[]> {
  if (!isRowId(packageId)) return [];
  return db
    .selectFrom('publication')
    .selectAll()
    .where((row) => row.or([row('package_id', '=', packageId), carries(packageId)]))
    .orderBy('created_at')
    .execute();
}

export async function listOfSchedule(db: Executor, scheduleId: string): Promise<Publication[]> {
  return db.selectFrom('publication').selectAll().where('schedule_id', '=', scheduleId).execute();
}

/** Publications that wait for their account to be authorised again, to be sent or to be looked for; what lies with its owner is looked for at once. */
export async function listWaitingForAccount(
  db: Executor,
  accountIds: readonly string[],
): Promise<Publication[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('publication')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where((row) =>
      row.or([
        row('state', 'in', ['auth-required', 'handed-over']),
        row.and([row('state', '=', 'unknown'), row('reason', '=', 'reason-cannot-look')]),
      ]),
    )
    .execute();
}
