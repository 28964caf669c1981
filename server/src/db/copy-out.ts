// Copy out: every table of ours as Postgres writes it (COPY), all of one moment, for a backup that any version of Postgres reads.
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** `columns` are those that are stored; a column that the database computes is computed again. */
export type CopiedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
};
export type CopiedDatabase = {
  /** ISO, by the clock of the database. */
  readonly takenAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly { readonly name: string; readonly last: string }[];
};
export type Taking = {
  /** The rows of one table, as text; whoever takes them reads them to their end. */
  readonly table: (name: string, rows: Readable) => Promise<void>;
  /** The keys of all files that the rows of that moment name, and what they hash to. */
  readonly files: (files: readonly NamedFile[]) => Promise<void>;
};
export type NamedFile = { readonly key: string; readonly sha256: string };

/** Whoever migrates, and whoever works there first, writes these anew. */
const ofThePlace = ['migration', 'place'];

export async function copyOut(url: string, taking: Taking): Promise<CopiedDatabase> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // By the clock that the rows' own times are of; read with their snapshot or just behind it.
    const [clock] = (await client.query<{ at: Date }>('select herald_now() as at')).rows;
    if (!clock) throw new Error('the database tells no time');
    const tables: CopiedTable[] = [];
    for (const { name, columns } of await listTables(client)) {
      const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
      const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
      await taking.table(name, rows);
      tables.push({ name, columns, rows: rows.rowCount });
    }
    const files = await client.query<NamedFile>(
      // Small pictures are drawn anew by whoever asks for them.
      `select key, sha256 from file where bytes_gone_at is null
       union select key, sha256 from page_picture where key is not null and sha256 is not null order by key`,
    );
    await taking.files(files.rows);
    const migrations = await client.query<{ name: string }>('select name from migration order by name');
    const sequences = await client.query<{ name: string; last: string }>(
      "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null",
    );
    return {
      takenAt: clock.at.toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
    };
  } finally {
    await client.end();
  }
}

async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const found = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [ofThePlace],
  );
  return found.rows;
}
