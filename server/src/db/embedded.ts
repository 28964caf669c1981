// The embedded Postgres: the real server from npm, started on a free port over a folder of ours, and stopped cleanly.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { launcherFor, type Launcher } from './postgres-launcher.ts';

const run = promisify(execFile);

/** `gone`: it ended, stopped or by itself. */
export type EmbeddedPostgres = { url: string; gone: Promise<void>; stop(): Promise<void> };

/** `folder` becomes ours: its parent is made, root hands it to an unprivileged user. `fsync` off is for tests only; `port`: a free one. */
export async function startEmbeddedPostgres(
  folder: string,
  options: { fsync?: boolean; launcher?: Launcher; port?: number } = {},
): Promise<EmbeddedPostgres> {
  await mkdir(folder, { recursive: true });
  const launcher = options.launcher ?? (await launcherFor(folder));
  await stopOrphan(folder, launcher);
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(folder, launcher);
  const password = await lock(folder, launcher);
  const port = options.port ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
  ];
  if (options.fsync === false) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const [command, args] = launcher.wrap('postgres', [
    '-D',
    folder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(command, args, {
    ...launcher.spawnAs,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: launcher.env,
    detached: true,
  });
  await ready(child);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `postgres://herald:${password}@127.0.0.1:${port}/herald`;
  return { url, gone, stop: () => stop(folder, launcher, child) };
}

async function initialise(folder: string, launcher: Launcher): Promise<void> {
  const [command, args] = launcher.wrap('initdb', [
    ...['-D', folder, '-U', 'herald', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C.UTF-8', '--data-checksums', '--no-sync'],
  ]);
  await run(command, args, { ...launcher.spawnAs, env: launcher.env });
  // The database is made by the single-user server, so that the first connection finds it.
  await feedSingleUser(folder, launcher, 'create database herald;\n');
}

const whoMayEnter = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** Other users of this machine reach the port too: only who can read our folder knows the password. */
async function lock(folder: string, launcher: Launcher): Promise<string> {
  const file = `${folder}.password`;
  const known = existsSync(file) ? await readFile(file, 'utf8') : '';
  const password = known === '' ? randomBytes(24).toString('hex') : known;
  if (known === '') {
    await feedSingleUser(folder, launcher, `alter role herald password '${password}';\n`);
    await writeFile(file, password, { mode: 0o600 });
  }
  await writeFile(join(folder, 'pg_hba.conf'), whoMayEnter);
  return password;
}

async function feedSingleUser(folder: string, launcher: Launcher, statement: string): Promise<void> {
  const [command, args] = launcher.wrap('postgres', ['--single', '-D', folder, 'postgres']);
  const child = spawn(command, args, {
    ...launcher.spawnAs,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: launcher.env,
  });
  child.stdin?.end(statement);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`The embedded Postgres could not be prepared:\n${said}`);
}

/** After kill -9 of its starter the server still owns the folder: it is stopped, its committed data stays. */
async function stopOrphan(folder: string, launcher: Launcher): Promise<void> {
  if (!existsSync(join(folder, 'postmaster.pid'))) return;
  const [command, args] = launcher.wrap('pg_ctl', ['-D', folder, '-m', 'fast', '-w', '-t', '20', 'stop']);
  // A stale pid file makes this fail; Postgres itself then clears it, or refuses loudly.
  await run(command, args, { ...launcher.spawnAs, env: launcher.env }).catch(() => undefined);
}

async function ready(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((done, fail) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (said.includes('ready to accept connections')) done();
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The embedded Postgres stopped (${code}):\n${said}`)));
  });
  child.removeAllListeners('exit');
  child.stderr?.resume();
}

async function stop(folder: string, launcher: Launcher, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const [command, args] = launcher.wrap('pg_ctl', ['-D', folder, '-m', 'fast', '-w', '-t', '20', 'stop']);
  await run(command, args, { ...launcher.spawnAs, env: launcher.env }).catch(() => child.kill('SIGINT'));
  await gone;
}
