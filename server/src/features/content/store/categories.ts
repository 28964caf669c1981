// Categories: under which a package can be filed, in the newsroom’s order, and the names that packages have.
import type { Executor } from '../../../db/client.ts';

export async function allCategories(db: Executor): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('category').select(['id', 'name']).orderBy('sort').orderBy('id').execute();
}

export async function keptCategories(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('package')
    .select('category')
    .distinct()
    .where('deleted_at', 'is', null)
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}
