// The sandbox as a process of its own for a test file, with the settings that point the channels at it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openSandbox, type Sandbox } from '@herald/channels/conformance-sandbox.ts';
import { channels } from '@herald/channels/registry.ts';
import { sandboxSettings } from './sandbox-settings.ts';

export type TestSandbox = Sandbox & {
  environment: Readonly<Record<string, string>>;
  /** Posts to one of the sandbox's own doors. */
  order(path: string, body: Readonly<Record<string, unknown>>): Promise<void>;
  liftFaults(): Promise<void>;
};

const main = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url));

export async function testSandbox(): Promise<TestSandbox> {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sandbox = await openSandbox({ fetch, now: () => new Date(), child });
  const { host } = sandbox;
  return {
    ...sandbox,
    environment: Object.assign({}, ...channels.map(({ key }) => sandboxSettings(host, key))),
    order: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
    liftFaults: async () => void (await fetch(`${host}/_faults`, { method: 'DELETE' })),
  };
}
