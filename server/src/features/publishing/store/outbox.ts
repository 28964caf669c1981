// Outbox: what a step obliges us to tell, written with the step and told after it (publishing.md I12).
import type { PublicationState } from '@herald/contract/publications.ts';
import { sql } from 'kysely';
import { now, type Database, type Executor, type Tx } from '../../../db/client.ts';
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

export async function announce(
  tx: Executor,
  from: PublicationState,
  publication: Publication,
): Promise<void> {
  const kind = announcementOf(from, publication);
  if (!kind) return;
  if (!tx.isTransaction) throw new Error(`${kind} is told only in the transaction that makes it true`);
  await tx
    .insertInto('outbox')
    .values((row) => ({
      publication_id: publication.id,
      kind,
      event_seq: row
        .selectFrom('event')
        .select(sql<number>`coalesce(max(seq), 0)`.as('seq'))
        .where('publication_id', '=', publication.id),
    }))
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

export async function countUntold(db: Executor): Promise<number> {
  const { untold } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('untold'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return untold;
}

/**
 * Takes the oldest untold announcements, tells them one after the other in one transaction, and marks them; of which kinds they were.
 * With them it gives each publication as it stands now.
 */
export async function tellNext(
  db: Database,
  atMost: number,
  tell: (tx: Tx, publication: Publication, kind: string, seq: number) => Promise<void>,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const next = await tx
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .skipLocked()
      .execute();
    if (next.length === 0) return [];
    const rows = await tx
      .selectFrom('publication')
      .selectAll()
      .where('id', 'in', [...new Set(next.map((one) => one.publication_id))])
      .execute();
    const publications = new Map(rows.map((row) => [row.id, row]));
    for (const { publication_id: id, kind, event_seq: seq } of next) {
      const publication = publications.get(id);
      if (publication) await tell(tx, publication, kind, seq);
    }
    const ids = next.map((one) => one.id);
    await tx.updateTable('outbox').set({ done_at: now }).where('id', 'in', ids).execute();
    return next.map((one) => one.kind);
  });
}
