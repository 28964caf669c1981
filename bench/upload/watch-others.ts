// What everybody else feels while films go up: how long their calls take, and how much memory the api holds.
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../process-tree.ts';
import { call } from './send-film.ts';

const everyMs = 25;
const mebibyte = 1_048_576;

export type Felt = { readonly p99Ms: number; readonly grewMiB: number };
type Watched = {
  readonly pid: number;
  readonly url: string;
  /** Several people, since one of them may only call so often. */
  readonly bearers: readonly Readonly<Record<string, string>>[];
};

/** Watches until it is told to end. */
export function watchOthers({ pid, url, bearers }: Watched): () => Promise<Felt> {
  const member = { pid, born: '', program: 'node' };
  const before = residentBytes(member);
  const took: number[] = [];
  let [most, isOver] = [before, false];
  const watching = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const { status } = await call(url, { method: 'GET', headers: bearers[turn % bearers.length] ?? {} });
      if (status !== 200) throw new Error(`Another call was answered with ${status}`);
      took.push(performance.now() - began);
      most = Math.max(most, residentBytes(member));
      await pause(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    const sorted = took.toSorted((a, b) => a - b);
    const p99Ms = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    return { p99Ms: Math.round(p99Ms * 10) / 10, grewMiB: Math.round((most - before) / mebibyte) };
  };
}
