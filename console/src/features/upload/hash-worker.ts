// A worker of the browser that hashes a file handed to it, so that the page stays quick.
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { minuteMs } from '@herald/contract/constants.ts';

/** A disk that was taken away, or a folder in a cloud, may also just never answer. */
const silenceMs = minuteMs;

// What is rejected in a worker reaches no listener of the page: it is told here, or nobody hears of it.
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.data instanceof Blob)
    void hash(event.data).then(
      (found) => self.postMessage(found),
      () => self.postMessage(null),
    );
});

async function hash(file: Blob): Promise<string> {
  const whole = md5.create();
  const pieces = file.stream().getReader();
  for (let next = await inTime(pieces.read()); !next.done; next = await inTime(pieces.read()))
    whole.update(next.value);
  return bytesToHex(whole.digest());
}

async function inTime<T>(piece: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, silenceMs, new Error('nothing came'));
  try {
    return await Promise.race([piece, silence]);
  } finally {
    clearTimeout(timer);
  }
}
