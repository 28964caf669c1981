// The database: one pool a process, and the clock everybody asks.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Tx = Transaction<Tables>;
/** A store takes either: it never begins a transaction itself. */
export type Executor = Database | Tx;

/** bigint and count() as numbers: ours stay far below 2^53. */
const int8 = 20;
/** One process keeps so many busy. With thirty, each plans every statement for itself and two cores change among them: a fifth to a third slower (docs/operations.md). Whoever waits outside (open-turn.ts) holds four at most. */
const keptBusy = 10;
/** No transaction of ours waits for a platform as long. */
const abandonedAfterMs = 120_000;

export function openDatabase(url: string, onError: (error: Error) => void, connections = keptBusy): Database {
  pg.types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'herald',
    keepAlive: true,
    // A machine that vanished in the middle of a transaction gives its lanes and keys back.
    idle_in_transaction_session_timeout: abandonedAfterMs,
  });
  // Without these a restart of Postgres ends the process (publishing.md §10 D5).
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections this process has, and how many wait for one. */
export function readPool(db: Database): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** The database's own time, which tests may move and nobody else (publishing.md §12). */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select herald_now() as now`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the database did not tell the time');
  return row.now;
}

/** The clock inside a statement; asked once per statement, so that indexes can be used. */
export const now = sql<Date>`(select herald_now())`;

/** The clock plus some milliseconds. */
export function nowPlus(milliseconds: number) {
  return sql<Date>`(select herald_now()) + ${Math.round(milliseconds)} * interval '1 millisecond'`;
}
