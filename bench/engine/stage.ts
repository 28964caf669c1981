// The stage of the engine's measurements: a Postgres that flushes, a platform as its own process, accounts, and the product's own workers.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '@herald/channels/conformance-sandbox.ts';
import { readConfig } from '@herald/server/config.ts';
import type { Actor, Context } from '@herald/server/context.ts';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import { migrate } from '@herald/server/db/migrate.ts';
import { bindTestAccount } from '@herald/server/db/test-account.ts';
import { signs } from '@herald/contract/permissions.ts';
import { testActor } from '@herald/server/db/test-actor.ts';
import { openContext } from '@herald/server/open-context.ts';
import { startProcess, type Running } from './start-process.ts';

export type PlatformName = 'sandbox' | 'stand-in';
export type Stage = {
  readonly context: Context;
  readonly person: Actor;
  readonly platform: Sandbox;
  readonly accountIds: readonly string[];
  readonly databaseUrl: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The product's own entry, at its real pace. */
  startWorker(): Promise<Running>;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');
const scripts: Record<PlatformName, string> = {
  sandbox: join(root, 'sandbox/src/main.ts'),
  'stand-in': join(root, 'bench/engine/stand-in.ts'),
};

export async function openStage(wanted: {
  platform: PlatformName;
  accounts: number;
  thinksMs?: number;
}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-engine-'));
  // Postgres runs as another user when we are root.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  await migrate(postgres.url);
  const platform = await openPlatform(wanted.platform, wanted.thinksMs ?? 0);
  const environment = settingsFor(platform.host, postgres.url, join(folder, 'files'));
  const opened = await openContext(readConfig(environment), { works: false });
  const person = await testActor(opened.context, { department: 'Engine', signs: [signs.publishes] });
  const accountIds: string[] = [];
  while (accountIds.length < wanted.accounts) {
    const { id } = await bindTestAccount(opened.context, person, platform, 'facebook');
    accountIds.push(id);
  }
  const workers: Running[] = [];
  return {
    context: opened.context,
    person,
    platform,
    accountIds,
    databaseUrl: postgres.url,
    environment,
    startWorker: async () => {
      const worker = await startProcess('server/src/main.ts', ['worker'], environment);
      workers.push(worker);
      return worker;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.kill()));
      await opened.close();
      platform.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openPlatform(name: PlatformName, thinksMs: number): Promise<Sandbox> {
  const child = spawn(process.execPath, [scripts[name], String(thinksMs)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: '' },
  });
  const { stdout } = child;
  if (!stdout) throw new Error(`${name} could not be started`);
  const platform = await openSandbox({
    fetch,
    now: () => new Date(),
    child: { stdout, once: (event, listen) => child.once(event, listen), kill: () => child.kill() },
  });
  if (name === 'sandbox')
    await fetch(`${platform.host}/_settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rateLimit: 'off' }),
    });
  return platform;
}

function settingsFor(host: string, databaseUrl: string, dataFolder: string): Record<string, string> {
  return {
    FACEBOOK_APP_ID: 'herald-facebook',
    FACEBOOK_APP_SECRET: 'herald-facebook-secret',
    FACEBOOK_GRAPH: `${host}/facebook/graph`,
    FACEBOOK_WWW: `${host}/facebook/www`,
    // Pictures of pages are another measurement's.
    HERALD_BROWSERS: '0',
    DATABASE_URL: databaseUrl,
    HERALD_DATA: dataFolder,
    HERALD_LOG: 'warn',
  };
}
