// A worker of the browser that hashes a file handed to it, so that the page stays quick.
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data instanceof Blob) void hash(event.data);
});

async function hash(file: Blob): Promise<void> {
  const whole = md5.create();
  const pieces = file.stream().getReader();
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) whole.update(next.value);
  self.postMessage(bytesToHex(whole.digest()));
}
