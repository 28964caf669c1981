// The stage of a campaign: a Postgres that flushes, the sandbox as its own process, a newsroom with accounts on both channels.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channels } from '@herald/channels/registry.ts';
import { openSandbox, type Sandbox } from '@herald/channels/conformance-sandbox.ts';
import { signs } from '@herald/contract/permissions.ts';
import { readConfig } from '@herald/server/config.ts';
import type { Actor, Context } from '@herald/server/context.ts';
import { startEmbeddedPostgres } from '@herald/server/db/embedded.ts';
import { migrate } from '@herald/server/db/migrate.ts';
import { bindTestAccount, type Platform, type TestAccount } from '@herald/server/db/test-account.ts';
import { testActor } from '@herald/server/db/test-actor.ts';
import { openContext } from '@herald/server/open-context.ts';
import pg from 'pg';
import { pace, scale, type Tier } from './tiers.ts';

export type Stage = {
  readonly context: Context;
  readonly person: Actor;
  readonly sandbox: Sandbox;
  readonly accounts: Readonly<Record<Platform, readonly TestAccount[]>>;
  /** For workers: where everything is. */
  readonly environment: NodeJS.ProcessEnv;
  readonly databaseUrl: string;
  /** Moves the database's clock forward and writes down when, for the checker. */
  jump(milliseconds: number): Promise<void>;
  /** Of every account with something open: its lane, what is open, and the wake-ups that wait for it. */
  explainOpen(): Promise<string[]>;
  order(path: string, body: unknown): Promise<void>;
  liftFaults(): Promise<void>;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

const whyOpen = `
  select concat_ws(' ', 'account', l.account_id, 'fence', l.fence, 'leased for', l.lease_until - herald_now(),
    'rests for', l.not_before - herald_now(), 'is', a.state, 'holds', string_agg(concat_ws(' ', p.state, p.reason,
      'due', p.due_at - herald_now(), 'wakes', p.wake_at - herald_now(), 'tries', p.tries, 'attempt', p.attempt_no), '; '),
    'wake-ups', (select string_agg(concat_ws(' ', j.state, j.created_on - now()), ', ') from jobs.job j
      where j.singleton_key = l.account_id::text and j.state in ('created', 'retry', 'active'))) as line
  from publication p join account_lane l using (account_id) join channel_account a on a.id = p.account_id
  where p.state not in ('published', 'failed', 'cancelled', 'missed', 'withdrawn', 'unknown')
  group by l.account_id, l.fence, l.lease_until, l.not_before, a.state`;

export async function openStage(tier: Tier, filtered: Readonly<Record<Platform, boolean>>): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-campaign-'));
  // Postgres runs as another user when we are root.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  await migrate(postgres.url);
  const log = new pg.Client({ connectionString: postgres.url });
  await log.connect();
  await log.query(
    'create schema campaign; create table campaign.clock_move (at timestamptz, offset_ms bigint)',
  );
  const child: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> } = spawn(
    process.execPath,
    [join(root, 'sandbox/src/main.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: '' } },
  );
  const sandbox = await openSandbox({ fetch, now: () => new Date(), child });
  const order = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.host}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await order('/_settings', { rateLimit: 'off', duplicateFilter: filtered });
  const environment = settingsFor(sandbox.host, postgres.url, join(folder, 'data'));
  const opened = await openContext(readConfig(environment), { works: false, pace });
  const person = await testActor(opened.context, {
    department: 'Campaign',
    signs: [signs.edits, signs.schedules, signs.publishes, signs.resolvesUnknown],
  });
  const bind = async (platform: Platform) => {
    const made: TestAccount[] = [];
    while (made.length < tier.accounts)
      made.push(await bindTestAccount(opened.context, person, sandbox, platform));
    return made;
  };
  return {
    context: opened.context,
    person,
    sandbox,
    accounts: { facebook: await bind('facebook'), twitter: await bind('twitter') },
    environment: { ...process.env, ...environment },
    databaseUrl: postgres.url,
    order,
    jump: async (milliseconds) => {
      await log.query(
        `with moved as (update clock set offset_ms = offset_ms + $1 returning offset_ms)
         insert into campaign.clock_move select clock_timestamp(), offset_ms from moved`,
        [milliseconds],
      );
    },
    explainOpen: async () => (await log.query<{ line: string }>(whyOpen)).rows.map((row) => row.line),
    liftFaults: async () => void (await fetch(`${sandbox.host}/_faults`, { method: 'DELETE' })),
    close: async () => {
      await opened.close();
      await log.end();
      sandbox.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settingsFor(host: string, databaseUrl: string, dataFolder: string): Record<string, string> {
  const apps = channels.flatMap(({ key }) => {
    const name = key === 'twitter' ? 'x' : key;
    const prefix = key.toUpperCase();
    return [
      [`${prefix}_APP_ID`, `herald-${name}`],
      [`${prefix}_APP_SECRET`, `herald-${name}-secret`],
    ];
  });
  return {
    ...Object.fromEntries(apps),
    FACEBOOK_GRAPH: `${host}/facebook/graph`,
    FACEBOOK_WWW: `${host}/facebook/www`,
    TWITTER_API: `${host}/x/api`,
    TWITTER_WEB: `${host}/x/web`,
    DATABASE_URL: databaseUrl,
    HERALD_DATA: dataFolder,
    HERALD_LOG: 'silent',
    HERALD_TEST_CLOCK: '1',
    HERALD_PACE: String(scale),
  };
}
