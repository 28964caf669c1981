// Whether a scheduled post is about to change by itself: its time is now, by the server's clock.
import type { ScheduleRow } from '@herald/contract/endpoints/schedules.ts';
import type { z } from 'zod';
import { serverNow } from '../../lib/clock.ts';

const soonMs = 60_000;

export function isMoving({ state, dueAt }: Pick<z.infer<typeof ScheduleRow>, 'state' | 'dueAt'>): boolean {
  const isUnderWay = state === 'waiting' || state === 'on-its-way';
  return isUnderWay && Math.abs(new Date(dueAt).getTime() - serverNow()) < soonMs;
}
