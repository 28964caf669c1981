// Files on this machine's disk: written whole under a temporary name, flushed, then linked to their key once and for ever.
import { createHash, randomBytes, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { openParts } from './disk-parts.ts';
import { keyShape } from './file-key.ts';
import { FileTooLarge, type Files } from './files.ts';
import { flushFolder } from './flush-folder.ts';

/** `onError` hears of what nobody waits for. */
export function openDisk(dataFolder: string, onError: (error: Error) => void): Files {
  const root = join(dataFolder, 'files');
  const unfinished = join(root, 'unfinished');
  const at = (key: string) => {
    if (!keyShape.test(key)) throw new Error('no key of ours');
    return join(root, key.slice(0, 2), key.slice(2, 4), key);
  };
  return {
    async write(key, stream, atMostBytes) {
      const path = at(key);
      const part = join(unfinished, `${key}.${randomBytes(6).toString('hex')}`);
      await mkdir(dirname(path), { recursive: true });
      await mkdir(dirname(part), { recursive: true });
      try {
        const written = await writeTo(part, stream, atMostBytes);
        // A link, unlike a rename, fails where the key is taken: what was checked is never overwritten (hostile.md O21).
        await link(part, path);
        await flushFolder(dirname(path));
        return written;
      } finally {
        stream.destroy();
        await rm(part, { force: true });
      }
    },
    async read(key, range) {
      const file = await open(at(key));
      return createReadStream('', { fd: file, ...range });
    },
    async readWhole(key) {
      return new Uint8Array(await readFile(at(key)));
    },
    async size(key) {
      if (!keyShape.test(key)) return null;
      return stat(at(key)).then(
        (found) => found.size,
        () => null,
      );
    },
    localPath: at,
    async remove(key) {
      await rm(at(key), { force: true });
    },
    parts: openParts(root, at, onError),
    async purge(before) {
      for (const name of await readdir(unfinished).catch(() => [])) {
        const path = join(unfinished, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

type Written = { sizeBytes: number; md5: string; sha256: string };

async function writeTo(path: string, stream: Readable, atMostBytes: number): Promise<Written> {
  const file = await open(path, 'wx', 0o600);
  try {
    const [md5, sha256] = [createHash('md5'), createHash('sha256')];
    const sizeBytes = await pour(stream, file, atMostBytes, [md5, sha256]);
    await file.sync();
    return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
  } finally {
    await file.close();
  }
}

/** One piece at a time, so that memory stays the same whatever the size. */
async function pour(
  stream: Readable,
  file: FileHandle,
  atMostBytes: number,
  hashes: Hash[],
): Promise<number> {
  let sizeBytes = 0;
  for await (const piece of stream) {
    const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    sizeBytes += bytes.length;
    if (sizeBytes > atMostBytes) throw new FileTooLarge('more bytes than were announced');
    for (const hash of hashes) hash.update(bytes);
    await writeAll(file, bytes);
  }
  return sizeBytes;
}

/** A full disk writes a part of what it was given before it says so. */
async function writeAll(file: FileHandle, bytes: Buffer): Promise<void> {
  let done = 0;
  while (done < bytes.length) done += (await file.write(bytes, done)).bytesWritten;
}
