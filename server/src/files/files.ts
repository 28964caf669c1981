// What a file store must do: the disk and S3 behind the same words.
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
  readonly localPath?: (key: string) => string;
  parts: Parts;
  /** Where a browser posts to the store itself, past us; absent where it posts to us. */
  landing?: Landing;
  /** What was written last before that time by processes that died over it; absent where the store keeps nothing of the kind. */
  purge?(before: Date): Promise<void>;
};

/** Files that come in chunks: each is one part, filled from the front, until it is sealed. */
export type Parts = {
  /**
   * Puts the pieces at `offset`; how many bytes are there for good, also where the stream broke off. More than `atMostBytes`
   * throws FileTooLarge, a part that is shorter than `offset` PartLost. The memory of the pieces is the store's from here on.
   */
  write(key: string, offset: number, stream: Readable, atMostBytes: number): Promise<number>;
  /** From here on nobody writes: who does is cut off, and waited for. */
  close(key: string): Promise<void>;
  /** A closed part becomes the file under its key, whose bytes are what they hash to here; asked again, nothing changes. */
  seal(key: string, check: (written: Written) => void): Promise<Written>;
  remove(key: string): Promise<void>;
};

/** What was posted to the store lies apart until it was looked at, and is nobody's file before. */
export type Landing = {
  /** For exactly this key, type and size; `fields` are posted as they are, before the file. */
  sign(
    key: string,
    file: { sizeBytes: number; mimeType: string; livesSeconds: number },
  ): Promise<{ uri: string; fields: Record<string, string> }>;
  /** Null where nothing has come. */
  read(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** What came before then and was never asked for. */
  purge(before: Date): Promise<void>;
  /** Lets pages of this origin, and of no other through us, post there. */
  letIn(origin: string): Promise<void>;
};

export type Written = { sizeBytes: number; md5: string; sha256: string; head: Buffer };

export class FileTooLarge extends Error {}
export class PartLost extends Error {}
/** The store did not answer, or not now: whoever asks again may be answered. */
export class StoreAway extends Error {}
