// The rows of what content is filed under: three tables of one shape, whose ids are the names; classes are of one channel.
import type { FilingKind } from '@herald/contract/filing.ts';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';

export type Shelf = { kind: FilingKind; channelid: number };
export type TermRow = { id: string; name: string };

const tables = {
  category: sql.table('category'),
  topic: sql.table('special_topic'),
  class: sql.table('classification'),
} as const;

function placeOf({ kind, channelid }: Shelf) {
  const here = kind === 'class' ? sql<boolean>`channel_id = ${channelid}` : sql<boolean>`true`;
  return { table: tables[kind], here };
}

export async function allTerms(db: Executor, shelf: Shelf): Promise<TermRow[]> {
  const { table, here } = placeOf(shelf);
  const { rows } = await sql<TermRow>`select id, name from ${table} where ${here} order by sort, id`.execute(
    db,
  );
  return rows;
}

/** Whoever else changes the same kind waits until this transaction ends; who reads does not. */
export async function holdTerms(tx: Tx, { kind }: Shelf): Promise<void> {
  await sql`lock table ${tables[kind]} in share row exclusive mode`.execute(tx);
}

/** As the last. */
export async function insertTerm(tx: Tx, shelf: Shelf, name: string): Promise<void> {
  const { table, here } = placeOf(shelf);
  const last = sql`(select coalesce(max(sort), -1) + 1 from ${table} where ${here})`;
  await (
    shelf.kind === 'class'
      ? sql`insert into ${table} (channel_id, id, name, sort) values (${shelf.channelid}, ${name}, ${name}, ${last})`
      : sql`insert into ${table} (id, name, sort) values (${name}, ${name}, ${last})`
  ).execute(tx);
}

/** Suggestions of accounts follow a category to its new name. */
export async function updateTerm(tx: Tx, shelf: Shelf, { id, name }: TermRow): Promise<void> {
  const { table, here } = placeOf(shelf);
  await sql`update ${table} set id = ${name}, name = ${name} where ${here} and id = ${id}`.execute(tx);
}

export async function deleteTerm(tx: Tx, shelf: Shelf, id: string): Promise<void> {
  const { table, here } = placeOf(shelf);
  await sql`delete from ${table} where ${here} and id = ${id}`.execute(tx);
}

export async function setOrder(tx: Tx, shelf: Shelf, ids: readonly string[]): Promise<void> {
  const { table, here } = placeOf(shelf);
  await sql`update ${table} as term set sort = wanted.place
    from unnest(${[...ids]}::text[]) with ordinality as wanted (id, place)
    where ${here} and term.id = wanted.id`.execute(tx);
}
