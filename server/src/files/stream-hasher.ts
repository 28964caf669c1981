// Hash what passes by in a thread of its own: whoever is answered meanwhile would wait for it. Bytes are copied, and gone once hashed.
import { Worker } from 'node:worker_threads';
import { openBlocks } from './blocks.ts';
import type { Written } from './files.ts';

export type StreamHash = {
  /** Waits while much of it is still to be hashed. */
  add(bytes: Uint8Array): Promise<void>;
  /** Goes its own way from what was added so far. */
  copy(): StreamHash;
  /** Of all that was added; null where its thread died over it. More may be added afterwards. */
  written(): Promise<Written | null>;
  drop(): void;
};

/** What the thread is asked, and what it says to the second and third; a hash is a number. */
export type Asked =
  | { kind: 'begin'; hash: number; from: number | null }
  | { kind: 'add'; hash: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'written'; hash: number }
  | { kind: 'drop'; hash: number };
export type Said =
  | { kind: 'added'; hash: number; bytes: number }
  | { kind: 'written'; hash: number; written: Written | null };

/** Handed over at once: a message costs as much as hashing some kilobytes. */
const blockBytes = 131_072;
const atMostWaitingBytes = 4 * blockBytes;

/** What this side knows of a hash: how much is still to be added, who waits for that, and who asked what it came to. */
type Followed = { bytes: number; wake: () => void; asked: ((written: Written | null) => void)[] };
type Thread = { worker: Worker; followed: Map<number, Followed>; isDead: boolean };

/**
 * One thread, begun when it is first needed: it hashes some 550 MiB a second, and a second one made three films no quicker.
 * `onDeath` hears why it ended: what it hashed is then known to nobody.
 */
export function openStreamHasher(
  onDeath: (error: Error) => void,
  start = startThread,
): { begin: () => StreamHash } {
  let [running, count]: [Thread | null, number] = [null, 0];
  const run = (thread: Thread, from: number | null): StreamHash => {
    const hash = (count += 1);
    tell(thread, { kind: 'begin', hash, from });
    return follow(thread, hash, () => run(thread, hash));
  };
  return {
    begin() {
      if (!running || running.isDead) running = listen(start(), onDeath);
      return run(running, null);
    },
  };
}

function startThread(): Worker {
  const worker = new Worker(new URL('stream-hashing-thread.ts', import.meta.url));
  worker.unref();
  return worker;
}

function tell({ worker }: Thread, asked: Asked): void {
  worker.postMessage(asked, asked.kind === 'add' ? [asked.bytes.buffer] : []);
}

function follow(thread: Thread, hash: number, copy: () => StreamHash): StreamHash {
  const known: Followed = { bytes: 0, wake: () => {}, asked: [] };
  if (!thread.isDead) thread.followed.set(hash, known);
  const blocks = openBlocks(blockBytes, (bytes) => {
    known.bytes += bytes.byteLength;
    tell(thread, { kind: 'add', hash, bytes });
  });
  const isBehind = () => known.bytes > atMostWaitingBytes && thread.followed.has(hash);
  return {
    async add(bytes) {
      blocks.add(bytes);
      while (isBehind()) await new Promise<void>((done) => (known.wake = done));
    },
    copy: () => (blocks.flush(), copy()),
    async written() {
      blocks.flush();
      const { promise, resolve } = Promise.withResolvers<Written | null>();
      if (!thread.followed.has(hash)) return null;
      known.asked.push(resolve);
      tell(thread, { kind: 'written', hash });
      return promise;
    },
    drop() {
      tell(thread, { kind: 'drop', hash });
      leave(thread, hash);
    },
  };
}

/** Every way a thread can end comes to `exit`: with it whoever waits hears of it. */
function listen(worker: Worker, onDeath: (error: Error) => void): Thread {
  const thread: Thread = { worker, followed: new Map(), isDead: false };
  let cause: unknown;
  worker.on('error', (error) => (cause = error));
  worker.on('exit', (code) => {
    thread.isDead = true;
    for (const hash of thread.followed.keys()) leave(thread, hash);
    onDeath(new Error(`the thread that hashes what passes by ended with ${code}`, { cause }));
  });
  worker.on('message', (said: Said) => {
    const known = thread.followed.get(said.hash);
    if (said.kind === 'written') known?.asked.shift()?.(said.written && withBuffer(said.written));
    else if (known) {
      known.bytes -= said.bytes;
      known.wake();
    }
  });
  return thread;
}

/** Nobody waits for it from here on. */
function leave({ followed }: Thread, hash: number): void {
  const known = followed.get(hash);
  followed.delete(hash);
  known?.wake();
  for (const answer of known?.asked ?? []) answer(null);
}

/** On its way between threads it became plain bytes. */
function withBuffer(written: Written): Written {
  return { ...written, head: Buffer.from(written.head) };
}
