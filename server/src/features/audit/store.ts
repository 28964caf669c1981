// The rows of the audit log: added at the end, one at a time, and never written again.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { jsonText, storableText } from '../../db/json-text.ts';
import type { Entry } from './seal-entry.ts';

export type Kept = Entry & { previousHash: string; hash: string };
export type End = { seq: number; hash: string };

const lockNumber = 4_372_555;

const columns = [
  'seq',
  'at',
  'actor_id as actorId',
  'actor',
  'address',
  'deed',
  'subject_kind as subjectKind',
  'subject_id as subjectId',
  'subject',
  'before',
  'after',
  'previous_hash as previousHash',
  'hash',
] as const;

/** Whoever else writes waits until this transaction ends, so that the chain has one end. Null: nothing is written yet. */
export async function holdEnd(tx: Tx): Promise<End | null> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
  const last = await tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}

/** To the millisecond, as the log keeps it. */
export async function readMoment(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select date_trunc('milliseconds', herald_now()) as at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database did not tell the time');
  return row.at;
}

export async function insertEntry(tx: Tx, entry: Kept): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      seq: entry.seq,
      at: entry.at,
      actor_id: entry.actorId,
      actor: entry.actor,
      address: entry.address,
      deed: entry.deed,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      subject: storableText(entry.subject),
      before: entry.before && jsonText(entry.before),
      after: entry.after && jsonText(entry.after),
      previous_hash: entry.previousHash,
      hash: entry.hash,
    })
    .execute();
}

/** The oldest first, those after `seq`. */
export async function entriesAfter(db: Executor, seq: number, atMost: number): Promise<Kept[]> {
  return db
    .selectFrom('audit_entry')
    .select(columns)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(atMost)
    .execute();
}

/** `kind` and `deed` narrow to one subject kind or one deed; null and an empty text narrow nothing. `before` itself is not within. */
export type Filter = {
  from: Date | null;
  before: Date | null;
  who: string;
  kind: string | null;
  deed: string | null;
  subject: string;
  upTo: number | null;
};

function found(db: Executor, { from, before, who, kind, deed, subject, upTo }: Filter) {
  return db
    .selectFrom('audit_entry')
    .$if(from !== null, (query) => query.where('at', '>=', from))
    .$if(before !== null, (query) => query.where('at', '<', before))
    .$if(who !== '', (query) => query.where('actor', 'ilike', containing(who)))
    .$if(kind !== null, (query) => query.where('subject_kind', '=', kind))
    .$if(deed !== null, (query) => query.where('deed', '=', deed))
    .$if(subject !== '', (query) => query.where('subject', 'ilike', containing(subject)))
    .$if(upTo !== null, (query) => query.where('seq', '<=', upTo));
}

/** The newest first. */
export async function listEntries(
  db: Executor,
  filter: Filter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: Kept[]; total: number }> {
  const [items, { total }] = await Promise.all([
    found(db, filter)
      .select(columns)
      .orderBy('seq', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

export type Changed = { subjectKind: string; subjectId: string; facts: readonly string[] };

/** The newest by which one of these facts became another. */
export async function lastEntryOf(
  db: Executor,
  { subjectKind, subjectId, facts }: Changed,
): Promise<Pick<Entry, 'actorId' | 'actor' | 'at'> | undefined> {
  return db
    .selectFrom('audit_entry')
    .select(['actor_id as actorId', 'actor', 'at'])
    .where('subject_id', '=', subjectId)
    .where('subject_kind', '=', subjectKind)
    .where((e) =>
      e.or(facts.map((fact) => sql<boolean>`before ->> ${fact} is distinct from after ->> ${fact}`)),
    )
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Undefined where there is no such entry. */
export async function hashOf(db: Executor, seq: number): Promise<string | undefined> {
  const row = await db.selectFrom('audit_entry').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash;
}
