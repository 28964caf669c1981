// A file that is read piece by piece: a video may be larger than memory.
/** `read` gives `length` bytes from `from` on, fewer at the end. */
export type OpenFile = {
  readonly sizeBytes: number;
  readonly mimeType: string;
  read(from: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
};
