// The settings of a start: where it listens, where its data lies, and whose database and platforms it uses.
import { resolve } from 'node:path';

export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  /** With a sandbox the channels' app keys point at it, unless keys are given. */
  sandbox: boolean;
  demo: boolean;
};

const defaultPort = 8080;

/** Throws a sentence that says what to change. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const port = Number(environment['HERALD_PORT'] ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`HERALD_PORT must be a port number, not "${environment['HERALD_PORT']}".`);
  return {
    port,
    host: environment['HERALD_HOST'] ?? '127.0.0.1',
    dataFolder: resolve(root, environment['HERALD_DATA'] ?? '.herald'),
    databaseUrl: environment['DATABASE_URL'] || null,
    sandbox: environment['HERALD_SANDBOX'] !== '0',
    demo: environment['HERALD_DEMO'] !== '0',
  };
}
