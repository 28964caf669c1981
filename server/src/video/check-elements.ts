// Check whether a WebM file holds nothing beside a film, by its elements (RFC 8794 and 9559): two outermost, and what a segment is made of.
import { open } from 'node:fs/promises';
import { checkHeadings } from './check-headings.ts';
import type { Beside } from './check-index.ts';
import { isFreeElement, readElement } from './element.ts';
import { endsAsArchive } from './ends-as-archive.ts';

const segment = 0x18538067;
/** What comes first, in the head of the file: its own names. */
const head = 0x1a45dfa3;
const headAtMostBytes = 4_096;
/** SeekHead, Info, Tracks, Cues and Tags say something; a Cluster has frames. */
const headings = [0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1254c367];
const frames = 0x1f43b675;
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
    await checkHeadings(file, first, found);
    let at = second.from;
    for (let count = 0; at < size && count < elementsAtMost; count += 1) {
      const element = await readElement(file, at, size);
      if (!element) return 'holds-more';
      if (headings.includes(element.id)) await checkHeadings(file, element, found);
      else found.holdsMore ||= element.id !== frames && !(await isFreeElement(file, element));
      at = element.end;
    }
    if (found.isSubtitled) return 'subtitled';
    return at === size && !found.holdsMore ? 'whole' : 'holds-more';
  } finally {
    await file.close();
  }
}
