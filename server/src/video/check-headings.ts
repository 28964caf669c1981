// Check what a WebM file says of its tracks and of itself (RFC 9559 §5.1.4 and §5.1.8): picture and sound alone, and no word but of the program that wrote it.
import type { FileHandle } from 'node:fs/promises';
import type { Beside } from './check-index.ts';
import { readElement, type Element } from './element.ts';

const [tracks, track, kind] = [0x1654ae6b, 0xae, 0x83];
const [words, wordsOf, word, name] = [0x1254c367, 0x7373, 0x67c8, 0x45a3];
/** Around what is looked for there is nothing else to go into. */
const inside: Readonly<Record<number, readonly number[]>> = {
  [tracks]: [track],
  [track]: [kind],
  [words]: [wordsOf],
  [wordsOf]: [word],
  [word]: [name, word],
};
const shown = [1, 2];
const subtitles = 0x11;
/** By what it was written, and how much of it there is. */
const ownWords = ['ENCODER', 'DURATION', 'BPS', 'NUMBER_OF_FRAMES', 'NUMBER_OF_BYTES'];
const wordBytesAtMost = 64;
const elementsAtMost = 10_000;

/** Adds to `found` what `element`, of tracks or of words, and what lies in it hold beside a film's own. */
export async function checkHeadings(file: FileHandle, element: Element, found: Beside): Promise<void> {
  const looked = inside[element.id] ?? [];
  for (let at = element.from; at < element.end;) {
    const next = await readElement(file, at, element.end);
    found.boxes += 1;
    if (!next || found.boxes > elementsAtMost) {
      found.holdsMore = true;
      return;
    }
    if (looked.includes(next.id)) await checkLooked(file, next, found);
    at = next.end;
  }
}

async function checkLooked(file: FileHandle, element: Element, found: Beside): Promise<void> {
  if (element.id !== kind && element.id !== name) return checkHeadings(file, element, found);
  const bytes = Buffer.alloc(Math.min(element.end - element.from, wordBytesAtMost));
  await file.read(bytes, 0, bytes.length, element.from);
  if (element.id === name) {
    const said = bytes.toString('latin1').replace(/\0+$/, '');
    found.holdsMore ||= !ownWords.includes(said) && !said.startsWith('_STATISTICS_');
    return;
  }
  const handled = bytes.reduce((number, byte) => number * 256 + byte, 0);
  found.holdsMore ||= !shown.includes(handled);
  found.isSubtitled ||= handled === subtitles;
}
