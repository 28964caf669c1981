// Refuse an answer while the platform may still be at work on what it took: what is made of a draft is listed only once it is published (row 24).
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findLastAttempt } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

export async function refuseEarlyWork(
  { db, pace, config: { zone } }: Context,
  { id }: Publication,
  askedAt: Date,
): Promise<void> {
  const attempt = await findLastAttempt(db, id);
  if (!attempt) return;
  const until = new Date(attempt.markedAt.getTime() + pace.processingAtMostMs);
  if (until <= askedAt) return;
  throw new Refusal('may-be-at-work', { time: wallClockOf(until, zone), zone });
}
