// Prepared: statements that are asked again and again are parsed and planned once a connection.
import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Asked so often, a text is worth a plan in every connection. */
const oftenEnough = 5;
/** Texts with lists of all lengths must not fill the database's memory with plans. */
const namesAtMost = 80;
const countedAtMost = 1_000;
/** Another Herald has migrated the tables meanwhile: no plan of before is good any more. */
const planIsStale = '0A000';

/** What Kysely asks of a pool, with a name for each statement that deserves one. */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = openNames();
  return {
    options: pool.options,
    connect: async () => clientOf(await pool.connect(), names),
    end: () => pool.end(),
  };
}

function clientOf(client: pg.PoolClient, names: Names): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Nothing of ours is read by a cursor.');
    const name = values.length > 0 ? names.of(text) : undefined;
    const asked = client.query({ text, values: [...values], ...(name ? { name } : {}) });
    return asked.catch((error: unknown) => {
      if (isStalePlan(error)) names.forget();
      throw error;
    });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Asked once more, the same is planned anew and succeeds. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === planIsStale;
}

type Names = { of(text: string): string | undefined; forget(): void };

function openNames(): Names {
  const asked = new Map<string, number>();
  const named = new Map<string, string>();
  let age = 0;
  return {
    of: (text) => {
      const known = named.get(text);
      if (known !== undefined || named.size >= namesAtMost) return known;
      const times = (asked.get(text) ?? 0) + 1;
      if (asked.size >= countedAtMost) asked.clear();
      asked.set(text, times);
      if (times < oftenEnough) return undefined;
      asked.delete(text);
      const name = `${createHash('sha256').update(text).digest('base64url').slice(0, 16)}-${age}`;
      named.set(text, name);
      return name;
    },
    forget: () => {
      age += 1;
      named.clear();
    },
  };
}
