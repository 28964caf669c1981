// The workers' own clocks, which decide nothing (publishing.md §9): libfaketime, where this machine has it, makes them jump.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type HostClock = {
  /** What a worker needs to read this clock instead of the machine's. */
  readonly environment: NodeJS.ProcessEnv;
  /** From now on, forward or back; at most a second later they see it. */
  setOff(seconds: number): void;
};

const library = 'faketime/libfaketime.so.1';
const places = ['x86_64-linux-gnu', 'aarch64-linux-gnu', ''].map((place) => join('/usr/lib', place, library));

/** `folder` is readable to the workers; null: this machine has no libfaketime. */
export function openHostClock(folder: string): HostClock | null {
  const preloaded = places.find((place) => existsSync(place));
  if (!preloaded) return null;
  const file = join(folder, 'host-clock');
  const setOff = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  setOff(0);
  return {
    setOff,
    environment: {
      LD_PRELOAD: preloaded,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Durations are of the monotonic clock, which no operator can move; and whoever is killed leaves nothing in /dev/shm.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
      NO_FAKE_STAT: '1',
    },
  };
}

/** Back and forth: leap seconds, a wrong zone, a battery that died. */
const offsets = [2, -2, 45, -45, 0, 900, -900, 3_600, -3_600, 86_400, -86_400, 0];

export function offsetOf(turn: number): number {
  return offsets[turn % offsets.length] ?? 0;
}
