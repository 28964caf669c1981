// Mark a draft as a plain draft again, as when its schedule was withdrawn (status 6 to 1).
import type { Executor } from '../../db/client.ts';
import { setDraftStatus } from './store/drafts.ts';

export async function markDraftReturned(db: Executor, draftId: string): Promise<void> {
  await setDraftStatus(db, draftId, 1, [6]);
}
