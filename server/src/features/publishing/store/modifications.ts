// Modifications: what was changed of a post that was live; of one post one at a time, both versions kept (R-HIST-007).
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Selectable } from 'kysely';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';
import { isCancelAsked } from './cancellations.ts';

export type ModificationRow = Selectable<Tables['modification']>;

/** What is wanted of a post that is live: the new version, and where it comes from. */
export type Wanted = { readonly post: Post; readonly packageId: string; readonly contentVersion: number };

export async function insertModification(
  tx: Tx,
  way: 'edit' | 'repost',
  { before, wanted, publicationId, askedBy, overwrites = false }: Beginning,
): Promise<void> {
  await tx
    .insertInto('modification')
    .values({
      publication_id: publicationId,
      way,
      before: JSON.stringify(before),
      after: JSON.stringify(wanted.post),
      package_id: wanted.packageId,
      content_version: wanted.contentVersion,
      asked_by: askedBy,
      overwrites,
    })
    .execute();
}
/** `overwrites`: whoever asks knows that what stands there may be somebody else's. */
type Beginning = {
  publicationId: string;
  before: Post;
  wanted: Wanted;
  askedBy: string;
  overwrites?: boolean;
};

/** Ends the one that is open, if there is one. */
export async function endModification(
  tx: Tx,
  publicationId: string,
  way: 'edit' | 'repost',
  ended: { outcome: NonNullable<ModificationRow['outcome']>; successorId?: string },
): Promise<void> {
  await tx
    .updateTable('modification')
    .set({ ended_at: now, outcome: ended.outcome, successor_id: ended.successorId ?? null })
    .where('publication_id', '=', publicationId)
    .where('way', '=', way)
    .where('ended_at', 'is', null)
    .execute();
}

/** What it is to become, in its place or after it; asked under the lock of its account's lane. */
export async function findOpenModification(
  tx: Tx,
  publicationId: string,
  way: 'edit' | 'repost',
): Promise<(ModificationRow & { asker: string }) | null> {
  const found = await tx
    .selectFrom('modification')
    .innerJoin('person', 'person.id', 'modification.asked_by')
    .selectAll('modification')
    .select('person.name as asker')
    .where('publication_id', '=', publicationId)
    .where('way', '=', way)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}

/** Of these, what is to be posted once they are down. */
export async function listOpenReposts(
  tx: Tx,
  publicationIds: readonly string[],
): Promise<Pick<ModificationRow, 'publication_id' | 'after'>[]> {
  if (publicationIds.length === 0) return [];
  return tx
    .selectFrom('modification')
    .select(['publication_id', 'after'])
    .where('publication_id', 'in', publicationIds)
    .where('way', '=', 'repost')
    .where('ended_at', 'is', null)
    .execute();
}

/** Whether one of these was changed to one of the packages after that word (said_no), may have been, or is to be. */
export async function isChangedSince(
  tx: Tx,
  { ids, packageIds, since }: { ids: readonly string[]; packageIds: readonly string[]; since: number },
): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await tx
    .selectFrom('modification')
    .select('publication_id')
    .where('publication_id', 'in', ids)
    .where('package_id', 'in', packageIds)
    .where('said_no', '>', since)
    .where((one) => one.or([one('outcome', 'is', null), one('outcome', 'in', ['done', 'unknown'])]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** By publication: what edits wanted of which nobody knows whether they came about, since the last one of which that is known. */
export async function readUnansweredEdits(
  db: Executor,
  publicationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Post[]>> {
  const unanswered = new Map<string, Post[]>();
  if (publicationIds.length === 0) return unanswered;
  const edits = await db
    .selectFrom('modification')
    .select(['publication_id as id', 'after', 'outcome'])
    .where('publication_id', 'in', publicationIds)
    .where('way', '=', 'edit')
    .where('ended_at', 'is not', null)
    .orderBy('asked_at')
    .execute();
  for (const { id, after, outcome } of edits) {
    if (outcome === 'unknown') unanswered.set(id, [...(unanswered.get(id) ?? []), after]);
    // A failed one was seen not to stand, and nothing of those before it either (confirm-refusal.ts).
    else if (outcome !== 'dropped') unanswered.delete(id);
  }
  return unanswered;
}

/** Posts that were to be taken down and posted again, and are not on their way any more; the oldest first. */
const settled: readonly PublicationState[] = [
  'withdrawn',
  'externally-removed',
  'published',
  'edit-failed',
  'failed',
  'cancelled',
  'missed',
];

export async function listSettledReposts(
  db: Executor,
  atMost: number,
): Promise<{ id: string; accountId: string }[]> {
  return (
    db
      .selectFrom('modification')
      .innerJoin('publication', 'publication.id', 'modification.publication_id')
      .select(['publication.id', 'publication.account_id as accountId'])
      .where('modification.way', '=', 'repost')
      .where('modification.ended_at', 'is', null)
      .where('publication.state', 'in', settled)
      // Its withdrawal waits for its turn, as long as that is asked for.
      .where((one) => one.or([one('publication.state', '=', 'withdrawn'), one.not(isCancelAsked)]))
      .orderBy('modification.asked_at')
      .limit(atMost)
      .execute()
  );
}

/** Of a publication, and of the one it took the place of. */
export async function listModifications(
  db: Executor,
  publicationId: string,
): Promise<(ModificationRow & { asker: string })[]> {
  return db
    .selectFrom('modification')
    .innerJoin('person', 'person.id', 'modification.asked_by')
    .selectAll('modification')
    .select('person.name as asker')
    .where((one) =>
      one.or([one('publication_id', '=', publicationId), one('successor_id', '=', publicationId)]),
    )
    .orderBy('asked_at')
    .execute();
}
