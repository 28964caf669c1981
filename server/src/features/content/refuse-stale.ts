// Refuse what was asked over a revision that is no longer the newest, saying who was faster and when.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

type Newest = { changedBy: string | null; updatedAt: Date };

export function refuseStale(context: Context, { changedBy, updatedAt }: Newest): never {
  throw new Refusal('changed-elsewhere', {
    who: changedBy ?? '',
    at: wallClockOf(updatedAt, context.config.zone),
  });
}
