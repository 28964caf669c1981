// Count of these publications those that are on their way, live, or unknown: what they carry is still needed.
import type { Executor } from '../../db/client.ts';
import { countStanding as count } from './store/standings.ts';

export async function countStanding(db: Executor, publicationIds: readonly string[]): Promise<number> {
  return count(db, publicationIds);
}
