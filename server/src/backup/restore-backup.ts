// Restore a backup: into an empty database and an empty data folder, whole; then the migrations that came since.
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markDataFolder } from '../mark-folder.ts';
import { isVaultKey } from '../vault.ts';
import { copyIn, isEmptyDatabase } from '../db/copy-in.ts';
import { findForeign, migrate } from '../db/migrate.ts';
import type { World } from './back-up.ts';
import { pauseRestored } from '../db/pause-restored.ts';
import { hashFile } from './hash-file.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { filePlace, keyPlace, openTable } from './places.ts';

type Wanted = { readonly folder: string; readonly say: (line: string) => void };
/** `lacking`: the keys of files that rows name and that could not be given back, and the vault's. */
export type Restored = Pick<Manifest, 'takenAt' | 'hasKey'> & { readonly lacking: readonly string[] };

/** Throws where anything stands there already: nothing is ever overwritten. The rows come last, so that nobody begins with half of it, and what waits among them is held until a person has looked. */
export async function restoreBackup(world: World, { folder, say }: Wanted): Promise<Restored> {
  const manifest = await readManifest(folder);
  const foreign = await findForeign(manifest.migrations);
  if (foreign.length > 0)
    throw new Error(
      `The backup in ${folder} was made by a newer Herald (${foreign.join(', ')}). Update this copy, and restore it then: nothing was written so far.`,
    );
  if (!(await isEmptyDatabase(world.databaseUrl)))
    throw new Error('The database is not empty. Restore into a new one, and a new data folder.');
  const key = join(world.dataFolder, 'vault.key');
  if (manifest.hasKey && existsSync(key))
    throw new Error(`${key} is there already. Restore into a new data folder (HERALD_DATA).`);
  const lacking = await giveFilesBack(world, manifest, { folder, say });
  await mkdir(world.dataFolder, { recursive: true });
  markDataFolder(world.dataFolder);
  const isKeyWhole = manifest.hasKey && (await isWholeKey(folder, manifest));
  if (isKeyWhole) await copyFile(keyPlace(folder), key);
  await migrate(world.databaseUrl, manifest.migrations);
  let isPaused = false;
  await copyIn(
    world.databaseUrl,
    manifest,
    (name) => openTable(folder, name),
    async (client) => {
      isPaused = await pauseRestored(client, manifest.takenAt);
    },
  );
  say(`${manifest.tables.reduce((all, { rows }) => all + rows, 0)} rows of ${manifest.tables.length} tables`);
  for (const name of await migrate(world.databaseUrl)) say(`Migrated ${name}`);
  if (isPaused)
    say(
      `Publishing is paused: what was sent, called off or tried again after ${manifest.takenAt} is unknown here. Look through what is scheduled and the publish history, withdraw what is not to go out again, then lift the pause under Brakes.`,
    );
  if (manifest.hasKey && !isKeyWhole)
    say(
      `vault.key is not there: it is damaged in the backup. Put the right one at ${key} before Herald starts, or authorise every account anew.`,
    );
  return {
    takenAt: manifest.takenAt,
    hasKey: isKeyWhole,
    lacking: manifest.hasKey && !isKeyWhole ? [...lacking, 'vault.key'] : lacking,
  };
}

/** Of an older backup, which does not say what it was, no more is known than that it may be one. */
async function isWholeKey(folder: string, { keySha256 }: Manifest): Promise<boolean> {
  if (keySha256 !== null) return (await hashFile(() => createReadStream(keyPlace(folder)))) === keySha256;
  const text = await readFile(keyPlace(folder), 'utf8').catch(() => '');
  return isVaultKey(text);
}

/** Answers what it could not give back, and says why: one picture gone bad must not keep a whole house from coming back. */
async function giveFilesBack(
  { files }: World,
  manifest: Manifest,
  { folder, say }: Wanted,
): Promise<readonly string[]> {
  const spoilt: string[] = [];
  let toldAt = Date.now();
  for (const [index, { key, sha256, bytes }] of manifest.files.entries()) {
    // A restore that broke off before has written some already; a bucket may have outlived its database, and not whole.
    const isThere = (await files.size(key)) !== null;
    if (isThere && (await hashFile(() => files.read(key))) === sha256) continue;
    if ((await hashFile(() => createReadStream(filePlace(folder, key)))) !== sha256) {
      spoilt.push(key);
      continue;
    }
    if (isThere) await files.remove(key);
    const written = await files.write(key, createReadStream(filePlace(folder, key)), bytes);
    if (written.sha256 !== sha256) {
      // Or the next try would find it there and take it for whole.
      await files.remove(key);
      throw new Error(`${key} did not arrive whole: the store has something else than was sent.`);
    }
    if (Date.now() - toldAt < 1_000) continue;
    toldAt = Date.now();
    say(`${index + 1} of ${manifest.files.length} files`);
  }
  say(`${manifest.files.length - spoilt.length} files`);
  for (const key of manifest.missing) say(`${key} is not there: it was missing when the backup was made`);
  for (const key of manifest.damaged) say(`${key} is not there: it was damaged when the backup was made`);
  for (const key of spoilt) say(`${key} is not there: it is damaged in the backup`);
  return [...manifest.missing, ...manifest.damaged, ...spoilt];
}
