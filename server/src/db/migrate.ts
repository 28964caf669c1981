// Bring a database up to date by numbered SQL files, one at a time, whoever else tries at the same moment.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
const lockNumber = 4_372_553;

/** Runs what has not run; of `only` these, for a backup that was made before the others. Refuses a database that a newer or another program has migrated. */
export async function migrate(url: string, only: readonly string[] | null = null): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    );
    const known = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
    const files = await listMigrations();
    const foreign = await findForeign(only ?? known.rows.map(({ name }) => name));
    if (foreign.length > 0)
      throw new Error(
        `This database was made by a newer Herald (${foreign.join(', ')}). Update this copy, or name another database.`,
      );
    const ran: string[] = [];
    for (const name of files.filter((file) => only === null || only.includes(file))) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const before = known.rows.find((row) => row.name === name);
      if (before && before.sha256 !== sha256)
        throw new Error(
          `Migration ${name} was changed after it ran here. Restore the file, or start with an empty database.`,
        );
      if (before) continue;
      await runOne(client, name, text, sha256);
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).toSorted();
}

/** Those of them that this Herald has not: a newer one ran them. */
export async function findForeign(names: readonly string[]): Promise<string[]> {
  const files = await listMigrations();
  return names.filter((name) => !files.includes(name));
}

async function runOne(client: pg.Client, name: string, text: string, sha256: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
