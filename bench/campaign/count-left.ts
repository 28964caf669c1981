// How much of a run is not over yet, and why the clock or the engine is waited for.
import { nowPlus } from '@herald/server/db/client.ts';
import { diligentOf } from './creators.ts';
import type { Stage } from './stage.ts';
import { surviving } from './surviving.ts';

const settledEnough = [
  'published',
  'failed',
  'cancelled',
  'missed',
  'withdrawn',
  'unknown',
  'edit-failed',
  'externally-removed',
] as const;

export type Left = { open: number; untold: number; atWork: number };

/** Whoever rests longer than this waits for the clock, not for a platform or the engine. */
const soonMs = 60_000;

/** `atWork`: a platform or the engine is busy with it; what is unknown may still be settled as long as it wakes. */
export async function countLeft(stage: Stage): Promise<Left> {
  // What these have published in the meantime is noticed, or it is open.
  const diligent = diligentOf(stage).map(({ id }) => id);
  const read = () =>
    stage.context.db
      .selectFrom('publication')
      .leftJoin('account_lane as lane', 'lane.account_id', 'publication.account_id')
      .select((row) => [
        row.fn
          .countAll<number>()
          .filterWhere((one) =>
            one.or([
              one('state', 'not in', [...settledEnough, 'handed-over']),
              one.and([one('state', '=', 'handed-over'), one('publication.account_id', 'in', diligent)]),
            ]),
          )
          .as('open'),
        row.fn
          .countAll<number>()
          .filterWhere((one) =>
            one.and([
              one.or([one('not_before', 'is', null), one('not_before', '<', nowPlus(soonMs))]),
              one('wake_at', '<', nowPlus(soonMs)),
              one.or([one('state', 'in', busy), one('state', '=', 'unknown')]),
            ]),
          )
          .as('atWork'),
      ])
      .select((row) => [
        row
          .selectFrom('outbox')
          .select((told) => told.fn.countAll<number>().as('count'))
          .where('done_at', 'is', null)
          .as('untold'),
      ])
      .executeTakeFirstOrThrow();
  const { open, atWork, untold } = await surviving(read);
  return { open, atWork, untold: untold ?? 0 };
}

const busy = ['preparing', 'inflight', 'processing', 'reconciling', 'editing', 'withdrawing'] as const;

export function sayLeft({ open, untold, atWork }: Left): string {
  return `${open} open, ${untold} untold, ${atWork} at work`;
}
