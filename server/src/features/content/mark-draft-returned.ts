// Mark a draft as a plain draft again (status 6 to 1), as when its schedule was withdrawn; not while another one waits.
import type { Executor } from '../../db/client.ts';
import { findWaitingSchedule } from '../publishing/find-waiting-schedule.ts';
import { holdDraft, setDraftStatus } from './store/drafts.ts';

/** The draft is held first, so that a schedule being made at this moment is seen. */
export async function markDraftReturned(
  db: Executor,
  draftId: string,
  endedScheduleId?: string,
): Promise<void> {
  await holdDraft(db, draftId);
  const of = { draftId, packageId: null };
  if (await findWaitingSchedule(db, of, endedScheduleId)) return;
  await setDraftStatus(db, draftId, 1, [6]);
}
