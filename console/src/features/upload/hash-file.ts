// The md5 of a file, found off the page's own thread; null where it cannot be found, for an upload can do without.

export function hashFile(file: File, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    const end = (md5: string | null) => {
      worker.terminate();
      resolve(md5);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      end(typeof data === 'string' ? data : null),
    );
    worker.addEventListener('error', () => end(null));
    signal.addEventListener('abort', () => end(null));
    worker.postMessage(file);
  });
}
