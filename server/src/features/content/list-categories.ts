// List the categories a package can be filed under; with those taken away since that packages keep, to find these.
import type { Actor, Context } from '../../context.ts';
import { allCategories, keptCategories } from './store/categories.ts';

type Category = { id: string; name: string };

export async function listCategories(
  { db }: Context,
  _actor: Actor,
  { used }: { used: '0' | '1' },
): Promise<Category[]> {
  const offered = await allCategories(db);
  if (used === '0') return offered;
  const known = new Set(offered.map(({ name }) => name));
  const kept = (await keptCategories(db)).filter((name) => name !== '' && !known.has(name));
  return [...offered, ...kept.map((name) => ({ id: name, name }))];
}
