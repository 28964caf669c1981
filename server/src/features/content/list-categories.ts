// List the categories a package can be filed under.
import type { Context } from '../../context.ts';
import { allCategories } from './store/categories.ts';

export async function listCategories(context: Context): Promise<{ id: string; name: string }[]> {
  return allCategories(context.db);
}
