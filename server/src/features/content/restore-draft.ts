// Restore a draft to plain draft, as when its schedule was withdrawn (status 1).
import type { Executor } from '../../db/client.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function restoreDraft(db: Executor, draftId: string): Promise<void> {
  await setDraftStatus(db, draftId, 1);
}
