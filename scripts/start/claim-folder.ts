// The data folder: ours or refused, with room to write, and used by one start at a time.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderMark, markDataFolder } from '@herald/server/mark-folder.ts';

const leastFreeBytes = 200 * 1_048_576;

/** Answers how to give the folder back. Throws a sentence that says what to do. */
export function claimDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const found = readdirSync(folder);
  if (found.length > 0 && !found.includes(folderMark))
    throw new Error(
      `${folder} holds files that are not Herald's. Set HERALD_DATA to an empty or new folder.`,
    );
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < leastFreeBytes)
    throw new Error(
      `The disk of ${folder} is full (${Math.round(free / 1_048_576)} MB free). Make room, or set HERALD_DATA to another disk.`,
    );
  const lock = join(folder, 'running.pid');
  const other = runningPid(lock);
  if (other !== null)
    throw new Error(
      `Another Herald (process ${other}) uses ${folder}. Stop it, or set HERALD_DATA and HERALD_PORT for a second one.`,
    );
  try {
    markDataFolder(folder);
    writeFileSync(lock, String(process.pid));
  } catch (error) {
    throw new Error(`${folder} cannot be written to. Set HERALD_DATA to a folder of yours.`, {
      cause: error,
    });
  }
  return () => rmSync(lock, { force: true });
}

/** Null when the one who wrote the lock is gone, as after kill -9, or when the number now belongs to another program. */
function runningPid(lock: string): number | null {
  if (!existsSync(lock)) return null;
  const pid = Number(readFileSync(lock, 'utf8'));
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/start/main.ts') ? pid : null;
  } catch {
    return null;
  }
}
