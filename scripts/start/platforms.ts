// Where the platforms are: the sandbox, unless the operator gave app keys of the real ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { channels } from '@herald/channels/registry.ts';
import { settingOf } from '@herald/server/config.ts';
import { freePort } from '@herald/server/db/free-port.ts';
import { sandboxSettings } from '@herald/server/http/sandbox-settings.ts';

/** A channel with keys of its own is left alone. */
export function platformSettings(sandbox: string, environment: NodeJS.ProcessEnv): Record<string, string> {
  const played = channels.filter(({ key }) => !environment[`${settingOf(key)}_APP_ID`]);
  return Object.assign({}, ...played.map(({ key }) => sandboxSettings(sandbox, key)));
}

/** The same port at every start, so that links to posts keep opening; another one when it is taken. */
export async function keptSandboxPort(dataFolder: string, wanted: string | undefined): Promise<number> {
  if (wanted) return Number(wanted);
  const file = join(dataFolder, 'sandbox.port');
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = before > 0 && (await isFree(before)) ? before : await freePort();
  writeFileSync(file, String(port));
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const trial = createServer();
    trial.once('error', () => done(false));
    trial.listen(port, '127.0.0.1', () => trial.close(() => done(true)));
  });
}
