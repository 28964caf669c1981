// A database of a test file's own, copied from the migrated and seeded template.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from './client.ts';
import { templateName } from './test-postgres.ts';

export type TestDatabase = { url: string; db: Database; drop: () => Promise<void> };

export async function testDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('heraldDatabase');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(adminUrl, `create database ${name} template ${templateName}`);
  const url = adminUrl.replace(/\/[^/]*$/, `/${name}`);
  const db = openDatabase(url, () => undefined);
  return {
    url,
    db,
    drop: async () => {
      await db.destroy();
      await onServer(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Two files copying the template at once disturb each other for a moment: the later one waits its turn. */
async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4372554)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
