// Open the world for one process: database, files, vault, queue, channels and the pace, from the settings alone.
import { hostname } from 'node:os';
import type { Channel } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import { pino } from 'pino';
import { openPhotograph } from './cage/photograph.ts';
import type { Config } from './config.ts';
import type { Context, Pace } from './context.ts';
import { openDatabase } from './db/client.ts';
import { openClamd } from './files/clamd.ts';
import { openFiles } from './files/open-files.ts';
import { openLinkProbe } from './http/link-probe.ts';
import { withOwnSettings } from './own-settings.ts';
import { openOutsideFetch } from './http/outside-fetch.ts';
import { convertFilm } from './features/media/convert-film.job.ts';
import { advancePublication } from './features/publishing/advance-publication.job.ts';
import { startEngine, type Engine } from './jobs/engine.ts';
import { keepSettings } from './keep-settings.ts';
import { openMeters } from './meters.ts';
import { openVault } from './vault.ts';
import { openVideo } from './video/open-video.ts';

export type Opened = { context: Context; engine: Engine; close(): Promise<void> };

/** Every job, listed by hand. */
const jobs = [advancePublication, convertFilm];

/** publishing.md §5 and §12; scaled by the pace, which is 1 in the product. */
export function paceOf(scale: number): Pace {
  const seconds = (count: number) => Math.max(20, count * 1000 * scale);
  return {
    scale,
    leaseMs: seconds(15),
    renewMs: seconds(5),
    sendDeadlineMs: seconds(10),
    clientTimeoutMs: seconds(120),
    quietWindowMs: seconds(15 * 60),
    lookEveryMs: seconds(120),
    holdLaneAtMostMs: seconds(20 * 60),
    processingAtMostMs: seconds(60 * 60),
    lookAtMostMs: seconds(24 * 60 * 60),
    watchAfterMs: [seconds(10 * 60), seconds(60 * 60), seconds(24 * 60 * 60)],
    watchAgainMs: seconds(10 * 60),
    inspectAtMostMs: seconds(20),
    retryBaseMs: seconds(2),
    sweepMs: 500,
  };
}

/** What every log line leaves out, wherever it stands (publishing.md I11). */
const secret = [
  'authorization',
  'cookie',
  'access',
  'refresh',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'password',
];

export async function openContext(
  config: Config,
  options: {
    works: boolean;
    reach?: Context['reach'];
    pace?: Partial<Pace>;
    /** Where others than the registry's are played. */
    channels?: readonly Channel[];
  },
): Promise<Opened> {
  if (!config.databaseUrl)
    throw new Error('DATABASE_URL is not set. Start with "npm start", which brings its own Postgres.');
  const log = pino({
    level: config.logLevel,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });
  const warn = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const db = openDatabase(config.databaseUrl, warn);
  const engine = await startEngine(config.databaseUrl, { jobs, works: options.works, onError: warn });
  const reach = options.reach ?? (async () => undefined);
  const context: Context = {
    config,
    db,
    channels: (options.channels ?? channels).map((one) =>
      withOwnSettings(one, { linkHosts: config.linkHosts, classes: [] }),
    ),
    settings: { version: 0, linkHosts: [], apps: {} },
    outsideFetch: openOutsideFetch(reach),
    probeLink: openLinkProbe(),
    photograph: openPhotograph(config),
    queue: engine.queue,
    files: await openFiles(config, (error) => log.error({ err: error }, 'the hashing of uploads broke off')),
    scan: config.clamd && openClamd(config.clamd),
    video: await openVideo(config, (said) => log.warn(said)),
    vault: await openVault(config.dataFolder),
    log,
    pace: { ...paceOf(config.pace), ...options.pace },
    limits: config.limits,
    host: { name: hostname(), clockIsRight: true },
    meters: openMeters(),
    reach,
  };
  const settings = await keepSettings(context);
  return {
    context,
    engine,
    close: async () => {
      await settings.stop();
      await engine.stop();
      await db.destroy();
    },
  };
}
