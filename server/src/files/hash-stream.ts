// Hash a stream as it goes by: how long it was, what its bytes hash to, and how it begins.
import type { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Written } from './files.ts';
import { openRunningHash } from './running-hash.ts';

/** Some milliseconds of work: then others get their turn, or a fast store would keep them all waiting. */
const turnBytes = 524_288;

export async function hashStream(stream: Readable): Promise<Written> {
  const hash = openRunningHash();
  let sinceTurn = 0;
  for await (const piece of stream) {
    const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    hash.add(bytes);
    sinceTurn += bytes.length;
    if (sinceTurn < turnBytes) continue;
    sinceTurn = 0;
    await turn();
  }
  return hash.written();
}
