// Files that come in chunks, on this machine's disk: one part each, flushed after every chunk, hashed as it lies there, then renamed.
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { flushFolder } from './flush-folder.ts';
import { FileTooLarge, PartLost, type Parts, type Written } from './files.ts';

const headBytes = 64;
const readBytes = 262_144;

/** `at` is where the file of a key lies; it throws for what is no key of ours. One process writes a folder. */
export function openParts(root: string, at: (key: string) => string): Parts {
  const folder = join(root, 'parts');
  const writers = new Map<string, Set<{ stream: Readable; ended: Promise<unknown> }>>();
  const closed = new Set<string>();
  const partAt = (key: string) => (at(key), join(folder, key));
  return {
    async write(key, offset, stream, atMostBytes) {
      const path = partAt(key);
      await mkdir(folder, { recursive: true });
      if (closed.has(key)) throw new PartLost('closed');
      const all = writers.get(key) ?? new Set();
      writers.set(key, all);
      const written = writeAt(path, offset, stream, atMostBytes);
      const writer = { stream, ended: written.catch(() => undefined) };
      all.add(writer);
      return written.finally(() => {
        all.delete(writer);
        if (all.size === 0) writers.delete(key);
      });
    },
    async close(key) {
      closed.add(key);
      const all = [...(writers.get(key) ?? [])];
      for (const { stream } of all) stream.destroy();
      await Promise.all(all.map(({ ended }) => ended));
    },
    async seal(key, check) {
      try {
        const [path, part] = [at(key), partAt(key)];
        const isSealed = await isThere(path);
        const written = await hashOf(isSealed ? path : part);
        check(written);
        if (isSealed) return written;
        await mkdir(dirname(path), { recursive: true });
        // Asked twice at once, the other was quicker.
        await rename(part, path).catch(async (error: unknown) => {
          if (!(await isThere(path))) throw error;
        });
        await flushFolder(dirname(path));
        return written;
      } finally {
        closed.delete(key);
      }
    },
    async remove(key) {
      await rm(partAt(key), { force: true });
    },
  };
}

async function writeAt(path: string, offset: number, stream: Readable, atMostBytes: number): Promise<number> {
  const file = await openPart(path, offset);
  let written = 0;
  try {
    for await (const bytes of piecesOf(stream)) {
      if (written + bytes.length > atMostBytes) throw new FileTooLarge('more bytes than were announced');
      await writeAll(file, bytes, offset + written);
      written += bytes.length;
    }
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

/** A line that breaks ends the stream: what came of it is as good as the rest. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    // A refusal in the middle still has to be answered over the line the stream comes from.
    for await (const piece of stream.iterator({ destroyOnReturn: false }))
      yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
  } catch (error) {
    if (!stream.destroyed) throw error;
  }
}

/** A full disk writes a part of what it was given before it says so. */
async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

async function hashOf(path: string): Promise<Written> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const file = await open(path);
  let [sizeBytes, head] = [0, Buffer.alloc(0)];
  for await (const piece of file.createReadStream({ highWaterMark: readBytes })) {
    const bytes: Buffer = Buffer.from(piece);
    if (head.length < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes);
    sizeBytes += bytes.length;
    md5.update(bytes);
    sha256.update(bytes);
  }
  return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head };
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
