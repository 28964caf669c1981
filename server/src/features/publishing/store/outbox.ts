// Outbox: what a step obliges us to tell, written with the step and told after it (publishing.md I12).
import type { PublicationState } from '@herald/contract/publications.ts';
import { now, type Database, type Tx } from '../../../db/client.ts';
import type { Publication } from './rows.ts';

export const announcements = [
  'went-live',
  'failed',
  'unknown',
  'missed',
  'sign-in-expired',
  'cancelled',
] as const;
export type Announcement = (typeof announcements)[number];

const told: Partial<Record<PublicationState, Announcement>> = {
  published: 'went-live',
  failed: 'failed',
  unknown: 'unknown',
  missed: 'missed',
  'auth-required': 'sign-in-expired',
  cancelled: 'cancelled',
};

/** Coming back from a change is not going live again. */
const quietFrom: readonly PublicationState[] = ['editing', 'withdrawing'];

export async function announce(tx: Tx, from: PublicationState, publication: Publication): Promise<void> {
  const kind = told[publication.state];
  if (!kind || quietFrom.includes(from)) return;
  const last = await tx
    .selectFrom('event')
    .select((row) => row.fn.max('seq').as('seq'))
    .where('publication_id', '=', publication.id)
    .executeTakeFirst();
  await tx
    .insertInto('outbox')
    .values({ publication_id: publication.id, kind, event_seq: last?.seq ?? 0 })
    .onConflict((conflict) => conflict.columns(['publication_id', 'kind', 'event_seq']).doNothing())
    .execute();
}

/** Takes one untold announcement, tells it in the same transaction, and marks it; false when there is none. */
export async function tellNext(
  db: Database,
  tell: (tx: Tx, publication: Publication, kind: string, seq: number) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const next = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    const publication = await tx
      .selectFrom('publication')
      .selectAll()
      .where('id', '=', next.publication_id)
      .executeTakeFirstOrThrow();
    await tell(tx, publication, next.kind, next.event_seq);
    await tx.updateTable('outbox').set({ done_at: now }).where('id', '=', next.id).execute();
    return true;
  });
}
