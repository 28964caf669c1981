// The stage of a campaign: a Postgres that flushes, the platforms as a process of their own, a newsroom with accounts on all.
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signs } from '@herald/contract/permissions.ts';
import { readConfig } from '@herald/server/config.ts';
import type { Actor, Context } from '@herald/server/context.ts';
import { migrate } from '@herald/server/db/migrate.ts';
import { testActor } from '@herald/server/db/test-actor.ts';
import { exchangeResends } from '@herald/server/features/publishing/store/platforms.ts';
import { sandboxSettings } from '@herald/server/http/sandbox-settings.ts';
import { openContext } from '@herald/server/open-context.ts';
import pg from 'pg';
import { openRequestLog, type RequestLog } from '../checker-ledger.ts';
import { bindAccounts, type Bound } from './bind-accounts.ts';
import { openHostClock, type HostClock } from './host-clock.ts';
import { startPlatform } from './platform-process.ts';
import { openPostgres, type CampaignPostgres } from './postgres.ts';
import { channelsFor, playedChannels, refusesTwins, type Played } from './played.ts';
import { serveMedia } from './serve-media.ts';
import { keySecondsFor, paceFor, patienceFor, scale, type Tier } from './tiers.ts';
import { whyOpen, whyUnknown } from './why-open.ts';

export type Stage = {
  readonly context: Context;
  readonly person: Actor;
  /** The platforms' own duplicate filters, and with them resends by machine. */
  readonly filtered: boolean;
  /** By how much everything is slower than on a machine of two idle cores. */
  readonly slower: number;
  readonly accounts: Readonly<Record<Played, readonly Bound[]>>;
  readonly postgres: CampaignPostgres;
  /** Where the sandbox listens. */
  readonly host: string;
  readonly requestLog: RequestLog;
  /** For workers: where everything is. */
  readonly environment: NodeJS.ProcessEnv;
  /** The workers' own; null where nothing can move it. */
  readonly hostClock: HostClock | null;
  readonly databaseUrl: string;
  /** Moves the database's clock forward and writes down when, for the checker. */
  jump(milliseconds: number): Promise<void>;
  /** Of what is open: its lane, and the wake-ups that wait for it; of what is unknown: its history. */
  explainOpen(): Promise<string[]>;
  order(path: string, body: unknown): Promise<void>;
  liftFaults(): Promise<void>;
  close(): Promise<void>;
};

/** What the checker is told beside the product's own tables; when each publication's time was to be over is written down by Postgres itself. */
const campaignTables = `
  create schema campaign;
  create table campaign.clock_move (at timestamptz, offset_ms bigint);
  create table campaign.patience (answer float8, quiet float8, send float8, key float8);
  create table campaign.expiry (publication_id uuid, at timestamptz, expires_at timestamptz);
  create index on campaign.expiry (publication_id);
  create function campaign.note_expiry() returns trigger language plpgsql as $$ begin
    insert into campaign.expiry values (new.id, clock_timestamp(), new.expires_at);
    return null;
  end $$;
  create trigger campaign_expiry after insert or update of expires_at on publication
    for each row execute function campaign.note_expiry()`;

const root = join(import.meta.dirname, '../..');

export async function openStage(tier: Tier, filtered: boolean): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-campaign-'));
  // Postgres runs as another user when we are root.
  await chmod(folder, 0o755);
  const postgres = await openPostgres(join(folder, 'postgres'), { small: tier.diskFull > 0 });
  await migrate(postgres.url);
  const own = new pg.Pool({ connectionString: postgres.url, max: 2 });
  own.on('error', () => undefined);
  await own.query(campaignTables);
  const hostClock = tier.hostJumps > 0 ? openHostClock(folder) : null;
  const began = performance.now();
  const sandbox = await startPlatform(join(root, 'sandbox/src/main.ts'));
  const slower = slownessOf(performance.now() - began);
  const pace = paceFor(slower);
  await own.query('insert into campaign.patience values ($1, $2, $3, $4)', patienceFor(slower));
  const { host } = sandbox;
  const order = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await order('/_settings', {
    rateLimit: 'off',
    duplicateFilter: filtered,
    guidSeconds: keySecondsFor(slower),
  });
  const media = await serveMedia();
  const settings = settingsFor(host, media.origin, postgres.url, join(folder, 'data'));
  const opened = await openContext(readConfig(settings), {
    works: false,
    pace,
    channels: channelsFor(slower),
  });
  const { context } = opened;
  media.open(context);
  for (const channel of playedChannels.filter(refusesTwins))
    await context.db.transaction().execute((tx) => exchangeResends(tx, channel.id, filtered));
  const person = await testActor(context, {
    department: 'Campaign',
    signs: [signs.edits, signs.schedules, signs.publishes, signs.resolvesUnknown],
  });
  const bind = (one: Played) => bindAccounts(context, person, host, one, tier.accounts);
  return {
    context,
    person,
    filtered,
    slower,
    postgres,
    hostClock,
    host,
    requestLog: openRequestLog(host),
    accounts: {
      wechat: await bind('wechat'),
      weibo: await bind('weibo'),
      facebook: await bind('facebook'),
      twitter: await bind('twitter'),
      vk: await bind('vk'),
      youtube: await bind('youtube'),
      'vk-group': await bind('vk-group'),
      linkedin: await bind('linkedin'),
      'linkedin-member': await bind('linkedin-member'),
      tiktok: await bind('tiktok'),
      instagram: await bind('instagram'),
    },
    environment: {
      ...process.env,
      ...settings,
      ...hostClock?.environment,
      DATABASE_URL: postgres.workersUrl,
      CAMPAIGN_SLOWER: String(slower),
      NODE_COMPILE_CACHE: join(tmpdir(), 'herald-campaign-compiled'),
    },
    databaseUrl: postgres.url,
    order,
    jump: async (milliseconds) => {
      await own.query(
        `with moved as (update clock set offset_ms = offset_ms + $1 returning offset_ms)
         insert into campaign.clock_move select clock_timestamp(), offset_ms from moved`,
        [milliseconds],
      );
    },
    explainOpen: async () => {
      const open = await own.query<{ line: string }>(whyOpen);
      const unknown = await own.query<{ line: string }>(whyUnknown);
      return [...open.rows, ...unknown.rows].map((row) => row.line);
    },
    liftFaults: async () => {
      await fetch(`${host}/_faults`, { method: 'DELETE' });
    },
    close: async () => {
      await opened.close();
      await own.end();
      sandbox.stop();
      media.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** By how long a process takes to start; in halves, so that two runs on one machine are alike. */
function slownessOf(startedMs: number): number {
  return Math.min(Math.max(Math.round((startedMs / startsIdleMs) * 2) / 2, 1), slowestAllowed);
}

const startsIdleMs = 900;
const slowestAllowed = 6;

function settingsFor(
  host: string,
  origin: string,
  databaseUrl: string,
  dataFolder: string,
): Record<string, string> {
  const places = playedChannels.map(({ key }) => sandboxSettings(host, key));
  return {
    ...Object.assign({}, ...places),
    HERALD_ORIGIN: origin,
    // Pictures of pages are another measurement's.
    HERALD_BROWSERS: '0',
    DATABASE_URL: databaseUrl,
    HERALD_DATA: dataFolder,
    HERALD_LOG: 'silent',
    HERALD_TEST_CLOCK: '1',
    HERALD_PACE: String(scale),
  };
}
