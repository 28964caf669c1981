// A breach can be looked at when its database is gone: every table is there, row by row, and what the checker knew.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { testDatabase } from '@herald/server/db/test-database.ts';
import { expect, it } from 'vitest';
import { keepEvidence } from './keep-evidence.ts';

it('keeps the rows of every table, and what the checker judged', async () => {
  const database = await testDatabase();
  try {
    await database.db.insertInto('department').values({ name: 'Kept' }).execute();
    const folder = await keepEvidence(database.url, { publications: ['one'] });
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    expect(JSON.parse(await read('facts.json'))).toEqual({ publications: ['one'] });
    const departments = (await read('public.department.jsonl')).trimEnd().split('\n');
    expect(departments.map((row) => JSON.parse(row).name)).toContain('Kept');
    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['public.publication.jsonl', 'public.event.jsonl']),
    );
    await rm(folder, { recursive: true });
  } finally {
    await database.drop();
  }
});
