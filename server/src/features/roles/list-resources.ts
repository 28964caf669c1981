// List entries: all of them, or those a role opens, or those it does not yet (C-71).
import { Resource } from '@herald/contract/administration.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findRoles } from './find-roles.ts';
import { allResources } from './store/resources.ts';

type Which = 'all' | { roleId: string; opened: boolean };

export async function listResources({ db }: Context, which: Which): Promise<{ items: Resource[] }> {
  const all = await allResources(db);
  // A code of an older version opens nothing; the entry is shown without it.
  const items = all.map((entry) => ({
    ...entry,
    sign: Resource.shape.sign.safeParse(entry.sign).data ?? null,
  }));
  if (which === 'all') return { items };
  const [role] = (await findRoles(db, [which.roleId])).roles;
  if (!role) throw new Refusal('not-found');
  const opened = new Set(role.resources);
  return { items: items.filter(({ id }) => opened.has(id) === which.opened) };
}
