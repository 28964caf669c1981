// Lock drafts until the transaction ends; in one order everywhere, so that two who hold several never wait for each other.
import type { Executor } from '../../db/client.ts';
import { holdDraft } from './store/drafts.ts';

export async function lockDrafts(db: Executor, draftIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(draftIds)].toSorted()) await holdDraft(db, id);
}
