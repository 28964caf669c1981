// The thread that hashes files, as the rest of the process speaks to it: begun when it is first asked, replaced when it dies.
import { Worker } from 'node:worker_threads';
import type { Written } from './files.ts';

export type Hasher = {
  /** So many bytes lie there already: it may begin, or go on where it was. */
  goOn: (path: string, bytes: number) => void;
  /** What it has read of this counts no more. */
  forget: (path: string) => void;
  /** To the end of the file. Throws where it cannot be read, or where a second thread has died too. */
  finish: (path: string) => Promise<Written>;
};

/** What the thread is asked, and what it answers to `finish`. */
export type Asked =
  | { kind: 'go-on'; path: string; bytes: number }
  | { kind: 'forget'; path: string }
  | { kind: 'finish'; path: string };
export type Hashed = { path: string } & ({ written: Written } | { error: unknown });

type Thread = { worker: Worker; waiting: Map<string, PromiseWithResolvers<Written>> };

class ThreadDied extends Error {}

/** `onDeath` hears why a thread ended. The next reads anew what lies on disk, so nothing it says can be wrong. */
export function openHasher(onDeath: (error: Error) => void, start = startThread): Hasher {
  let thread: Thread | null = null;
  const running = () => {
    if (thread) return thread;
    const begun: Thread = { worker: start(), waiting: new Map() };
    listen(begun, (error) => {
      thread = null;
      onDeath(error);
    });
    thread = begun;
    return begun;
  };
  const ask = ({ worker }: Thread, asked: Asked) => worker.postMessage(asked);
  const hash = (path: string) => {
    const now = running();
    const begun = now.waiting.get(path);
    if (begun) return begun.promise;
    const asked = Promise.withResolvers<Written>();
    now.waiting.set(path, asked);
    ask(now, { kind: 'finish', path });
    return asked.promise;
  };
  return {
    goOn: (path, bytes) => ask(running(), { kind: 'go-on', path, bytes }),
    forget: (path) => {
      if (thread) ask(thread, { kind: 'forget', path });
    },
    finish: (path) =>
      hash(path).catch((error: unknown) => {
        if (error instanceof ThreadDied) return hash(path);
        throw error;
      }),
  };
}

function startThread(): Worker {
  const worker = new Worker(new URL('hashing-thread.ts', import.meta.url));
  worker.unref();
  return worker;
}

/** Every way a thread can end comes to `exit`: with it whoever waits hears of it. */
function listen({ worker, waiting }: Thread, onDeath: (error: Error) => void): void {
  let cause: unknown;
  worker.on('error', (error) => (cause = error));
  worker.on('exit', (code) => {
    const error = new ThreadDied(`the thread that hashes uploads ended with ${code}`, { cause });
    for (const { reject } of waiting.values()) reject(error);
    onDeath(error);
  });
  worker.on('message', (hashed: Hashed) => {
    const asked = waiting.get(hashed.path);
    waiting.delete(hashed.path);
    if ('error' in hashed) asked?.reject(hashed.error);
    else asked?.resolve({ ...hashed.written, head: Buffer.from(hashed.written.head) });
  });
}
