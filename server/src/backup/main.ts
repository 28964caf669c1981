// npm run backup -- --out DIR, npm run restore -- --from DIR, and npm run restore -- --by-hand.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { recogniseDatabase } from '../db/recognise-database.ts';
import { backUp } from './back-up.ts';
import { describeKey } from './describe-key.ts';
import { openWorld } from './open-world.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `npm run backup  -- --out DIR [--without-key]   the database, the files and the vault's key into a new folder
npm run restore -- --from DIR                 all of it into an empty database and a new HERALD_DATA
npm run restore -- --by-hand                  the database was put back otherwise: pauses publishing, as a restore does
`;
/** The exit code of a backup, or a restore, without some files. */
const incomplete = 3;
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      from: { type: 'string' },
      'by-hand': { type: 'boolean', default: false },
      'without-key': { type: 'boolean', default: false },
    },
  });
  const [what] = positionals;
  const out = what === 'backup' ? values.out : undefined;
  const from = what === 'restore' ? values.from : undefined;
  const byHand = what === 'restore' && values['by-hand'] && from === undefined;
  if (out !== undefined) process.exitCode = await keep(out, !values['without-key']);
  else if (from !== undefined && !values['by-hand']) process.exitCode = await restore(from);
  else if (byHand) process.exitCode = await noteRestored();
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function keep(folder: string, withKey: boolean): Promise<number> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => stop.abort(new Error('Stopped. Nothing was kept.')));
  const opened = await openWorld();
  try {
    const wanted = { folder: resolve(folder), withKey, say, signal: stop.signal };
    const { missing, damaged } = await backUp(opened.world, wanted);
    for (const key of missing) say(`${key} is named by a row and is not in the store`);
    for (const key of damaged) say(`${key} is damaged in the store: it is not what was uploaded`);
    say(`Kept in ${resolve(folder)}.${withKey ? " The vault's key lies in it: keep it as a secret." : ''}`);
    const lacking = missing.length + damaged.length;
    if (lacking === 0) return 0;
    say(`Files that are not in it: ${lacking}, named above and in backup.json. All else is whole.`);
    return incomplete;
  } finally {
    await opened.close();
  }
}

async function restore(folder: string): Promise<number> {
  const opened = await openWorld();
  try {
    if (opened.isRunning) throw new Error('Herald runs here. Stop it, and name a new HERALD_DATA.');
    const restored = await restoreBackup(opened.world, { folder: resolve(folder), say });
    say(`Restored as of ${restored.takenAt}.`);
    // Of one that is damaged in the backup was told above.
    if (!restored.hasKey && !restored.lacking.includes('vault.key')) say(await describeKey(opened.world));
    if (restored.lacking.length === 0) return 0;
    say(`Files that are not there: ${restored.lacking.length}, named above. All else is whole.`);
    return incomplete;
  } finally {
    await opened.close();
  }
}

/** The house may stand or run: what is claimed already is sent, and nothing after it. */
async function noteRestored(): Promise<number> {
  const opened = await openWorld();
  try {
    for (const name of await migrate(opened.world.databaseUrl)) say(`Migrated ${name}`);
    const isPaused = await recogniseDatabase(opened.world.databaseUrl, { isOlder: true });
    say(
      isPaused
        ? 'Publishing is paused. Look through it, then lift the pause under Brakes.'
        : 'Nothing was ever written here: nothing is paused.',
    );
    return 0;
  } finally {
    await opened.close();
  }
}
