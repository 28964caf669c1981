// Check whether anything of a draft still waits for its time, though other parts of its schedule have begun or ended.
import type { Executor } from '../../db/client.ts';
import { hasWaitingPart } from './store/schedules.ts';

/** `except` is a schedule that is just ending. */
export function checkDraftWaits(db: Executor, draftId: string, except?: string): Promise<boolean> {
  return hasWaitingPart(db, draftId, except ?? null);
}
