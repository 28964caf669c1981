// Files that are stored and not recorded yet, or no longer: announced before, struck out in the transaction that writes their row.
import { sql } from 'kysely';
import { nowPlus, type Database, type Executor, type Tx } from '../../../db/client.ts';

export async function announceFiles(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('unrecorded_file')
    .values(keys.map((key) => ({ key })))
    .onConflict((clash) => clash.column('key').doNothing())
    .execute();
}

/** False where it was thought left behind, and its bytes are gone. */
export async function strikeFile(tx: Executor, key: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('unrecorded_file')
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listUnrecorded(db: Executor, olderThanMs: number, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unrecorded_file')
    .select('key')
    .where('announced_at', '<', nowPlus(-olderThanMs))
    .orderBy('announced_at')
    .limit(atMost)
    .execute();
  return rows.map(({ key }) => key);
}

/** `remove` runs while nobody can record it; who records it in this moment is left alone. */
export async function clearUnrecorded(db: Database, key: string, remove: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const held = tx
      .selectFrom('unrecorded_file')
      .select('key')
      .where('key', '=', key)
      .forUpdate()
      .skipLocked();
    if (!(await held.executeTakeFirst())) return;
    if (!(await isNamed(tx, key))) await remove();
    await strikeFile(tx, key);
  });
}

async function isNamed(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`select exists (select from file where key = ${key})
    or exists (select from page_picture where key = ${key}) as named`.execute(tx);
  return rows[0]?.named === true;
}
