// The world as a test file has it: a database of its own, silent, quick, on a free port; closed when the file ends.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel } from '@herald/channels/channel.ts';
import { pino } from 'pino';
import { openPhotograph } from './cage/photograph.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { freePort } from './db/free-port.ts';
import { testDatabase } from './db/test-database.ts';
import { openClamd } from './files/clamd.ts';
import { openFiles } from './files/open-files.ts';
import { openLinkProbe } from './http/link-probe.ts';
import { withOwnSettings } from './own-settings.ts';
import { openOutsideFetch } from './http/outside-fetch.ts';
import { openMeters } from './meters.ts';
import { paceOf } from './open-context.ts';
import { openVault } from './vault.ts';
import { openVideo } from './video/open-video.ts';
import { rethrow } from './test-rethrow.ts';

export type TestContext = { context: Context; url: string; queued: string[]; close(): Promise<void> };

/** A test is quicker than any person. */
const unlimited = {
  calls: 1e9,
  deeds: 1e9,
  signOnPages: 1e9,
  uploads: { startsAnHour: 1e9, bytesADay: Number.MAX_SAFE_INTEGER, largeAtOnce: 1e9 },
};

/** `queued` lists the wake-ups asked for as "job key"; nothing works them unless `queue` is given. */
export async function testContext(
  options: {
    channels?: readonly Channel[];
    environment?: Readonly<Record<string, string>>;
    queue?: Context['queue'];
    reach?: Context['reach'];
    pace?: Partial<Context['pace']>;
    limits?: Context['limits'];
  } = {},
): Promise<TestContext> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-data-'));
  const { url, db, drop } = await testDatabase();
  const config = readConfig({
    HERALD_PORT: String(await freePort()),
    HERALD_DATA: folder,
    HERALD_LOG: 'silent',
    HERALD_TEST_CLOCK: '1',
    HERALD_PACE: '0.001',
    // The open internet is no part of a test; one that asks it says so.
    HERALD_LINK_CHECK: '0',
    // No browser is started for a post; a test of pictures says so.
    HERALD_BROWSERS: '0',
    DATABASE_URL: url,
    ...options.environment,
  });
  const queued: string[] = [];
  const reach = options.reach ?? (async () => undefined);
  const context: Context = {
    config,
    db,
    channels: (options.channels ?? []).map((one) =>
      withOwnSettings(one, { linkHosts: config.linkHosts, classes: [] }),
    ),
    settings: { version: 0, linkHosts: [], apps: {} },
    outsideFetch: openOutsideFetch(reach),
    probeLink: openLinkProbe(),
    photograph: openPhotograph(config),
    queue: options.queue ?? (async (_db, job, input) => void queued.push(`${job.name} ${job.key(input)}`)),
    files: await openFiles(config, rethrow),
    scan: config.clamd && openClamd(config.clamd),
    video: await openVideo(config, () => undefined),
    vault: await openVault(folder),
    log: pino({ level: 'silent' }),
    pace: { ...paceOf(config.pace), ...options.pace },
    limits: options.limits ?? unlimited,
    host: { name: 'test', clockIsRight: true },
    meters: openMeters(),
    reach,
  };
  return {
    context,
    url,
    queued,
    close: async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
