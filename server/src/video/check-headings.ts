// Check what a WebM file says of itself and of its tracks (RFC 9559 §5.1), element by element: picture and sound alone, and no word but of the program that wrote it.
import type { FileHandle } from 'node:fs/promises';
import type { Beside } from './check-index.ts';
import { isFreeElement, readElement, type Element } from './element.ts';
import { isPlainWords } from './plain-words.ts';

const [kind, name] = [0x83, 0x45a3];

/** What lies in what, by its id; what is not named is foreign: a title, the name of a track, of a font. */
const lawful: Readonly<Record<number, readonly number[]>> = {
  // Of the file: its format, and the versions of that.
  0x1a45dfa3: [0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285],
  // Where its parts are.
  0x114d9b74: [0x4dbb],
  0x4dbb: [0x53ab, 0x53ac],
  // Its length, day and programs.
  0x1549a966: [0x2ad7b1, 0x4489, 0x4461, 0x4d80, 0x5741, 0x73a4],
  // Tracks, pictures, their colours, sounds.
  0x1654ae6b: [0xae],
  0xae: [
    ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x55ee, 0xaa],
    ...[0x22b59c, 0x22b59d, 0x86, 0x63a2, 0x56aa, 0x56bb, 0x41e4, 0xe0, 0xe1],
  ],
  0xe0: [
    ...[
      0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2, 0x54b3,
    ],
    ...[0x2eb524, 0x55b0],
  ],
  0x55b0: [
    ...[
      0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba, 0x55bb, 0x55bc, 0x55bd,
    ],
    0x55d0,
  ],
  0x55d0: [0x55d1, 0x55d2, 0x55d3, 0x55d4, 0x55d5, 0x55d6, 0x55d7, 0x55d8, 0x55d9, 0x55da],
  0xe1: [0xb5, 0x78b5, 0x9f, 0x6264],
  // Where each moment is.
  0x1c53bb6b: [0xbb],
  0xbb: [0xb3, 0xb7],
  0xb7: [0xf7, 0xf1, 0xf0, 0xb2, 0x5378, 0xea],
  // Words, and of which track.
  0x1254c367: [0x7373],
  0x7373: [0x63c0, 0x67c8],
  0x63c0: [0x68ca, 0x63c5],
  0x67c8: [name, 0x4487, 0x447a, 0x447b, 0x4484],
};
/** Formats, programs, languages, codecs, and what is said of a film. */
const words = [0x4282, 0x4d80, 0x5741, 0x22b59c, 0x22b59d, 0x86, name, 0x4487, 0x447a, 0x447b];
/** Bytes of a codec's own, of what is added to its pictures, and of an id: so many at most. */
const codes: Readonly<Record<number, number>> = { 0x63a2: 16_384, 0x41e4: 64, 0x73a4: 16 };
const numberBytesAtMost = 8;
const shown = [1, 2];
const subtitles = 0x11;
/** By what it was written, and how much of it there is. */
const ownWords = ['ENCODER', 'DURATION', 'BPS', 'NUMBER_OF_FRAMES', 'NUMBER_OF_BYTES'];
/** Four hours with a place every two seconds have some 50,000. */
const elementsAtMost = 100_000;

/** Adds to `found` what `element`, any but of frames, and what lies in it hold beside a film's own. */
export async function checkHeadings(file: FileHandle, element: Element, found: Beside): Promise<void> {
  const inside = lawful[element.id] ?? [];
  let isNamed = element.id !== 0x67c8;
  for (let at = element.from; at < element.end;) {
    const next = await readElement(file, at, element.end);
    found.boxes += 1;
    if (!next || found.boxes > elementsAtMost) {
      found.holdsMore = true;
      return;
    }
    if (inside.includes(next.id)) await checkLawful(file, next, found);
    else found.holdsMore ||= !(await isFreeElement(file, next));
    isNamed ||= next.id === name;
    at = next.end;
  }
  found.holdsMore ||= !isNamed;
}

async function checkLawful(file: FileHandle, element: Element, found: Beside): Promise<void> {
  const { id, from, end } = element;
  if (Object.hasOwn(lawful, id)) return checkHeadings(file, element, found);
  const isFit = words.includes(id)
    ? await isPlainWords(file, from, end)
    : end - from <= (codes[id] ?? numberBytesAtMost);
  found.holdsMore ||= !isFit;
  if (!isFit || (id !== kind && id !== name)) return;
  const bytes = Buffer.alloc(end - from);
  await file.read(bytes, 0, bytes.length, from);
  if (id === name) {
    const said = bytes.toString('latin1').replace(/\0+$/, '');
    found.holdsMore ||= !ownWords.includes(said) && !said.startsWith('_STATISTICS_');
    return;
  }
  const handled = bytes.reduce((number, byte) => number * 256 + byte, 0);
  found.holdsMore ||= !shown.includes(handled);
  found.isSubtitled ||= handled === subtitles;
}
