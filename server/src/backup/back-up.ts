// Back up: the database as of one moment, every whole file it names, and the vault's key, into a new folder; Herald may run meanwhile.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyOut, type NamedFile } from '../db/copy-out.ts';
import type { Files } from '../files/files.ts';
import { hashFile } from './hash-file.ts';
import { isFinished, writeManifest, type Manifest } from './manifest.ts';
import { filePlace, keyPlace, tablePlace } from './places.ts';

export type World = { readonly databaseUrl: string; readonly dataFolder: string; readonly files: Files };
type Wanted = {
  readonly folder: string;
  readonly withKey: boolean;
  readonly say: (line: string) => void;
  /** Ends it early, as if it had failed. */
  readonly signal?: AbortSignal | undefined;
};
type Kept = Manifest['files'][number];
type Outcome = Pick<Manifest, 'files' | 'missing' | 'damaged'>;

/** What a disk says of a file whose place on it has gone bad. */
const unreadable: ReadonlySet<unknown> = new Set(['EIO', 'EBADMSG', 'EUCLEAN']);

/**
 * Throws where the folder is there already; one that it made itself is gone again where it fails, so that the next run may have the
 * name. A file that is not what its row says is left out and told: all others are kept.
 */
export async function backUp(world: World, wanted: Wanted): Promise<Manifest> {
  const { folder, signal } = wanted;
  if (existsSync(folder))
    throw new Error(
      isFinished(folder)
        ? `${folder} is there already. Name a new folder.`
        : `${folder} is there already, and no whole backup. Name a new folder, or remove it.`,
    );
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  // Of two who name the same folder one makes it.
  await mkdir(folder, { mode: 0o700 });
  try {
    return await fill(world, wanted);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw signal?.aborted ? signal.reason : error;
  }
}

async function fill(world: World, { folder, withKey, say, signal }: Wanted): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  let named: readonly NamedFile[] = [];
  const copied = await copyOut(world.databaseUrl, {
    table: async (name, rows) =>
      pipeline(rows, createGzip(), createWriteStream(tablePlace(folder, name), { mode: 0o600 }), { signal }),
    files: async (files) => {
      named = files;
    },
  });
  say(`${copied.tables.reduce((all, { rows }) => all + rows, 0)} rows of ${copied.tables.length} tables`);
  // After the rows: a file is written before its row and goes long after it, so that all of that moment are still there.
  const outcome = await keepFiles(world.files, named, { folder, say, signal });
  if (withKey) await copyFile(join(world.dataFolder, 'vault.key'), keyPlace(folder));
  const manifest: Manifest = {
    product: 'herald',
    format: 1,
    takenAt: copied.takenAt,
    migrations: [...copied.migrations],
    tables: copied.tables.map(({ columns, ...table }) => ({ ...table, columns: [...columns] })),
    sequences: [...copied.sequences],
    ...outcome,
    hasKey: withKey,
    keySha256: withKey ? await hashFile(() => createReadStream(keyPlace(folder))) : null,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function keepFiles(
  files: Files,
  named: readonly NamedFile[],
  { folder, say, signal }: Pick<Wanted, 'folder' | 'say' | 'signal'>,
): Promise<Outcome> {
  const outcome: Outcome = { files: [], missing: [], damaged: [] };
  let bytes = 0;
  let toldAt = Date.now();
  for (const [index, { key, sha256 }] of named.entries()) {
    signal?.throwIfAborted();
    const place = filePlace(folder, key);
    const isThere = (await files.size(key)) !== null;
    const one = isThere ? await keepFile({ files, key, place, signal }) : null;
    if (one?.sha256 === sha256) {
      outcome.files.push({ key, ...one });
      bytes += one.bytes;
    } else {
      outcome[isThere ? 'damaged' : 'missing'].push(key);
      await rm(place, { force: true });
    }
    if (Date.now() - toldAt < 1_000) continue;
    toldAt = Date.now();
    say(`${index + 1} of ${named.length} files, ${Math.round(bytes / 1_048_576)} MB`);
  }
  say(`${outcome.files.length} files, ${Math.round(bytes / 1_048_576)} MB`);
  return outcome;
}

/** Null where the disk no longer reads it; a store that is away, or a full disk here, ends the whole. */
async function keepFile({
  files,
  key,
  place,
  signal,
}: {
  files: Files;
  key: string;
  place: string;
  signal: AbortSignal | undefined;
}): Promise<Omit<Kept, 'key'> | null> {
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
  let isUnreadable = false;
  const note = (error: unknown) => {
    isUnreadable = error instanceof Error && 'code' in error && unreadable.has(error.code);
  };
  try {
    const source = await files.read(key).catch((error: unknown) => {
      note(error);
      throw error;
    });
    source.once('error', note);
    await pipeline(source, weigh, createWriteStream(place, { mode: 0o600 }), { signal });
  } catch (error) {
    if (isUnreadable) return null;
    throw error;
  }
  return { sha256: hash.digest('hex'), bytes };
}
