// Who writes to a part just now in this process, so that all of them can be cut off and waited for when it is closed.
import type { Readable } from 'node:stream';

type Writer = { readonly stream: Readable; readonly ended: Promise<unknown> };

export type PartWriters = {
  /** False from `close` to `reopen`. */
  readonly isOpen: (key: string) => boolean;
  /** `work` ends soon after its stream is destroyed. */
  readonly during: <T>(key: string, stream: Readable, work: Promise<T>) => Promise<T>;
  readonly close: (key: string) => Promise<void>;
  readonly reopen: (key: string) => void;
};

export function openPartWriters(): PartWriters {
  const writers = new Map<string, Set<Writer>>();
  const closed = new Set<string>();
  return {
    isOpen: (key) => !closed.has(key),
    during(key, stream, work) {
      const all = writers.get(key) ?? new Set();
      writers.set(key, all);
      const writer = { stream, ended: work.catch(() => undefined) };
      all.add(writer);
      return work.finally(() => {
        all.delete(writer);
        if (all.size === 0) writers.delete(key);
      });
    },
    async close(key) {
      closed.add(key);
      const all = [...(writers.get(key) ?? [])];
      for (const { stream } of all) stream.destroy();
      await Promise.all(all.map(({ ended }) => ended));
    },
    reopen: (key) => void closed.delete(key),
  };
}
