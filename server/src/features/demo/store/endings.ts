// What of the demonstration's own rows is as it was brought, its menu, and the mark that it was taken away for good.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';

export type WrittenArticle = {
  id: number;
  title: string;
  content: string;
  contentShort: string;
  sourceUri: string;
  imageUri: string;
  remark: string;
};

export async function writtenArticles(db: Executor): Promise<WrittenArticle[]> {
  return db
    .selectFrom('demo_article')
    .select(['id', 'title', 'content', 'remark'])
    .select(['content_short as contentShort', 'source_uri as sourceUri', 'image_uri as imageUri'])
    .execute();
}

export async function namedRoles(
  db: Executor,
): Promise<{ key: string; name: string; description: string }[]> {
  return db.selectFrom('demo_role').select(['key', 'name', 'description']).execute();
}

export async function countTransactions(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('demo_transaction')
    .select((one) => one.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteRows(
  tx: Tx,
  { articles, roles }: { articles: readonly number[]; roles: readonly string[] },
): Promise<void> {
  if (articles.length > 0) await tx.deleteFrom('demo_article').where('id', 'in', articles).execute();
  if (roles.length > 0) await tx.deleteFrom('demo_role').where('key', 'in', roles).execute();
  await tx.deleteFrom('demo_transaction').execute();
}

/** The group and all that lies in it, by name. */
export async function menuBelow(db: Executor, group: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`with recursive below as (
      select id, name from menu_entry where name = ${group} and parent_id is null
      union all select entry.id, entry.name from menu_entry entry join below on entry.parent_id = below.id)
    select id, name from below`.execute(db);
  return rows;
}

export async function deleteEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('menu_entry').where('id', 'in', ids).execute();
}

export async function endedAt(db: Executor): Promise<Date | null> {
  const row = await db.selectFrom('demonstration_end').select('ended_at').executeTakeFirst();
  return row?.ended_at ?? null;
}

/** False where it was marked before. */
export async function markEnded(tx: Tx, personId: string): Promise<boolean> {
  const made = await tx
    .insertInto('demonstration_end')
    .values({ ended_by: personId })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
