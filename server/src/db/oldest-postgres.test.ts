// Says on which Postgres these tests run, so that "tested on 15 and 18" can be read in the report.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

test('the database is a real Postgres between 15 and 18, migrated and seeded', async () => {
  const { db, drop } = await testDatabase();
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  expect(major).toBeGreaterThanOrEqual(15);
  expect(major).toBeLessThanOrEqual(18);
  const { rows: found } = await sql<{ migrations: number; roles: number }>`
    select (select count(*) from migration) as migrations, (select count(*) from role) as roles`.execute(db);
  expect(found[0]?.migrations).toBeGreaterThan(0);
  expect(found[0]?.roles).toBeGreaterThan(0);
  await drop();
});
