// List the special topics a package can belong to.
import type { Context } from '../../context.ts';
import { allSpecialTopics } from './store/special-topics.ts';

export async function listSpecialTopics(context: Context): Promise<{ id: string; name: string }[]> {
  return allSpecialTopics(context.db);
}
