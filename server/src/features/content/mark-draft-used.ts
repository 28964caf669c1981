// Mark a draft as used: its content was published (status 2); one that was deleted meanwhile comes back as used.
import type { Executor } from '../../db/client.ts';
import { setDraftStatus } from './store/drafts.ts';
import { setDeletedUsed } from './store/trash.ts';

export async function markDraftUsed(db: Executor, draftId: string): Promise<void> {
  await setDraftStatus(db, draftId, 2);
  await setDeletedUsed(db, draftId);
}
