// Start: the embedded Postgres, migrations, seed, sandbox, api and worker, with progress, and a clean end.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@herald/server/db/free-port.ts';
import { migrate } from '@herald/server/db/migrate.ts';
import { openDatabase } from '@herald/server/db/client.ts';
import { demoAccounts } from '@herald/server/db/seed/demo-accounts.ts';
import { seed } from '@herald/server/db/seed/seed.ts';
import { bringBrowser, type Bringing } from './bring-browser.ts';
import { buildConsole } from './build-console.ts';
import { claimDataFolder } from './claim-folder.ts';
import { keepPostgres } from './keep-postgres.ts';
import { keepRunning, type Kept } from './keep-running.ts';
import { keptSandboxPort, platformSettings } from './platforms.ts';
import { reachDatabase } from './reach-database.ts';
import { readSettings, type Settings } from './settings.ts';

const root = join(import.meta.dirname, '../..');
const began = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);
/** What must be stopped, in the order it was started. */
const running: { stop(): Promise<void> }[] = [];
const bringAfterMs = 20_000;
let ending = false;

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  if (code === 0) console.log('Stopping …');
  for (const one of running.toReversed())
    await one.stop().catch((error: unknown) => console.error(String(error)));
  process.exit(code);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const giveBack = claimDataFolder(settings.dataFolder);
  running.push({ stop: async () => giveBack() });
  if (settings.databaseUrl !== null) await reachDatabase(settings.databaseUrl);
  const port = settings.port === 0 ? await freePort() : await refuseTakenPort(settings.port, settings.host);
  const built = buildConsole(root, say);
  built.catch(() => undefined);
  const databaseUrl = settings.databaseUrl ?? (await ownPostgres(settings.dataFolder));
  for (const name of await migrate(databaseUrl)) say(`Migrated ${name}`);
  const isDemonstration = await fill(databaseUrl, settings.demo);
  const environment = {
    DATABASE_URL: databaseUrl,
    HERALD_PORT: String(port),
    HERALD_HOST: settings.host,
    HERALD_DATA: settings.dataFolder,
    HERALD_ORIGIN: process.env['HERALD_ORIGIN'] ?? `http://127.0.0.1:${port}`,
  };
  const sandboxPort = settings.sandbox
    ? await keptSandboxPort(settings.dataFolder, process.env['SANDBOX_PORT'])
    : null;
  const sandboxAddress = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = sandboxPort === null ? null : keepSandbox(settings.dataFolder, sandboxPort);
  sandbox?.catch(() => undefined);
  const channels = sandboxPort === null ? {} : platformSettings(sandboxAddress, process.env);
  const role = (name: string) =>
    keep(
      name,
      'server/src/main.ts',
      [name],
      { ...environment, ...channels },
      settings.dataFolder,
      /herald \w+ is ready/,
    );
  // The page first: the worker has nothing to do before somebody sees it.
  await Promise.all([built, role('api')]);
  await Promise.all([sandbox, role('worker')]);
  say(`Herald is ready: ${environment.HERALD_ORIGIN}`);
  if (sandbox) say(`The sandbox stands in for the platforms: ${sandboxAddress}`);
  if (isDemonstration)
    for (const { account, password, roles: held } of demoAccounts)
      console.log(`         ${account.padEnd(10)} ${password}   ${held.join(', ')}`);
  else if (settings.ownPeople)
    console.log('         npm run administrator -- ACCOUNT NAME   makes somebody who may sign in');
  console.log('         Stop with Ctrl-C.');
  bringLater(settings);
}

/** Whoever has just started us looks at the first page now. What npm brings runs on Linux on x64 alone. */
function bringLater(settings: Settings): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const npm = npmOf(process.env['npm_execpath']);
  let bringing: Bringing | null = null;
  const later = setTimeout(() => {
    try {
      bringing = bringBrowser({ root, ...settings, npm }, say);
    } catch (error) {
      // The house stands without it.
      say(`The browser that pictures pages could not be brought: ${String(error)}`);
    }
  }, bringAfterMs);
  running.push({
    stop: async () => {
      clearTimeout(later);
      await bringing?.stop();
    },
  });
}

/** The one that started us, else whichever is found. */
function npmOf(script: string | undefined): [string, ...string[]] {
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

async function fill(databaseUrl: string, demo: boolean): Promise<boolean> {
  const db = openDatabase(databaseUrl, (error) => say(error.message), 1);
  const isDemonstration = await seed(db, { demo });
  await db.destroy();
  return isDemonstration;
}

async function ownPostgres(dataFolder: string): Promise<string> {
  const postgres = await keepPostgres(join(dataFolder, 'postgres'), {
    noted: say,
    givenUp: (why) => {
      console.error(`Postgres cannot be started again: ${String(why)}`);
      void end(1);
    },
  });
  running.push(postgres);
  say('Postgres runs');
  return postgres.url;
}

async function keepSandbox(dataFolder: string, port: number): Promise<Kept> {
  const environment = { SANDBOX_PORT: String(port), SANDBOX_DATA: join(dataFolder, 'sandbox') };
  return keep('sandbox', 'sandbox/src/main.ts', [], environment, dataFolder, /sandbox listening on (\S+)/);
}

async function keep(
  name: string,
  script: string,
  args: string[],
  environment: Record<string, string>,
  dataFolder: string,
  readyWhen: RegExp,
): Promise<Kept> {
  const logFile = join(dataFolder, 'logs', `${name}.log`);
  const kept = await keepRunning(
    { name, script: join(root, script), args, environment, logFile, readyWhen },
    say,
  );
  running.push(kept);
  return kept;
}

async function refuseTakenPort(port: number, host: string): Promise<number> {
  await new Promise<void>((done, fail) => {
    const trial = createServer();
    trial.once('error', (error) => fail(new Error(portSentence(error, port))));
    trial.listen(port, host, () => trial.close(() => done()));
  });
  return port;
}

function portSentence(error: Error, port: number): string {
  const code = 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or set HERALD_PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user. Set HERALD_PORT to one above 1023.`;
  return `Port ${port} cannot be used: ${error.message}`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));
start().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  await end(1);
});
