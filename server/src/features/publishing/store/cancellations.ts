// Cancellations asked for while a publication is on its way; they overtake nobody who is at work (row 28).
import { sql } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isOutstanding } from './outstanding.ts';
import type { Publication } from './rows.ts';

export async function requestCancel(tx: Tx, publicationId: string, personId: string): Promise<void> {
  await tx
    .insertInto('cancel_request')
    .values({ publication_id: publicationId, asked_by: personId })
    .onConflict((clash) =>
      clash.column('publication_id').doUpdateSet({ asked_by: personId, asked_at: now, done_at: null }),
    )
    .execute();
}

/** Whether somebody wants the publication gone of the row this stands in. */
export const isCancelAsked = sql<boolean>`exists (select 1 from cancel_request where cancel_request.publication_id = publication.id
  and cancel_request.done_at is null)`;

export async function isCancelled(db: Executor, publicationId: string): Promise<boolean> {
  const asked = await db
    .selectFrom('cancel_request')
    .select('publication_id')
    .where('publication_id', '=', publicationId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return asked !== undefined;
}

/** Who wants it gone, and since when; null where nobody does. */
export async function findCancelWish(
  db: Executor,
  publicationId: string,
): Promise<{ personId: string; name: string; at: Date } | null> {
  const wish = await db
    .selectFrom('cancel_request')
    .innerJoin('person', 'person.id', 'cancel_request.asked_by')
    .select(['person.id as personId', 'person.name', 'cancel_request.asked_at as at'])
    .where('cancel_request.publication_id', '=', publicationId)
    .where('cancel_request.done_at', 'is', null)
    .executeTakeFirst();
  return wish ?? null;
}

export async function endCancel(tx: Tx, publicationId: string): Promise<void> {
  await tx
    .updateTable('cancel_request')
    .set({ done_at: now })
    .where('publication_id', '=', publicationId)
    .execute();
}

type Asked = Publication & { asked_by_name: string };

/** Of one account one change at a time: what is live waits until nothing else of it is out. */
const mayBeTakenDown = sql<boolean>`(publication.state not in ('published', 'edit-failed') or not exists (
  select 1 from publication as other where other.account_id = publication.account_id and ${isOutstanding('other')}))`;

/** Publications somebody wants gone that are not on their way any more; the oldest wish first, and none that has to wait still. */
export async function listSettledCancels(db: Executor, atMost: number): Promise<Asked[]> {
  return db
    .selectFrom('cancel_request')
    .innerJoin('publication', 'publication.id', 'cancel_request.publication_id')
    .innerJoin('person', 'person.id', 'cancel_request.asked_by')
    .selectAll('publication')
    .select('person.name as asked_by_name')
    .where('cancel_request.done_at', 'is', null)
    .where('publication.state', 'in', [
      'published',
      'edit-failed',
      'failed',
      'cancelled',
      'missed',
      'withdrawn',
      'externally-removed',
    ])
    .where(mayBeTakenDown)
    .orderBy('cancel_request.asked_at')
    .limit(atMost)
    .execute();
}
