// Mark a draft as waiting for its time (status 6).
import type { Executor } from '../../db/client.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function markDraftScheduled(db: Executor, draftId: string): Promise<void> {
  await setDraftStatus(db, draftId, 6);
}
