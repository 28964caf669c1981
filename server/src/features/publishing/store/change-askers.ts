// Change askers: who asked last for each post to be edited or taken down.
import type { Executor } from '../../../db/client.ts';

/** By publication; one that nobody asked to change has none. */
export async function findChangeAskers(
  db: Executor,
  publicationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (publicationIds.length === 0) return new Map();
  const edits = db
    .selectFrom('modification')
    .select(['publication_id', 'asked_by', 'asked_at'])
    .where('publication_id', 'in', publicationIds);
  const rows = await db
    .selectFrom('cancel_request')
    .select(['publication_id', 'asked_by', 'asked_at'])
    .where('publication_id', 'in', publicationIds)
    .unionAll(edits)
    .orderBy('asked_at')
    .execute();
  return new Map(rows.map((row) => [row.publication_id, row.asked_by]));
}
