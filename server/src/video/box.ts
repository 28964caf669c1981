// One box of an MP4 or QuickTime file (ISO 14496-12 §4.2): what it says of itself, and whether it was only left free.
import type { FileHandle } from 'node:fs/promises';

const shortHeadBytes = 8;
const longHeadBytes = 16;
const spaceAtMostBytes = 1_048_576;

/** `at`: of its first byte in the file; `bytes` with its head. */
export type Box = {
  readonly type: string;
  readonly at: number;
  readonly headBytes: number;
  readonly bytes: number;
};

/** Left free by whoever wrote it, and then it is zeros. */
export const spaces: readonly string[] = ['free', 'skip', 'wide'];

/**
 * A length of 0 goes to the end, one of 1 stands behind the type in 64 bits; fewer than 8 bytes are none. `end`: of what it lies in;
 * it may say that it goes beyond.
 */
export async function readBox(file: FileHandle, at: number, end: number): Promise<Box> {
  const head = Buffer.alloc(longHeadBytes);
  const { bytesRead } = await file.read(head, 0, Math.min(longHeadBytes, end - at), at);
  const [short, type] = [head.readUInt32BE(0), head.toString('latin1', 4, 8)];
  const box = { type, at, headBytes: shortHeadBytes };
  if (bytesRead < shortHeadBytes) return { ...box, type: '', bytes: 0 };
  if (short === 0) return { ...box, bytes: end - at };
  if (short !== 1) return { ...box, bytes: short };
  const long = bytesRead < longHeadBytes ? Infinity : Number(head.readBigUInt64BE(8));
  return { ...box, headBytes: longHeadBytes, bytes: long };
}

export async function isFreeSpace(file: FileHandle, { type, at, headBytes, bytes }: Box): Promise<boolean> {
  if (!spaces.includes(type) || bytes > spaceAtMostBytes) return false;
  const space = Buffer.alloc(bytes - headBytes);
  await file.read(space, 0, space.length, at + headBytes);
  return space.every((byte) => byte === 0);
}
