// Open what a backup is made of: the database of the settings, or our own Postgres, running or started for it, and the store of files.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { findRunning } from '../db/find-running.ts';
import { openFiles } from '../files/open-files.ts';
import type { World } from './back-up.ts';

type Opened = {
  readonly world: World;
  /** Our own Postgres was there already: somebody works on it. */
  readonly isRunning: boolean;
  readonly close: () => Promise<void>;
};

export async function openWorld(): Promise<Opened> {
  const config = readConfig();
  const { dataFolder } = config;
  const files = await openFiles(config, (error) => process.stderr.write(`${error.message}\n`));
  const none = async () => undefined;
  const opened = (databaseUrl: string, isRunning: boolean, close: () => Promise<void>) => ({
    world: { databaseUrl, dataFolder, files },
    isRunning,
    close,
  });
  if (config.databaseUrl !== null) return opened(config.databaseUrl, false, none);
  const folder = join(dataFolder, 'postgres');
  const running = findRunning(folder);
  if (running !== null) return opened(running, true, none);
  const postgres = await startEmbeddedPostgres(folder);
  return opened(postgres.url, false, () => postgres.stop());
}
