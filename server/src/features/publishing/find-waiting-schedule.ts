// Find what still waits of a draft or package for its time, the nearest first; null when nothing does.
import type { Executor } from '../../db/client.ts';
import { listWaiting } from './store/schedules.ts';

export type WaitingSchedule = { id: string; pubTime: string; zone: string };

/** A schedule of which something has begun waits no more: it can neither be taken back nor replaced. */
export async function findWaitingSchedule(
  db: Executor,
  of: { draftId: string | null; packageId: string | null },
  except?: string,
): Promise<WaitingSchedule | null> {
  const waiting = (await listWaiting(db, of)).find(({ id }) => id !== except);
  return waiting ? { id: waiting.id, pubTime: waiting.scheduled_local, zone: waiting.zone } : null;
}
