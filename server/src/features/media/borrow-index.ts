// Borrow of a stored film all but its frames, for a program that reads what it says of itself: of a gigabyte in a bucket some megabytes come, the rest are holes.
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { StoreAway } from '../../files/files.ts';
import { pourPart } from '../../files/pour-part.ts';
import { readBox } from '../../video/box.ts';
import { borrowFolder } from './borrow-folder.ts';

/** A reader looks at five megabytes of frames before it knows a film; with the end of the file it sees whether an archive ends there. */
const framesBytes = 8_388_608;
const tailBytes = 131_072;
const headBytes = 16;
/** A stream in fragments has thousands, each a question to the store. */
const boxesAtMost = 40;
const indexAtMostBytes = 134_217_728;

/** Null where it lies on this machine, and where it is not made of a few whole boxes: then all of it must be borrowed. `read` only reads it. */
export async function borrowIndex<T>(
  context: Pick<Context, 'files' | 'config'>,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T | null> {
  const { files } = context;
  const sizeBytes = files.localPath ? null : await files.size(key);
  if (sizeBytes === null || sizeBytes < 2 * framesBytes) return null;
  return borrowFolder(context, async (folder) => {
    const path = join(folder, key);
    const copy = await open(path, 'wx+', 0o600);
    try {
      await copy.truncate(sizeBytes);
      const fetch = (from: number, until: number) => fetchPart(files, key, copy, { from, until });
      if (!(await fetchBoxes(copy, sizeBytes, fetch))) return null;
    } finally {
      await copy.close();
    }
    return read(path);
  });
}

async function fetchBoxes(
  copy: FileHandle,
  sizeBytes: number,
  fetch: (from: number, until: number) => Promise<void>,
): Promise<boolean> {
  await fetch(sizeBytes - tailBytes, sizeBytes);
  let at = 0;
  for (let count = 0; at < sizeBytes; count += 1) {
    await fetch(at, Math.min(at + headBytes, sizeBytes));
    const { type, bytes, headBytes: ownBytes } = await readBox(copy, at, sizeBytes);
    const end = at + bytes;
    const isBeyond = type !== 'mdat' && bytes > indexAtMostBytes;
    if (bytes < ownBytes || end > sizeBytes || isBeyond || count === boxesAtMost) return false;
    await fetch(at, type === 'mdat' ? Math.min(end, at + framesBytes) : end);
    at = end;
  }
  return true;
}

/** A line that breaks only ends the stream. */
async function fetchPart(
  files: Context['files'],
  key: string,
  copy: FileHandle,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<void> {
  const stream = await files.read(key, { start: from, end: until - 1 });
  try {
    const came = await pourPart(copy, stream, { offset: from, atMostBytes: Infinity });
    if (came !== until - from) throw new StoreAway(`${came} of ${until - from} bytes came`);
  } finally {
    stream.destroy();
  }
}
