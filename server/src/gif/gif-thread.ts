// The thread that follows the codes of one large GIF, and ends with its answer.
import { parentPort, workerData } from 'node:worker_threads';
import { checkGif } from './check-gif.ts';

if (workerData instanceof Uint8Array) {
  const { buffer, byteOffset, byteLength } = workerData;
  parentPort?.postMessage(checkGif(Buffer.from(buffer, byteOffset, byteLength)));
}
