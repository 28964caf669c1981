// Mark a draft as used: its content was published (status 2).
import type { Executor } from '../../db/client.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function markDraftUsed(db: Executor, draftId: string): Promise<void> {
  await setDraftStatus(db, draftId, 2);
}
