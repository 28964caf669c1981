// Decide until when what is in doubt may be sent again under its key; null where there are no keys (row 19). Pure.
import type { SettledBy } from '@herald/channels/channel.ts';
import type { Pace } from '../../context.ts';

/** The part of the platform's own window that is trusted: the rest covers the call's way there and clocks apart. */
const trusted = 0.9;

/** `doubtedSince` is the first call in doubt, by the database's clock: so long the platform does nothing twice under one key. */
export function decideResend(
  settledBy: SettledBy,
  { doubtedSince, pace }: { readonly doubtedSince: Date; readonly pace: Pace },
): Date | null {
  if (settledBy.by !== 'key') return null;
  return new Date(doubtedSince.getTime() + settledBy.windowSeconds * 1000 * pace.scale * trusted);
}
