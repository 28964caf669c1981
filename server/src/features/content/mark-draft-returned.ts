// Mark a draft as a plain draft again (status 6 to 1), as when its schedule was withdrawn or came to nothing; not while anything of it waits.
import type { Executor } from '../../db/client.ts';
import { checkDraftWaits } from '../publishing/check-draft-waits.ts';
import { holdDraft, setDraftStatus } from './store/drafts.ts';

/** The draft is held first, so that a schedule being made at this moment is seen. */
export async function markDraftReturned(
  db: Executor,
  draftId: string,
  endedScheduleId?: string,
): Promise<void> {
  await holdDraft(db, draftId);
  if (await checkDraftWaits(db, draftId, endedScheduleId)) return;
  await setDraftStatus(db, draftId, 1, [6]);
}
