// Memory of the worker that is left alone: by how much it grows in an hour, once it has warmed up.
import { readFileSync } from 'node:fs';

type Sample = { readonly hours: number; readonly mebibytes: number };
const pageBytes = 4_096;
const mebibyte = 1_048_576;
/** Code, caches and pools fill first; that is no leak. */
const warmUpPart = 1 / 3;

export type MemoryLog = { note(pid: number | undefined): void; slope(): number | null };

export function openMemoryLog(): MemoryLog {
  const began = performance.now();
  let samples: Sample[] = [];
  let last: number | undefined;
  return {
    note: (pid) => {
      if (pid === undefined) return;
      // Started anew, as after its database was gone: what it held before says nothing of it.
      if (pid !== last) samples = [];
      last = pid;
      const mebibytes = residentOf(pid);
      if (mebibytes !== null) samples.push({ hours: (performance.now() - began) / 3_600_000, mebibytes });
    },
    slope: () => slopeOf(samples.slice(Math.floor(samples.length * warmUpPart))),
  };
}

/** In MiB an hour, by least squares; null where there is too little to tell. */
export function slopeOf(samples: readonly Sample[]): number | null {
  if (samples.length < 3) return null;
  const mean = (pick: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + pick(one), 0) / samples.length;
  const [x, y] = [mean((one) => one.hours), mean((one) => one.mebibytes)];
  const spread = samples.reduce((sum, one) => sum + (one.hours - x) ** 2, 0);
  if (spread === 0) return null;
  const together = samples.reduce((sum, one) => sum + (one.hours - x) * (one.mebibytes - y), 0);
  return Math.round((together / spread) * 10) / 10;
}

function residentOf(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * pageBytes) / mebibyte;
  } catch {
    return null;
  }
}
