// The whole product for one journey: its own Postgres, folder and ports, with a clock that can be moved.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import { copyPrepared } from './prepared-postgres.ts';

const root = join(import.meta.dirname, '..');
/** Leases, windows and waits of the engine are scaled by this; printed, since it changes what is measured. */
const pace = 0.02;
const startWithinMs = 240_000;

export type Product = {
  origin: string;
  sandbox: string;
  /** Runs a statement in the product's database. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** Moves everybody's clock forward. */
  moveClock(minutes: number): Promise<void>;
  /** kill -9, as a power cut would: the starter brings it back. */
  killWorker(): void;
  killApi(): void;
  stop(): Promise<void>;
};

export type Wanted = {
  /** Of its own, that take pictures of pages. */
  browsers?: number;
  /** Settings beyond the usual, known once the journey begins. */
  settings?: () => Readonly<Record<string, string>>;
  /** The browser reads large films, which pays for code that is compiled well. */
  readsFilms?: boolean;
  /** The folder of a stopped Postgres to begin with, else an empty one is made. */
  prepared?: string;
};

export async function startProduct(wanted: Wanted = {}): Promise<Product> {
  const { browsers = 0, settings = () => ({}), prepared } = wanted;
  const folder = mkdtempSync(join(tmpdir(), 'herald-journey-'));
  chmodSync(folder, 0o755);
  if (prepared !== undefined) await copyPrepared(prepared, join(folder, 'postgres'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { fsync: false });
  const data = join(folder, 'data');
  const child = spawn(process.execPath, [join(root, 'scripts/start/main.ts')], {
    cwd: root,
    env: {
      // The starter's own code is compiled once too; those it starts keep theirs in the same place.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/herald-compiled'),
      ...process.env,
      DATABASE_URL: postgres.url,
      HERALD_PORT: '0',
      HERALD_DATA: data,
      HERALD_TEST_CLOCK: '1',
      HERALD_PACE: String(pace),
      HERALD_LOG: 'warn',
      // A picture of its page counts as a reader of it; a journey of pictures says so.
      HERALD_BROWSERS: String(browsers),
      ...settings(),
    },
    // The channel ends it when the journey is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = await untilReady(child.stdout, child.stderr);
  const kill = (role: string) =>
    process.kill(Number(readFileSync(join(data, `logs/${role}.pid`), 'utf8')), 'SIGKILL');
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    ...said,
    query: async (text, values = []) => (await client.query(text, values)).rows,
    moveClock: async (minutes) => {
      await client.query('update clock set offset_ms = offset_ms + $1', [minutes * 60_000]);
    },
    killWorker: () => kill('worker'),
    killApi: () => kill('api'),
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      await client.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilReady(
  out: NodeJS.ReadableStream | null,
  wrong: NodeJS.ReadableStream | null,
): Promise<{ origin: string; sandbox: string }> {
  return new Promise((done, fail) => {
    let text = '';
    const late = setTimeout(() => fail(new Error(`the product did not start:\n${text}`)), startWithinMs);
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /Herald is ready: (\S+)/.exec(text)?.[1];
      const sandbox = /stands in for the platforms: (\S+)/.exec(text)?.[1];
      if (!origin || !sandbox) return;
      clearTimeout(late);
      done({ origin, sandbox });
    };
    out?.on('data', hear);
    wrong?.on('data', hear);
  });
}
