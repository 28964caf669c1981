// Starts the roles this process was given: api, worker, or all.
import { startApi } from './api.ts';
import { readConfig } from './config.ts';
import { startHealth } from './http/health.ts';
import { recogniseDatabase } from './db/recognise-database.ts';
import { joinHouse } from './join-house.ts';
import { keepYoungSmall } from './keep-young-small.ts';
import { openContext } from './open-context.ts';
import { startWorker } from './worker.ts';

const given = process.argv[2] ?? 'all';
const roles = given === 'all' ? ['api', 'worker'] : [given];
if (roles.some((role) => role !== 'api' && role !== 'worker')) {
  process.stderr.write(`"${given}" is no role: say api, worker or all.\n`);
  process.exit(2);
}

/** A graceful stop ends within this; then the process ends anyway and the sweep of another worker recovers. */
const graceMs = 25_000;

try {
  if (roles.includes('api')) keepYoungSmall();
  const config = readConfig();
  const isMoved = config.databaseUrl !== null && (await recogniseDatabase(config.databaseUrl));
  const opened = await openContext(config, { works: roles.includes('worker') });
  const { context, engine } = opened;
  if (isMoved)
    context.log.warn(
      'the rows of this database came from elsewhere: publishing is paused (docs/operations.md)',
    );
  const { databaseUrl } = config;
  const held = databaseUrl === null ? null : await joinHouse(context, databaseUrl);
  const api = roles.includes('api') ? await startApi(context) : null;
  const worker = roles.includes('worker') ? await startWorker(context, engine) : null;
  const health = api ? null : await startHealth(context);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    // At once: whoever is slow to send us something holds up the door, not the work behind it.
    await Promise.all([api?.stop(), worker?.stop()]);
    await health?.stop();
    await held?.stop();
    await opened.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  // Started by "npm start": when that is gone, so are we.
  process.on('disconnect', () => void stop());
  process.stdout.write(`herald ${given} is ready\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
