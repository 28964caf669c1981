// What a file store must do; disk now, S3 behind the same words later.
import type { Readable } from 'node:stream';

/** Keys are ours, unguessable and written once. Sizes are bytes. */
export type Files = {
  /** Takes the stream whole or not at all; more than `atMostBytes` throws FileTooLarge. */
  write(
    key: string,
    stream: Readable,
    atMostBytes: number,
  ): Promise<{ sizeBytes: number; md5: string; sha256: string }>;
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  readWhole(key: string): Promise<Uint8Array<ArrayBuffer>>;
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Where it lies on this machine, for a program that must seek in it; absent where it lies elsewhere. */
  localPath?(key: string): string;
};

export class FileTooLarge extends Error {}
