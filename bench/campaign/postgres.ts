// The campaign's Postgres: the real one, which may be restarted, cut off from the workers, and robbed of its disk.
import { execFile } from 'node:child_process';
import { mkdir, writeFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import { launcherFor } from '@herald/server/db/postgres-launcher.ts';
import pg from 'pg';
import { openProxy } from './proxy.ts';

const run = promisify(execFile);

export type CampaignPostgres = {
  readonly url: string;
  /** By a proxy, so that their connections can be cut. */
  readonly workersUrl: string;
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  cut(milliseconds: number): Promise<void>;
  /** Null where this machine permits no small disk. */
  readonly fillDisk: ((milliseconds: number) => Promise<void>) | null;
  stop(): Promise<void>;
};

const smallDisk = '640m';
const connections = 400;
const alike = "-c listen_addresses=127.0.0.1 -c unix_socket_directories=''";

export async function openPostgres(folder: string, { small }: { small: boolean }): Promise<CampaignPostgres> {
  await mkdir(folder, { recursive: true });
  const isSmall = small && (await mountSmall(folder));
  // Below the mount: Postgres wants a folder of its own.
  const cluster = join(folder, 'cluster');
  const started = await startEmbeddedPostgres(cluster);
  const launcher = await launcherFor(cluster);
  const url = new URL(started.url);
  const proxy = await openProxy(Number(url.port));
  const workersUrl = new URL(started.url);
  workersUrl.port = String(proxy.port);
  const control = async (...args: string[]) => {
    const log = join(dirname(folder), 'postgres.log');
    const [command, all] = launcher.wrap('pg_ctl', ['-D', cluster, '-w', '-t', '60', '-l', log, ...args]);
    await run(command, all, { ...launcher.spawnAs, env: launcher.env });
  };
  await writeFile(join(dirname(folder), 'postgres.log'), '', { mode: 0o666 });
  await run('chmod', ['666', join(dirname(folder), 'postgres.log')]);
  if (isSmall) await boundLog(started.url);
  // Workers that were killed leave their connections behind for a while: the product's own limit would be the test.
  await started.stop();
  await control('-o', `-c port=${url.port} ${alike} -c max_connections=${connections}`, 'start');
  const answers = () => doesAnswer(started.url);
  const fillDisk = async (milliseconds: number) => {
    const ballast = join(folder, 'ballast');
    await run('sh', ['-c', `dd if=/dev/zero of=${ballast} bs=1M 2>/dev/null; true`]);
    await sleep(milliseconds);
    await rm(ballast, { force: true });
    // Without a byte for its log it gives up; then it is started again, as an operator would.
    await sleep(500);
    if (!(await answers())) await control('start').catch(() => undefined);
    for (let wait = 0; wait < 100 && !(await answers()); wait += 1) await sleep(200);
  };
  return {
    url: started.url,
    workersUrl: workersUrl.href,
    restart: async (mode) => control('-m', mode, 'restart'),
    cut: (milliseconds) => proxy.cut(milliseconds),
    fillDisk: isSmall ? fillDisk : null,
    stop: async () => {
      proxy.close();
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      if (isSmall) await run('umount', ['-l', folder]);
    },
  };
}

async function mountSmall(folder: string): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk},mode=0755`, 'tmpfs', folder]);
    return true;
  } catch {
    return false;
  }
}

/** The log of a small disk is kept small, or it would be full by itself. */
async function boundLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set max_wal_size = '96MB'`);
  await client.query(`alter system set min_wal_size = '32MB'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function doesAnswer(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('update clock set offset_ms = offset_ms');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
