// Choose when a publication is inspected next: an hour before its time, and five minutes before. Pure.
import { minuteMs } from '@herald/contract/constants.ts';

const beforeMs = [60 * minuteMs, 5 * minuteMs];

/** Null when its time is too near for another look. */
export function choosePreflight(dueAt: Date, at: Date): Date | null {
  const moments = beforeMs.map((before) => dueAt.getTime() - before);
  const next = moments.find((moment) => moment > at.getTime());
  return next === undefined ? null : new Date(next);
}
