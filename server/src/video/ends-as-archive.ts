// Whether a file ends as an archive does: a program that unpacks one reads it from its end, whatever stands before (hostile.md U03).
import type { FileHandle } from 'node:fs/promises';

/** Before the end of an archive's directory, and how far from a file's end that may stand (APPNOTE 4.3.16). */
const sign = Buffer.from('PK\x05\x06', 'latin1');
const tailBytes = 65_557;

export async function endsAsArchive(file: FileHandle, size: number): Promise<boolean> {
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  return tail.includes(sign);
}
