// Back up: the database as of one moment, every file it names, and the vault's key, into a new folder; Herald may run meanwhile.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyOut, type NamedFile } from '../db/copy-out.ts';
import type { Files } from '../files/files.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { filePlace, keyPlace, tablePlace } from './places.ts';

export type World = { readonly databaseUrl: string; readonly dataFolder: string; readonly files: Files };
type Wanted = { readonly folder: string; readonly withKey: boolean; readonly say: (line: string) => void };
type Kept = Manifest['files'][number];

/** Throws where the folder is there already, and where a file is not what its row says: a damaged backup is none. */
export async function backUp(world: World, { folder, withKey, say }: Wanted): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`);
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  let named: readonly NamedFile[] = [];
  const copied = await copyOut(world.databaseUrl, {
    table: async (name, rows) =>
      pipeline(rows, createGzip(), createWriteStream(tablePlace(folder, name), { mode: 0o600 })),
    files: async (files) => {
      named = files;
    },
  });
  say(`${copied.tables.reduce((all, { rows }) => all + rows, 0)} rows of ${copied.tables.length} tables`);
  // After the rows: a file is written before its row and goes long after it, so that all of that moment are still there.
  const { kept, missing } = await keepFiles(world.files, named, { folder, say });
  if (withKey) await copyFile(join(world.dataFolder, 'vault.key'), keyPlace(folder));
  const manifest: Manifest = {
    product: 'herald',
    format: 1,
    takenAt: copied.takenAt,
    migrations: [...copied.migrations],
    tables: copied.tables.map(({ columns, ...table }) => ({ ...table, columns: [...columns] })),
    sequences: [...copied.sequences],
    files: kept,
    missing,
    hasKey: withKey,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function keepFiles(
  files: Files,
  named: readonly NamedFile[],
  { folder, say }: Pick<Wanted, 'folder' | 'say'>,
): Promise<{ kept: Kept[]; missing: string[] }> {
  const kept: Kept[] = [];
  const missing: string[] = [];
  let bytes = 0;
  let toldAt = Date.now();
  for (const [index, { key, sha256 }] of named.entries()) {
    if ((await files.size(key)) === null) {
      missing.push(key);
      continue;
    }
    const one = await keepFile(files, key, filePlace(folder, key));
    if (one.sha256 !== sha256)
      throw new Error(`${key} is damaged in the store: it is not what was uploaded. No backup was made.`);
    kept.push({ key, ...one });
    bytes += one.bytes;
    if (Date.now() - toldAt < 1_000) continue;
    toldAt = Date.now();
    say(`${index + 1} of ${named.length} files, ${Math.round(bytes / 1_048_576)} MB`);
  }
  say(`${kept.length} files, ${Math.round(bytes / 1_048_576)} MB`);
  return { kept, missing };
}

async function keepFile(files: Files, key: string, place: string): Promise<Omit<Kept, 'key'>> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const weigh = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await pipeline(await files.read(key), weigh, createWriteStream(place, { mode: 0o600 }));
  return { sha256: hash.digest('hex'), bytes };
}
