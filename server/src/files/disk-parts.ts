// Files that come in chunks, on this machine's disk: one part each, flushed after every chunk, hashed as it lies there, then renamed.
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { flushFolder } from './flush-folder.ts';
import { PartLost, type Parts, type Written } from './files.ts';
import { openHashers } from './hashers.ts';
import { followParts } from './part-hashes.ts';
import { openPartWriters } from './part-writers.ts';
import { pourPart } from './pour-part.ts';

/** `at` is where the file of a key lies; it throws for what is no key of ours. One process writes a folder. */
export function openParts(root: string, at: (key: string) => string, onError: (error: Error) => void): Parts {
  const folder = join(root, 'parts');
  const writers = openPartWriters();
  const sealing = new Map<string, Promise<Written>>();
  const hashes = followParts(openHashers(onError));
  const partAt = (key: string) => (at(key), join(folder, key));

  async function seal(key: string, check: (written: Written) => void): Promise<Written> {
    const [path, part] = [at(key), partAt(key)];
    const { written, isSealed } = await hashWhereItLies(path, part);
    check(written);
    if (isSealed) return written;
    await mkdir(dirname(path), { recursive: true });
    // Asked twice at once, the other process was quicker.
    await rename(part, path).catch(async (error: unknown) => {
      if (!(await isThere(path))) throw error;
    });
    await flushFolder(dirname(path));
    return written;
  }
  /** Another process may seal it between the look and the reading. */
  async function hashWhereItLies(
    path: string,
    part: string,
  ): Promise<{ written: Written; isSealed: boolean }> {
    if (!(await isThere(path))) {
      const written = await hashes.finish(part).catch(async (error: unknown) => {
        if (!(await isThere(path))) throw error;
        return null;
      });
      if (written) return { written, isSealed: false };
    }
    return { written: await hashes.finish(path), isSealed: true };
  }
  return {
    async write(key, offset, stream, atMostBytes) {
      const path = partAt(key);
      if (offset === 0) await mkdir(folder, { recursive: true });
      if (!writers.isOpen(key)) throw new PartLost('closed');
      const writing = writeAt(path, offset, stream, atMostBytes);
      const followed = writing.catch(() => 0).then((bytes) => hashes.follow(path, offset, offset + bytes));
      await writers.during(key, stream, followed);
      return writing;
    },
    close: (key) => writers.close(key),
    /** Asked twice at once, the first one's check holds for both. */
    async seal(key, check) {
      const begun =
        sealing.get(key) ??
        seal(key, check).finally(() => {
          sealing.delete(key);
          writers.reopen(key);
        });
      sealing.set(key, begun);
      return begun;
    },
    async remove(key) {
      const path = partAt(key);
      hashes.drop(path);
      await rm(path, { force: true });
    },
  };
}

async function writeAt(path: string, offset: number, stream: Readable, atMostBytes: number): Promise<number> {
  const file = await openPart(path, offset);
  try {
    const written = await pourPart(file, stream, { offset, atMostBytes });
    await file.datasync();
    return written;
  } finally {
    await file.close();
  }
}

async function openPart(path: string, offset: number): Promise<FileHandle> {
  const create = offset === 0 ? constants.O_CREAT : 0;
  const file = await open(path, constants.O_RDWR | create, 0o600).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? new PartLost('no part')
      : error;
  });
  if ((await file.stat()).size >= offset) return file;
  await file.close();
  throw new PartLost('a shorter part');
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
