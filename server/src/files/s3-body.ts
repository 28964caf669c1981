// The body of a piece on its way to the store: never more of it held than what just leaves, and that given back once it has left.
import { ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { giveBack } from './give-back.ts';

/** So much is on its way at once: the line never runs dry meanwhile. */
const windowBytes = 262_144;

/**
 * For Amazon's library, which pipes a body into its request: done here by hand, for only the request says when bytes have left.
 * The memory of the pieces is ours from here on. What fails among them is heard by `onFailure`, and the request is not ended then.
 * Destroy it once there is an answer: a store that refuses before it has read all would be written to for ever.
 */
export function openBody(pieces: AsyncIterable<Uint8Array>, onFailure: () => void): Readable {
  const body = new Readable({
    read: () => body.destroy(new Error('a body is piped, and not read in another way')),
  });
  body.pipe = (request) => {
    pour(pieces, request).catch(onFailure);
    body.once('close', () => {
      if (request instanceof ClientRequest && !request.writableEnded) request.destroy();
    });
    return request;
  };
  return body;
}

async function pour(pieces: AsyncIterable<Uint8Array>, request: NodeJS.WritableStream): Promise<void> {
  let [leaving, isClosed, wake] = [0, false, () => {}];
  request.once('close', () => {
    isClosed = true;
    wake();
  });
  for await (const piece of pieces) {
    const { byteLength } = piece;
    leaving += byteLength;
    request.write(piece, (error) => {
      leaving -= byteLength;
      if (error) isClosed = true;
      else giveBack(piece);
      wake();
    });
    while (leaving > windowBytes && !isClosed) await new Promise<void>((done) => (wake = done));
    if (isClosed) return;
  }
  request.end();
}
