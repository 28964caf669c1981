// npm run backup -- --out DIR, and npm run restore -- --from DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './back-up.ts';
import { openWorld } from './open-world.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `npm run backup  -- --out DIR [--without-key]   the database, the files and the vault's key into a new folder
npm run restore -- --from DIR                 all of it into an empty database and a new HERALD_DATA
`;
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      from: { type: 'string' },
      'without-key': { type: 'boolean', default: false },
    },
  });
  const [what] = positionals;
  const out = what === 'backup' ? values.out : undefined;
  const from = what === 'restore' ? values.from : undefined;
  if (out === undefined && from === undefined) {
    process.stderr.write(usage);
    process.exit(2);
  }
  process.exitCode = out === undefined ? await restore(from ?? '') : await keep(out, !values['without-key']);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function keep(folder: string, withKey: boolean): Promise<number> {
  const opened = await openWorld();
  try {
    const { missing } = await backUp(opened.world, { folder: resolve(folder), withKey, say });
    for (const key of missing) say(`${key} is named by a row and is not in the store`);
    say(`Kept in ${resolve(folder)}.${withKey ? " The vault's key lies in it: keep it as a secret." : ''}`);
    return missing.length > 0 ? 3 : 0;
  } finally {
    await opened.close();
  }
}

async function restore(folder: string): Promise<number> {
  const opened = await openWorld();
  try {
    if (opened.isRunning) throw new Error('Herald runs here. Stop it, and name a new HERALD_DATA.');
    const { takenAt, hasKey } = await restoreBackup(opened.world, { folder: resolve(folder), say });
    say(`Restored as of ${takenAt}.`);
    if (!hasKey) say('Without the key of the vault every account must be authorised anew.');
    return 0;
  } finally {
    await opened.close();
  }
}
