// Check whether a WebM file holds nothing beside a film, by its elements (RFC 8794 and 9559): two outermost, and what a segment is made of.
import { open, type FileHandle } from 'node:fs/promises';
import { endsAsArchive } from './ends-as-archive.ts';

const segment = 0x18538067;
/** What comes first, in the head of the file: its own names. */
const head = 0x1a45dfa3;
const headAtMostBytes = 4_096;
/** SeekHead, Info, Tracks, Cluster, Cues, Tags. */
const parts = [0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1f43b675, 0x1c53bb6b];
const words = 0x1254c367;
const wordsAtMostBytes = 65_536;
/** Left free by whoever wrote it, and then it is zeros. */
const space = 0xec;
const spaceAtMostBytes = 1_048_576;
/** A minute has some thirty clusters. */
const elementsAtMost = 50_000;

type Element = { readonly id: number; readonly from: number; readonly end: number };

/** One whose length nobody wrote, as a broadcast has it, may hold anything. */
export async function checkElements(path: string): Promise<'whole' | 'holds-more'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = await readElement(file, 0, size);
    const second = first && (await readElement(file, first.end, size));
    const isFramed = first?.id === head && first.end <= headAtMostBytes && second?.id === segment;
    if (!isFramed || second.end !== size || (await endsAsArchive(file, size))) return 'holds-more';
    let at = second.from;
    for (let count = 0; at < size && count < elementsAtMost; count += 1) {
      const element = await readElement(file, at, size);
      if (!element || (await isForeign(file, element))) return 'holds-more';
      at = element.end;
    }
    return at === size ? 'whole' : 'holds-more';
  } finally {
    await file.close();
  }
}

async function isForeign(file: FileHandle, { id, from, end }: Element): Promise<boolean> {
  if (parts.includes(id)) return false;
  if (id === words) return end - from > wordsAtMostBytes;
  if (id !== space || end - from > spaceAtMostBytes) return true;
  const bytes = Buffer.alloc(end - from);
  await file.read(bytes, 0, bytes.length, from);
  return bytes.some((byte) => byte !== 0);
}

/** Null where there is none, where its length is not written, and where it passes the end. */
async function readElement(file: FileHandle, at: number, size: number): Promise<Element | null> {
  const bytes = Buffer.alloc(12);
  await file.read(bytes, 0, bytes.length, at);
  const idBytes = lengthOf(bytes[0] ?? 0);
  const sizeBytes = lengthOf(bytes[idBytes] ?? 0);
  if (idBytes > 4 || sizeBytes > 8) return null;
  const id = bytes.readUIntBE(0, idBytes);
  const marked = BigInt(`0x${bytes.toString('hex', idBytes, idBytes + sizeBytes)}`);
  const most = (1n << BigInt(7 * sizeBytes)) - 1n;
  const length = marked & most;
  const from = at + idBytes + sizeBytes;
  const end = from + Number(length);
  return length === most || end > size ? null : { id, from, end };
}

/** As many bytes as there are zeros before the first one, and one more. */
function lengthOf(first: number): number {
  return Math.clz32(first) - 24 + 1;
}
