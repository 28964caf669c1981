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
  'gone',
  'copies',
  'change-failed',
] as const;
export type Announcement = (typeof announcements)[number];

const told: Partial<Record<PublicationState, Announcement>> = {
  published: 'went-live',
  failed: 'failed',
  unknown: 'unknown',
  missed: 'missed',
  'auth-required': 'sign-in-expired',
  cancelled: 'cancelled',
  'externally-removed': 'gone',
};

/** Coming back from a change is not going live again: it is said when the change did not succeed. */
const changing: readonly PublicationState[] = ['editing', 'withdrawing'];

function announcementOf(from: PublicationState, { state, reason }: Publication): Announcement | undefined {
  if (!changing.includes(from)) return told[state];
  const failed = reason === 'reason-withdrawal-failed' || reason === 'reason-edit-failed';
  return failed ? 'change-failed' : undefined;
}

export async function announce(tx: Tx, from: PublicationState, publication: Publication): Promise<void> {
  const kind = announcementOf(from, publication);
  if (!kind) return;
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

/** The account shows the same post more than once: said once, however often it is seen (row 30). */
export async function announceCopies(
  tx: Tx,
  publicationId: string,
  copies: readonly string[],
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      publication_id: publicationId,
      kind: 'copies',
      event_seq: 0,
      payload: JSON.stringify({ copies }),
    })
    .onConflict((clash) => clash.columns(['publication_id', 'kind', 'event_seq']).doNothing())
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
