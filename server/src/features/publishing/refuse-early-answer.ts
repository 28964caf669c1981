// Refuse an early answer: while our last call may still arrive, nobody can say that the post is not there (rows 9, 24 and 25).
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { Publication } from './store/rows.ts';

/** Platforms apply what they received after we stopped waiting; sent again before that, it could stand twice. `askedAt`: what was looked at may have changed since the look began. */
export function refuseEarlyAnswer(
  { config: { zone } }: Context,
  { settle_at: settleAt }: Publication,
  askedAt: Date,
): void {
  if (settleAt === null || settleAt <= askedAt) return;
  throw new Refusal('call-may-arrive', { time: wallClockOf(settleAt, zone), zone });
}
