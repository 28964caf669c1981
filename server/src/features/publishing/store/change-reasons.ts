// Change reasons: how a change ended that is told only now, when its publication says something else already.
import type { Reason } from '@herald/contract/publications.ts';
import type { Executor } from '../../../db/client.ts';
import { reasonsTold, type Announced } from './outbox.ts';

/** By publication; none where what it says now is what is to be told. */
export async function readChangeReasons(
  db: Executor,
  told: readonly Announced[],
): Promise<ReadonlyMap<string, Reason>> {
  const [kind] = told.map((one) => one.kind);
  const reasons = kind === undefined ? [] : reasonsTold(kind);
  const movedOn = told.filter(({ publication: { reason } }) => !reasons.includes(reason));
  if (reasons.length === 0 || movedOn.length === 0) return new Map();
  const ended = await db
    .selectFrom('event')
    .select(['publication_id as id', 'reason'])
    .distinctOn('publication_id')
    .where(
      'publication_id',
      'in',
      movedOn.map(({ publication }) => publication.id),
    )
    .where('reason', 'in', reasons)
    .orderBy('publication_id')
    .orderBy('seq', 'desc')
    .execute();
  return new Map(ended.map(({ id, reason }) => [id, reason]));
}
