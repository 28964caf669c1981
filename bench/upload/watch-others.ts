// What everybody else feels while films go up: how long their calls take, and how much memory the api holds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { residentBytes } from '../process-tree.ts';

/** Looking holds up whoever is looked at for some milliseconds. */
const lookEveryMs = 250;
const mebibyte = 1_048_576;

export type Felt = { readonly p99Ms: number; readonly grewMiB: number };
type Watched = {
  readonly pid: number;
  readonly url: string;
  /** Several people, since one of them may only call so often. */
  readonly bearers: readonly Readonly<Record<string, string>>[];
};

/** Watches until it is told to end. Whoever calls is no part of the sender: its own delays would be counted too. */
export function watchOthers({ pid, url, bearers }: Watched): () => Promise<Felt> {
  const member = { pid, born: '', program: 'node' };
  const before = residentBytes(member);
  let [most, isOver] = [before, false];
  const others = fork(join(import.meta.dirname, 'others.ts'), [JSON.stringify({ url, bearers })]);
  const died = once(others, 'exit').then(([code]) => {
    throw new Error(`Whoever else calls ended with ${code}`);
  });
  died.catch(() => undefined);
  const watching = (async () => {
    for (; !isOver; await pause(lookEveryMs)) most = Math.max(most, residentBytes(member));
  })();
  return async () => {
    isOver = true;
    await watching;
    others.send('over');
    const [said] = await Promise.race([once(others, 'message'), died]);
    others.disconnect();
    const took = z.array(z.number()).parse(said);
    const sorted = took.toSorted((a, b) => a - b);
    const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    return { p99Ms: Math.round(p99Ms * 10) / 10, grewMiB: Math.round((most - before) / mebibyte) };
  };
}
