// What a run that found a breach leaves behind: every row of its database and all that the platforms saw, to be looked at when both are gone.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const ours = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_schema in ('public', 'campaign') and table_type = 'BASE TABLE' order by 1`;

/** Answers the folder: `facts.json` is what the checker judged, and each table is a file of one row a line. */
export async function keepEvidence(databaseUrl: string, facts: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-breach-'));
  await writeFile(join(folder, 'facts.json'), JSON.stringify(facts));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(ours);
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(kept)::text as row from ${name} kept`,
      );
      await writeFile(join(folder, `${name}.jsonl`), rows.map(({ row }) => `${row}\n`).join(''));
    }
  } finally {
    await client.end();
  }
  return folder;
}
