// List: the menu of the signed-in person, nested: what their roles open, and the groups it lies in.
import type { MenuEntry } from '@herald/contract/people.ts';
import type { Actor, Context } from '../../context.ts';
import { menuRows, type MenuRow } from './store.ts';

export async function listMenu(context: Context, actor: Actor): Promise<{ menuList: MenuEntry[] }> {
  return { menuList: below(null, await menuRows(context.db, actor.personId)) };
}

function below(parentId: string | null, rows: readonly MenuRow[]): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, url, icon, hidden, isOpen }) => ({
      entry: { menu_id: id, menu_name: name, url, icon, hidden, children: below(id, rows) },
      isOpen,
    }))
    .filter(({ entry, isOpen }) => entry.children.length > 0 || (isOpen && entry.url !== ''))
    .map(({ entry }) => entry);
}
