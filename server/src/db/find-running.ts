// Find the embedded Postgres that a running Herald has started over this folder; null where none runs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fourth line of postmaster.pid is its port (Postgres, "Database File Layout"); its password lies beside the folder. */
export function findRunning(folder: string): string | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  if (!isAlive(Number(pid)) || !port) return null;
  const password = readFileSync(`${folder}.password`, 'utf8');
  return `postgres://herald:${password}@127.0.0.1:${port}/herald`;
}

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}
