// A worker of the browser that hashes a file handed to it, so that the page stays quick.
import { startMd5 } from './md5.ts';

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data instanceof Blob) void hash(event.data);
});

async function hash(file: Blob): Promise<void> {
  const md5 = startMd5();
  const pieces = file.stream().getReader();
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) md5.update(next.value);
  self.postMessage(md5.digest());
}
