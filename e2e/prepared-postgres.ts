// One Postgres folder for a whole run of journeys: initialised, migrated and seeded once, then copied by each.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '@herald/server/db/client.ts';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import { migrate } from '@herald/server/db/migrate.ts';
import { seed } from '@herald/server/db/seed/seed.ts';

/** Called by vitest before the first journey; what it returns is called after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'herald-prepared-'));
  chmodSync(parent, 0o755);
  const folder = join(parent, 'postgres');
  const postgres = await startEmbeddedPostgres(folder, { fsync: false });
  await migrate(postgres.url);
  const db = openDatabase(postgres.url, () => undefined, 1);
  await seed(db, { demo: true });
  await db.destroy();
  await postgres.stop();
  project.provide('heraldPreparedPostgres', folder);
  return () => rm(parent, { recursive: true, force: true });
}

/** Makes `folder` a copy of the `prepared` one, with the password that lies beside it. */
export async function copyPrepared(prepared: string, folder: string): Promise<void> {
  for (const ending of ['', '.password'])
    await cp(`${prepared}${ending}`, `${folder}${ending}`, { recursive: true, preserveTimestamps: true });
}

declare module 'vitest' {
  // The folder of a Postgres that is stopped: migrated, seeded, to be copied.
  export interface ProvidedContext {
    heraldPreparedPostgres: string;
  }
}
