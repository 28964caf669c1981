// Check whether an MP4 or QuickTime file is whole and holds nothing beside a film, by its boxes (ISO 14496-12 §4.2): each says its length.
import { open, type FileHandle } from 'node:fs/promises';
import { isFreeSpace, readBox, spaces, type Box } from './box.ts';
import { hasKnownBrands } from './known-brands.ts';
import { checkIndex, type Beside } from './check-index.ts';
import { endsAsArchive } from './ends-as-archive.ts';

/** A film has a handful; each piece of a stream has two, every second or so. */
const boxesAtMost = 50_000;

/** What a film is made of: its index and its frames. */
const parts = ['moov', 'mdat'];
/** Of a stream: pieces, and tables for finding one. A film needs none of them, and is copied into one piece without. */
const ofStreams = ['moof', 'mfra', 'sidx', 'ssix', 'pdin', 'prft', 'styp'];

/**
 * `cut-off` too where there is no index: what was filmed can then not be found. `holds-more`: something stands before, between or
 * behind, in a box of its own or in one that is to be empty (hostile.md U03), or the index tells of tracks that are neither seen nor
 * heard, or where it was filmed (U07); what nobody refers to inside a box of frames is not seen. `subtitled`: it has words to be read.
 */
export async function checkBoxes(path: string): Promise<'whole' | 'cut-off' | 'holds-more' | 'subtitled'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    let hasIndex = false;
    const found: Beside = { holdsMore: await endsAsArchive(file, size), isSubtitled: false, boxes: 0 };
    for (let count = 0; at < size && count < boxesAtMost; count += 1) {
      const box = await readBox(file, at, size);
      const isWhole = box.bytes >= box.headBytes && at + box.bytes <= size;
      // Behind a whole film what breaks off is no part of it.
      if (!isWhole && (isKnown(box) || !hasIndex)) return 'cut-off';
      found.holdsMore ||= !isWhole || (await isForeign(file, box, count));
      if (isWhole && box.type === 'moov') await checkIndex(file, box, found);
      hasIndex ||= box.type === 'moov';
      at = isWhole ? at + box.bytes : size;
    }
    if (!hasIndex) return 'cut-off';
    if (found.isSubtitled) return 'subtitled';
    return found.holdsMore || at < size ? 'holds-more' : 'whole';
  } finally {
    await file.close();
  }
}

function isKnown({ type }: Box): boolean {
  return type === 'ftyp' || [...parts, ...ofStreams, ...spaces].includes(type);
}

/** Its names stand first; some of QuickTime have none. */
async function isForeign(file: FileHandle, box: Box, count: number): Promise<boolean> {
  if (parts.includes(box.type)) return false;
  if (box.type === 'ftyp') return count > 0 || !(await hasKnownBrands(file, box));
  return !(await isFreeSpace(file, box));
}
