// Pour a stream into a part: pieces of any size fill one block while the block before is on its way to the disk.
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FileTooLarge } from './files.ts';

const blockBytes = 524_288;

type To = { offset: number; atMostBytes: number };

/** Answers how many bytes were written. Two blocks are all the memory it takes, however small or many the pieces. */
export async function pourPart(
  file: FileHandle,
  stream: Readable,
  { offset, atMostBytes }: To,
): Promise<number> {
  let [filling, resting] = [Buffer.allocUnsafeSlow(blockBytes), Buffer.allocUnsafeSlow(blockBytes)];
  let [at, filled] = [offset, 0];
  let flight: Promise<void> = Promise.resolve();
  const launch = async () => {
    await flight;
    flight = writeAll(file, filling.subarray(0, filled), at);
    // Whoever launches the next hears of it.
    flight.catch(() => undefined);
    [filling, resting, at, filled] = [resting, filling, at + filled, 0];
  };
  try {
    for await (const piece of piecesOf(stream)) {
      if (at + filled + piece.length > offset + atMostBytes)
        throw new FileTooLarge('more bytes than were announced');
      for (let copied = 0; copied < piece.length;) {
        if (filled === blockBytes) await launch();
        const some = piece.copy(filling, filled, copied);
        filled += some;
        copied += some;
      }
      giveBack(piece);
      // The first at once: a full disk is heard of before the rest has come.
      if (at === offset) await launch();
    }
    await launch();
    await flight;
    return at - offset;
  } finally {
    // Its file is closed next.
    await flight.catch(() => undefined);
    giveBack(filling);
    giveBack(resting);
  }
}

/** A line that breaks ends the stream: what came of it is as good as the rest. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    // A refusal in the middle still has to be answered over the line the stream comes from.
    for await (const piece of stream.iterator({ destroyOnReturn: false }))
      yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
  } catch (error) {
    if (!stream.destroyed) throw error;
  }
}

/** Memory that nobody reads again, at once: the collector would let tens of megabytes gather, and then look through all that lives. */
function giveBack(piece: Buffer): void {
  const { buffer } = piece;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === piece.length) buffer.transfer(0);
}

/** A full disk writes a part of what it was given before it says so. */
async function writeAll(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < bytes.length)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}
