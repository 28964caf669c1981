// Find a schedule by its own id, or what still waits of the draft or package of that id, as links name them (C-40).
import type { Executor } from '../../db/client.ts';
import { isRowId } from '../../db/row-id.ts';
import { findSchedule, listWaiting, type ScheduleRow } from './store/schedules.ts';

export async function findNamedSchedule(db: Executor, id: string): Promise<ScheduleRow | null> {
  const found = await findSchedule(db, id);
  if (found || !isRowId(id)) return found;
  const [waiting] = await listWaiting(db, { draftId: id, packageId: id });
  return waiting ? findSchedule(db, waiting.id) : null;
}
