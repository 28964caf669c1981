// Copy in: the tables of a backup into a database that was migrated exactly as far; rules between rows are put aside meanwhile and hold again after.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CopiedDatabase } from './copy-out.ts';

/** Whole or not at all, `last` with it, while no trigger of ours stands in its way. Throws where a table of the backup is not here, or rows are not as many as there were. */
export async function copyIn(
  url: string,
  { tables, sequences }: CopiedDatabase,
  open: (name: string) => Readable,
  last: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const names = tables.map(({ name }) => pg.escapeIdentifier(name));
    const references = await putReferencesAside(client);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    // What migrations wrote by themselves is in the backup too.
    await client.query(`truncate ${names.join(', ')}`);
    for (const { name, columns, rows } of tables) {
      const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const into = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`));
      await pipeline(open(name), into);
      if (into.rowCount !== rows)
        throw new Error(`${name} has ${into.rowCount} rows where the backup counted ${rows}: it is damaged.`);
    }
    for (const { name, last } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
    await last(client);
    for (const { table, name, rule } of references)
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${rule}`);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

type Reference = { readonly table: string; readonly name: string; readonly rule: string };

/** Rows come table by table, and some name each other: Postgres checks all of them again when these are put back. */
async function putReferencesAside(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

/** Nothing of anybody's: neither tables nor anything else was ever made there. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1",
    );
    return found.rowCount === 0;
  } finally {
    await client.end();
  }
}
