// List: the menu of the signed-in person, nested, without what their roles do not open.
import type { MenuEntry } from '@herald/contract/people.ts';
import type { Actor, Context } from '../../context.ts';
import { menuRows, type MenuRow } from './store.ts';

export async function listMenu(context: Context, actor: Actor): Promise<{ menuList: MenuEntry[] }> {
  const rows = await menuRows(context.db);
  const open = rows.filter((row) => row.sign === null || actor.signs.has(row.sign));
  return { menuList: below(null, open) };
}

function below(parentId: string | null, rows: readonly MenuRow[]): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, name, url, icon, hidden }) => ({
      menu_id: id,
      menu_name: name,
      url,
      icon,
      hidden,
      children: below(id, rows),
    }));
}
