// Decide when a platform is looked at again for something that nobody sees, by the times of its looks. Pure.
import type { Pace } from '../../context.ts';

/**
 * By the database's clock: `askedAt` is when the look began, `sentAt` the latest call's time, `doubtedSince` that of the
 * first one in doubt.
 */
export type LookTimes = {
  readonly askedAt: Date;
  readonly at: Date;
  readonly sentAt: Date;
  readonly doubtedSince: Date;
  readonly pace: Pace;
};

/** When it is looked at again; null once it was looked for long enough. */
export function decideNextLook({ at, sentAt, pace }: LookTimes): number | null {
  return at.getTime() - sentAt.getTime() > pace.lookAtMostMs ? null : pace.lookEveryMs;
}
