// The settings of a start: where it listens, where its data lies, and whose database and platforms it uses.
import { resolve } from 'node:path';
import { readConfig, type Config } from '@herald/server/config.ts';

export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  /** With a sandbox the channels' app keys point at it, unless keys are given. */
  sandbox: boolean;
  demo: boolean;
  /** Nobody else says who may sign in. */
  ownPeople: boolean;
  pictures: Config['pictures'];
};

/** Throws with the whole list of what is wrong, the server's settings included. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const { port, host, databaseUrl, demo, sandbox, pictures, signOn } = readConfig(environment);
  return {
    port,
    host,
    dataFolder: resolve(root, environment['HERALD_DATA'] || '.herald'),
    databaseUrl,
    pictures,
    sandbox,
    demo,
    ownPeople: signOn.way.mode === 'embedded',
  };
}
