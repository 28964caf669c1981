// Check a GIF aside: a large one in a thread of its own, so that whoever is answered meanwhile does not wait for its codes.
import { Worker } from 'node:worker_threads';
import { checkGif } from './check-gif.ts';

/** Followed in some 30 ms; a thread takes as long to begin. */
const asideAboveBytes = 262_144;

export async function checkGifAside(bytes: Buffer): Promise<'plain' | 'more'> {
  if (bytes.length <= asideAboveBytes) return checkGif(bytes);
  const worker = new Worker(new URL('gif-thread.ts', import.meta.url), { workerData: bytes });
  return new Promise((resolve) => {
    worker.on('message', resolve);
    // Every way a thread can end comes to `exit`. What was not looked at to its end is drawn anew.
    worker.on('error', () => undefined);
    worker.on('exit', () => resolve('more'));
  });
}
