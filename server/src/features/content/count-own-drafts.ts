// Count the drafts that are these people's own, deleted ones left out.
import type { Executor } from '../../db/client.ts';
import { countDraftsOf } from './store/drafts.ts';

export async function countOwnDrafts(db: Executor, people: readonly string[]): Promise<number> {
  return countDraftsOf(db, people);
}
