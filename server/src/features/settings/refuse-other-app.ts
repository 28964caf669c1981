// Refuse to put an application in the place of one that was not seen, saying who set it and when.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { AppRow } from './store/apps.ts';

/** `seenAt` is null where none was seen, and missing where nobody wants it compared. */
export function refuseOtherApp(
  { config }: Context,
  stands: AppRow | undefined,
  seenAt: string | null | undefined,
): void {
  if (seenAt === undefined || stands === undefined) return;
  if (stands.setAt.toISOString() === seenAt) return;
  throw new Refusal('changed-meanwhile', { who: stands.setBy, at: wallClockOf(stands.setAt, config.zone) });
}
