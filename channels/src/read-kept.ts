// Reads a file of ours before the irreversible call. One that cannot be read is no accident of the worker: nothing was sent.
import { noticed, type Result } from './failure.ts';

export async function readKept<T>(read: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    return noticed('presend', `A file could not be read: ${String(error)}`, 'unread');
  }
}
