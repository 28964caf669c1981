// Read a stream piece by piece until it is over for us: its own iterator would hold it until the next piece comes, and nobody else could read on.
import type { Readable } from 'node:stream';

const moves = ['readable', 'end', 'close', 'error'] as const;

/** Ends early once `over`; what is still to come is then for whoever reads on. Throws what broke it. */
export async function* readPieces(stream: Readable, over: AbortSignal): AsyncGenerator<Buffer> {
  let wake = () => {};
  const move = () => wake();
  const leave = () => {
    for (const event of moves) stream.off(event, move);
    over.removeEventListener('abort', leave);
    wake();
  };
  for (const event of moves) stream.on(event, move);
  over.addEventListener('abort', leave);
  try {
    while (!over.aborted) {
      const piece: unknown = stream.destroyed ? null : stream.read();
      if (stream.errored) throw stream.errored;
      if (Buffer.isBuffer(piece)) yield piece;
      else if (stream.readableEnded) return;
      else if (stream.destroyed) throw new Error('the stream broke off');
      else await new Promise<void>((done) => (wake = done));
    }
  } finally {
    leave();
  }
}
