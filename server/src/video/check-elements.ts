// Check whether a WebM file holds nothing beside a film, by its elements (RFC 8794 and 9559): two outermost, and what a segment is made of.
import { open, type FileHandle } from 'node:fs/promises';
import { checkHeadings } from './check-headings.ts';
import type { Beside } from './check-index.ts';
import { readElement, type Element } from './element.ts';
import { endsAsArchive } from './ends-as-archive.ts';

const segment = 0x18538067;
/** What comes first, in the head of the file: its own names. */
const head = 0x1a45dfa3;
const headAtMostBytes = 4_096;
const tracks = 0x1654ae6b;
/** SeekHead, Info, Tracks, Cluster, Cues; and Tags. */
const parts = [0x114d9b74, 0x1549a966, tracks, 0x1f43b675, 0x1c53bb6b];
const words = 0x1254c367;
const wordsAtMostBytes = 65_536;
/** Left free by whoever wrote it, and then it is zeros. */
const space = 0xec;
const spaceAtMostBytes = 1_048_576;
/** A minute has some thirty clusters. */
const elementsAtMost = 50_000;

/** One whose length nobody wrote, as a broadcast has it, may hold anything. `subtitled`: it has words to be read, as a track of their own. */
export async function checkElements(path: string): Promise<'whole' | 'holds-more' | 'subtitled'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = await readElement(file, 0, size);
    const second = first && (await readElement(file, first.end, size));
    const isFramed = first?.id === head && first.end <= headAtMostBytes && second?.id === segment;
    if (!isFramed || second.end !== size || (await endsAsArchive(file, size))) return 'holds-more';
    const found: Beside = { holdsMore: false, isSubtitled: false, boxes: 0 };
    let at = second.from;
    for (let count = 0; at < size && count < elementsAtMost; count += 1) {
      const element = await readElement(file, at, size);
      if (!element || (await isForeign(file, element))) return 'holds-more';
      if ([tracks, words].includes(element.id)) await checkHeadings(file, element, found);
      at = element.end;
    }
    if (found.isSubtitled) return 'subtitled';
    return at === size && !found.holdsMore ? 'whole' : 'holds-more';
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
