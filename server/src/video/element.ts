// One element of a WebM file (RFC 8794 §6): its id, and where what it holds begins and ends.
import type { FileHandle } from 'node:fs/promises';

/** Left free by whoever wrote it, and then it is zeros; a sum of what stands beside it. */
const [space, sum] = [0xec, 0xbf];
const spaceAtMostBytes = 1_048_576;
const sumBytes = 4;

export type Element = { readonly id: number; readonly from: number; readonly end: number };

/** Null where there is none, where its length is not written, and where it passes `end`: of what it lies in. */
export async function readElement(file: FileHandle, at: number, end: number): Promise<Element | null> {
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
  const stop = from + Number(length);
  return length === most || stop > end ? null : { id, from, end: stop };
}

export async function isFreeElement(file: FileHandle, { id, from, end }: Element): Promise<boolean> {
  if (id === sum) return end - from === sumBytes;
  if (id !== space || end - from > spaceAtMostBytes) return false;
  const bytes = Buffer.alloc(end - from);
  await file.read(bytes, 0, bytes.length, from);
  return bytes.every((byte) => byte === 0);
}

/** As many bytes as there are zeros before the first one, and one more. */
function lengthOf(first: number): number {
  return Math.clz32(first) - 24 + 1;
}
