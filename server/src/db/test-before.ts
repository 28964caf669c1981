// A database as it was before a migration, for tests of what this one makes of it.
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from './migrate.ts';

export type TestBefore = {
  query<T extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** This migration and all that came since. */
  migrate(): Promise<unknown>;
  end(): Promise<void>;
};

export async function testBefore(migration: string): Promise<TestBefore> {
  const name = `before_${randomBytes(6).toString('hex')}`;
  const url = inject('heraldDatabase').replace(/\/[^/]*$/, `/${name}`);
  const admin = new pg.Client({ connectionString: inject('heraldDatabase') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const files = await readdir(new URL('./migrations/', import.meta.url));
  await migrate(
    url,
    files.filter((file) => file.endsWith('.sql') && file < migration),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    query: async <T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<T>(text, [...values])).rows,
    migrate: () => migrate(url),
    end: async () => {
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
