// One Postgres for all server tests: started without flushing, with a migrated and seeded template to copy from, then thrown away.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { launcherFor } from './postgres-launcher.ts';
import { seed } from './seed/seed.ts';

export const templateName = 'herald_template';

/** Called by vitest before the first server test; what it returns is called after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return startFor(project, readConfig().testPostgres);
}

/** Postgres 18 is what `npm start` brings; 15 is the oldest that DATABASE_URL may name. */
export async function startFor(project: TestProject, version: '15' | '18'): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'herald-test-'));
  const folder = join(parent, 'postgres');
  const launcher = version === '15' ? { launcher: await launcher15(folder) } : {};
  const postgres = await startEmbeddedPostgres(folder, { fsync: false, ...launcher });
  await makeTemplate(postgres.url);
  project.provide('heraldDatabase', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(parent, { recursive: true, force: true });
  };
}

async function launcher15(folder: string) {
  await mkdir(folder, { recursive: true });
  return launcherFor(folder, `postgres-15-linux-${process.arch}`);
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const url = adminUrl.replace(/\/[^/]*$/, `/${templateName}`);
  await migrate(url);
  const db = openDatabase(url, () => undefined, 1);
  await seed(db, { demo: true });
  await db.destroy();
}

declare module 'vitest' {
  // The address of the server on which tests may make databases.
  export interface ProvidedContext {
    heraldDatabase: string;
  }
}
