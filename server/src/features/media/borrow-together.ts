// Borrow a stored file together: who asks for it while another reads it reads the same copy, and the last to go clears it away, at once or soon after.
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { borrowFile } from './borrow-file.ts';

type Copy = {
  readonly place: string;
  readonly path: Promise<string>;
  readonly giveBack: () => void;
  readonly gone: Promise<void>;
  readers: number;
  /** By this process' own clock, in milliseconds. */
  keptUntil: number;
};
/** By where it is kept: of two folders of data each has its own. */
const copies = new Map<string, Copy>();
/** The one that nobody reads and that is not yet cleared away. */
let waiting: { readonly copy: Copy; readonly timer: NodeJS.Timeout } | null = null;

/**
 * `read` only reads it. For files that are stored for good: their bytes never become others. `keptMs`: for whoever asks of the
 * same film again soon; one at most is kept so, and no longer than until another is borrowed.
 */
export async function borrowTogether<T>(
  context: Pick<Context, 'files' | 'config'>,
  key: string,
  read: (path: string) => Promise<T>,
  keptMs = 0,
): Promise<T> {
  if (context.files.localPath) return borrowFile(context, key, read);
  const place = join(context.config.dataFolder, key);
  await endWaiting(place);
  const copy = copies.get(place) ?? fetchCopy(context, key, place);
  copies.set(place, copy);
  copy.readers += 1;
  try {
    const path = await copy.path;
    copy.keptUntil = Math.max(copy.keptUntil, performance.now() + keptMs);
    return await read(path);
  } finally {
    copy.readers -= 1;
    if (copy.readers === 0) await leave(copy);
  }
}

/** Whoever borrows another needs the room. */
async function endWaiting(place: string): Promise<void> {
  if (!waiting) return;
  const { copy, timer } = waiting;
  waiting = null;
  clearTimeout(timer);
  if (copy.place !== place) await clear(copy);
}

async function leave(copy: Copy): Promise<void> {
  const leftMs = copy.keptUntil - performance.now();
  if (leftMs <= 0) return clear(copy);
  while (waiting) await endWaiting(copy.place);
  // Somebody came meanwhile, who leaves in his turn.
  if (copy.readers > 0 || copies.get(copy.place) !== copy) return;
  // What cannot be removed is told by the hourly purge.
  const timer = setTimeout(() => void endWaiting('').catch(() => undefined), leftMs).unref();
  waiting = { copy, timer };
}

async function clear(copy: Copy): Promise<void> {
  copies.delete(copy.place);
  copy.giveBack();
  await copy.gone;
}

function fetchCopy(context: Pick<Context, 'files' | 'config'>, key: string, place: string): Copy {
  const { promise: path, resolve, reject } = Promise.withResolvers<string>();
  const { promise: isRead, resolve: giveBack } = Promise.withResolvers<void>();
  const gone = borrowFile(context, key, async (copied) => {
    resolve(copied);
    await isRead;
  });
  gone.catch(reject);
  return { place, path, giveBack, gone, readers: 0, keptUntil: 0 };
}
