// Borrow a stored file together: who asks for it while another reads it reads the same copy, and the last to go clears it away.
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { borrowFile } from './borrow-file.ts';

type Copy = {
  readonly path: Promise<string>;
  readonly giveBack: () => void;
  readonly gone: Promise<void>;
  readers: number;
};
/** By where it is kept: of two folders of data each has its own. */
const copies = new Map<string, Copy>();

/** `read` only reads it. For files that are stored for good: their bytes never become others. */
export async function borrowTogether<T>(
  context: Pick<Context, 'files' | 'config'>,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  if (context.files.localPath) return borrowFile(context, key, read);
  const place = join(context.config.dataFolder, key);
  const copy = copies.get(place) ?? fetchCopy(context, key);
  copies.set(place, copy);
  copy.readers += 1;
  try {
    return await read(await copy.path);
  } finally {
    copy.readers -= 1;
    if (copy.readers === 0) {
      copies.delete(place);
      copy.giveBack();
      await copy.gone;
    }
  }
}

function fetchCopy(context: Pick<Context, 'files' | 'config'>, key: string): Copy {
  const { promise: path, resolve, reject } = Promise.withResolvers<string>();
  const { promise: isRead, resolve: giveBack } = Promise.withResolvers<void>();
  const gone = borrowFile(context, key, async (copied) => {
    resolve(copied);
    await isRead;
  });
  gone.catch(reject);
  return { path, giveBack, gone, readers: 0 };
}
