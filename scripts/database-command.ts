// The database a command works on: the settings', or the embedded one while Herald runs; a command on it answers with its exit code.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, type Database } from '@herald/server/db/client.ts';
import { readSettings } from './start/settings.ts';

const root = resolve(import.meta.dirname, '..');
const portLine = 3;

/** Its address; throws where there is none and Herald does not run. */
function findDatabase(): string {
  const { databaseUrl, dataFolder } = readSettings(process.env, root);
  if (databaseUrl !== null) return databaseUrl;
  const folder = join(dataFolder, 'postgres');
  const running = join(folder, 'postmaster.pid');
  if (!existsSync(running)) throw new Error('Start Herald first, or set DATABASE_URL.');
  const port = readFileSync(running, 'utf8').split('\n')[portLine]?.trim() ?? '';
  const password = readFileSync(`${folder}.password`, 'utf8');
  return `postgres://herald:${password}@127.0.0.1:${port}/herald`;
}

export async function withDatabase(work: (db: Database) => Promise<number>): Promise<number> {
  const db = openDatabase(findDatabase(), () => undefined, 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Two where it could not do its work, which is told. */
export async function runCommand(main: (words: readonly string[]) => Promise<number>): Promise<void> {
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  });
}
