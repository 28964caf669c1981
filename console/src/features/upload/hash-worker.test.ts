// A file that cannot be read any more while it is hashed (a card was taken out, it was written anew, a cloud folder is offline): the worker says so.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The worker, as the page has it: what is handed to it, and the first it says. */
async function openWorker() {
  type Hear = (event: { data: unknown }) => void;
  const heard: Hear[] = [];
  const said = Promise.withResolvers<unknown>();
  vi.stubGlobal('self', {
    addEventListener: (what: string, hear: Hear) => what === 'message' && heard.push(hear),
    postMessage: (data: unknown) => said.resolve(data),
  });
  await import('./hash-worker.ts');
  return {
    said: said.promise,
    hand: (stream: () => ReadableStream<Uint8Array>) => {
      const data = Object.assign(new Blob(['film']), { stream });
      for (const hear of heard) hear({ data });
    },
  };
}

const streamOf = (bytes: string) => () =>
  new ReadableStream<Uint8Array>({
    start: (to) => {
      to.enqueue(new TextEncoder().encode(bytes));
      to.close();
    },
  });

test('what can be read is told by its hash', async () => {
  const worker = await openWorker();
  worker.hand(streamOf('film'));
  expect(await worker.said).toBe('bdbd6db1d8cc09a957e86180fda9442a');
});

test('what cannot be read is told at once, and nobody waits for its hash', async () => {
  const worker = await openWorker();
  const gone = new DOMException('The file could not be read.', 'NotReadableError');
  worker.hand(() => new ReadableStream({ pull: (to) => to.error(gone) }));
  const silence = new Promise((done) => setTimeout(done, 1_000, 'silence'));
  expect(await Promise.race([worker.said, silence])).toBeNull();
});

test('what only never comes is waited for no longer than a minute', async () => {
  vi.useFakeTimers();
  const worker = await openWorker();
  worker.hand(() => new ReadableStream());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await worker.said).toBeNull();
});
