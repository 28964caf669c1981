// A breach can be looked at when its database is gone: every table is there, row by row, and what the checker knew.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepEvidence } from './keep-evidence.ts';

let home: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'herald-evidence-'));
  postgres = await startEmbeddedPostgres(join(home, 'cluster'), { fsync: false });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create table publication (id int, title text);
    insert into publication values (1, E'two\\nlines'), (2, '"quoted"');
    create schema campaign; create table campaign.expiry (at timestamptz)`);
  await client.end();
});
afterAll(async () => {
  await postgres.stop();
  await rm(home, { recursive: true });
});

it('keeps the rows of every table, and what the checker judged', async () => {
  const folder = await keepEvidence(postgres.url, { posts: ['one'] });
  try {
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(JSON.parse(await read('facts.json'))).toEqual({ posts: ['one'] });
    const rows = (await read('public.publication.jsonl')).trimEnd().split('\n');
    expect(rows.map((row): unknown => JSON.parse(row))).toEqual([
      { id: 1, title: 'two\nlines' },
      { id: 2, title: '"quoted"' },
    ]);
    expect(await readdir(folder)).toContain('campaign.expiry.jsonl');
  } finally {
    await rm(folder, { recursive: true });
  }
});
