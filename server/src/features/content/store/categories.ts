// Categories: under which a package can be filed, in the order the seed gives them.
import type { Executor } from '../../../db/client.ts';

export async function allCategories(db: Executor): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('category').select(['id', 'name']).orderBy('sort').orderBy('id').execute();
}
