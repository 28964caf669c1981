// Hash a stream as it goes by: how long it was, what its bytes hash to, and how it begins.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Written } from './files.ts';

const headBytes = 64;

export async function hashStream(stream: Readable): Promise<Written> {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let [sizeBytes, head] = [0, Buffer.alloc(0)];
  for await (const piece of stream) {
    const bytes: Buffer = Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    if (head.length < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes);
    sizeBytes += bytes.length;
    md5.update(bytes);
    sha256.update(bytes);
  }
  return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head };
}
