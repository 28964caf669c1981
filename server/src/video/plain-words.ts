// Words that may stay in a film's file: how a program names itself and what it writes, no markup and no place.
import type { FileHandle } from 'node:fs/promises';

const plain = /^[\w .,:;()/+\-|]$/;
/** Below it are lengths and ends of words. */
const firstLetter = 0x20;
/** As ISO 6709 writes it, `+31.2304+121.4737/`, or two numbers with their fractions, as everybody does. */
const place = /[+-]\d{1,3}\.\d{2,}|\d\.\d+[+-]\d{1,3}\.\d|\b\d{1,3}\.\d{3,}[\s,;/|]+-?\d{1,3}\.\d{3,}/;
const wordsAtMostBytes = 128;

/** From `from` on to `end`: places in the file. Without a letter beyond ASCII. */
export async function isPlainWords(file: FileHandle, from: number, end: number): Promise<boolean> {
  if (end - from > wordsAtMostBytes) return false;
  const bytes = Buffer.alloc(Math.max(0, end - from));
  await file.read(bytes, 0, bytes.length, from);
  const words = bytes.toString('latin1');
  const isPlain = bytes.every((byte) => byte < firstLetter || plain.test(String.fromCodePoint(byte)));
  return isPlain && !place.test(words);
}
