// Check what stands in the index of an MP4 or QuickTime file, box by box: tracks of picture and sound, and no word of where, with what or by whom it was filmed.
import type { FileHandle } from 'node:fs/promises';
import { isFreeSpace, readBox, type Box } from './box.ts';
import { isPlainWords } from './plain-words.ts';

/** What is written of an index while it is looked through. `boxes`: how many were looked at. */
export type Beside = { holdsMore: boolean; isSubtitled: boolean; boxes: number };

/** A film has some dozens a track; one with more is written anew. */
const boxesAtMost = 20_000;

/**
 * What lies in what, by ISO 14496-12 §6.2.3 and the QuickTime File Format. What is not named is foreign: `uuid` and `meta` hold XMP
 * and a phone's `location.ISO6709`, the `udta` of a track its name. Of a film's own, only with what program it was written may stay.
 */
const lawful: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'iods', 'trak', 'udta'],
  trak: ['tkhd', 'tapt', 'edts', 'tref', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stps'],
    ...['sdtp', 'stdp', 'padb', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
  ],
  udta: ['meta', '\xa9too', '\xa9swr', '\xa9enc'],
  meta: ['hdlr', 'ilst'],
  ilst: ['\xa9too'],
};
const wordsAtMostBytes = 1_024;
/** Handlers of tracks (registered at mp4ra.org). Chapters, places and clocks may be left behind, words a reader was meant to read may not. */
const shown = ['vide', 'soun'];
const subtitles = ['sbtl', 'subt', 'subp', 'clcp'];
/** Behind the head: a version, a number that is zero, and then what handles the track. */
const handlerAt = 8;
/** Behind the head, past lengths and what else is no letter: the name of a handler, and of the program that wrote the film. */
const wordsAt: Readonly<Record<string, number>> = { hdlr: 25, '\xa9too': 4, '\xa9swr': 4, '\xa9enc': 4 };

/** Adds to `found` what `box` and what lies in it hold beside a film's own; what is broken in it counts as more. */
export async function checkIndex(file: FileHandle, box: Box, found: Beside): Promise<void> {
  const inside = lawful[box.type] ?? [];
  const end = box.at + box.bytes;
  let at = box.at + box.headBytes + (await versionBytes(file, box));
  if (box.type === 'udta' && box.bytes > wordsAtMostBytes) found.holdsMore = true;
  // QuickTime ends a list with four zeros.
  while (end - at >= 8) {
    const next = await readBox(file, at, end);
    found.boxes += 1;
    if (next.bytes < next.headBytes || at + next.bytes > end || found.boxes > boxesAtMost) {
      found.holdsMore = true;
      return;
    }
    if (inside.includes(next.type)) await checkLawful(file, box, next, found);
    else found.holdsMore ||= !(await isFreeSpace(file, next));
    at += next.bytes;
  }
}

async function checkLawful(file: FileHandle, parent: Box, box: Box, found: Beside): Promise<void> {
  if (Object.hasOwn(lawful, box.type)) return checkIndex(file, box, found);
  const [from, end] = [box.at + box.headBytes, box.at + box.bytes];
  const wordsFrom = wordsAt[box.type];
  if (wordsFrom !== undefined) found.holdsMore ||= !(await isPlainWords(file, from + wordsFrom, end));
  if (parent.type !== 'mdia' || box.type !== 'hdlr') return;
  const handler = await readWord(file, from + handlerAt);
  found.holdsMore ||= !shown.includes(handler);
  found.isSubtitled ||= subtitles.includes(handler);
}

/** In an MP4 a version stands before what lies in `meta`, in QuickTime nothing does. */
async function versionBytes(file: FileHandle, { type, at, headBytes }: Box): Promise<0 | 4> {
  return type === 'meta' && (await readWord(file, at + headBytes)) === '\0\0\0\0' ? 4 : 0;
}

async function readWord(file: FileHandle, at: number): Promise<string> {
  const word = Buffer.alloc(4);
  await file.read(word, 0, word.length, at);
  return word.toString('latin1');
}
