// Purge the answers kept for repeated calls once nobody repeats them any more.
import { dayMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { deleteBefore } from './store.ts';

export async function purgeAnswers(context: Context): Promise<number> {
  return deleteBefore(context.db, dayMs);
}
