// Check whether an MP4 or QuickTime file is whole and holds nothing beside a film, by its outermost boxes (ISO 14496-12 §4.2): each says its length.
import { open, type FileHandle } from 'node:fs/promises';
import { endsAsArchive } from './ends-as-archive.ts';

const headBytes = 16;
/** A film has a handful; each fragment of a stream has two, every second or so. */
const boxesAtMost = 50_000;

/** What a film is made of, and where its players look for nothing else. */
const parts = ['moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'pdin', 'prft'];
/** A few names of formats. */
const names = ['ftyp', 'styp'];
const namesAtMostBytes = 4_096;
/** Left free by whoever wrote it, and then it is zeros. */
const spaces = ['free', 'skip', 'wide'];
const spaceAtMostBytes = 1_048_576;

type Box = { readonly type: string; readonly at: number; readonly bytes: number };

/**
 * `cut-off` too where there is no index: what was filmed can then not be found. `holds-more`: something stands before, between or
 * behind, in a box of its own or in one that is to be empty (hostile.md U03); what nobody refers to inside a box of frames is not seen.
 */
export async function checkBoxes(path: string): Promise<'whole' | 'cut-off' | 'holds-more'> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    let at = 0;
    let hasIndex = false;
    let holdsMore = await endsAsArchive(file, size);
    for (let count = 0; at < size && count < boxesAtMost; count += 1) {
      const box = await readBox(file, at, size);
      const isWhole = box.bytes >= 8 && at + box.bytes <= size;
      // Behind a whole film what breaks off is no part of it.
      if (!isWhole && (isKnown(box) || !hasIndex)) return 'cut-off';
      holdsMore ||= !isWhole || (await isForeign(file, box));
      hasIndex ||= box.type === 'moov';
      at = isWhole ? at + box.bytes : size;
    }
    if (!hasIndex) return 'cut-off';
    return holdsMore || at < size ? 'holds-more' : 'whole';
  } finally {
    await file.close();
  }
}

function isKnown({ type }: Box): boolean {
  return [...parts, ...names, ...spaces].includes(type);
}

async function isForeign(file: FileHandle, { type, at, bytes }: Box): Promise<boolean> {
  if (parts.includes(type)) return false;
  if (names.includes(type)) return bytes > namesAtMostBytes;
  if (!spaces.includes(type) || bytes > spaceAtMostBytes) return true;
  const space = Buffer.alloc(bytes - 8);
  await file.read(space, 0, space.length, at + 8);
  return space.some((byte) => byte !== 0);
}

/** A length of 0 goes to the end of the file, one of 1 stands behind the type in 64 bits; fewer than 8 bytes are none. */
async function readBox(file: FileHandle, at: number, size: number): Promise<Box> {
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, at);
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  if (bytesRead < 8) return { type: '', at, bytes: 0 };
  if (short === 0) return { type, at, bytes: size - at };
  if (short !== 1) return { type, at, bytes: short };
  return { type, at, bytes: bytesRead < headBytes ? Infinity : Number(head.readBigUInt64BE(8)) };
}
