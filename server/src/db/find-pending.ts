// Which of this copy's migrations the database has not seen.
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './client.ts';

const folder = new URL('./migrations/', import.meta.url);

export async function findPending(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const ran = new Set(rows.map((row) => row.name));
  const files = await readdir(folder);
  return files.filter((name) => name.endsWith('.sql') && !ran.has(name)).toSorted();
}
