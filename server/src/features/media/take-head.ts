// Take the first bytes of a stream to look at, and give back a stream that still begins with them.
import { problem } from '@herald/contract/problems.ts';
import { Readable } from 'node:stream';
import { Refusal } from '../../refusal.ts';

const headBytes = 64;

export async function takeHead(stream: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const pieces = pieceByPiece(stream);
  const taken: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const next = await pieces.next();
    if (next.done) break;
    taken.push(next.value);
    length += next.value.length;
  }
  return { head: Buffer.concat(taken), whole: Readable.from(follow(taken, pieces)) };
}

/** A sender who breaks off is told so, if still there; it is no fault of ours. */
async function* pieceByPiece(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream) yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
  } catch {
    throw new Refusal('upload-refused', {}, [problem('upload-broke-off', 'images')]);
  }
}

async function* follow(taken: readonly Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* taken;
  yield* rest;
}
