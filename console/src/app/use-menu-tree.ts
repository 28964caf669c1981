// The menu as the sidebar and the command palette show it: read, named in the reader’s language, and in the chosen edition (C-05).
import type { MenuEntry } from '@herald/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useChosen } from '../lib/kept-choice.ts';
import { composePath } from '../lib/compose-path.ts';
import { layoutSettings } from '../lib/layout-settings.ts';
import { useShownRoles } from '../lib/shown-roles.ts';
import { menuFor } from './demo-menu.ts';
import { menuTree } from './menu-tree.ts';
import { PagesContext } from './pages-context.ts';
import { metaAt } from './page-meta.ts';
import { menuQuery, personQuery } from './person.ts';
import { useMenuNames } from '../lib/use-menu-names.ts';

export function useMenuTree() {
  const pages = use(PagesContext);
  const named = useMenuNames();
  const { edition } = useChosen(layoutSettings);
  const menu = useQuery(menuQuery);
  const inEdition = (entry: MenuEntry): MenuEntry => ({
    ...entry,
    url: entry.url === composePath('full') ? composePath(edition) : entry.url,
    children: entry.children.map(inEdition),
  });
  const own = useQuery(personQuery).data?.roles ?? [];
  const entries = menuFor(useShownRoles(own), menu.data ?? []).map(inEdition);
  return { menu, nodes: menuTree(entries, { named, metaAt: (path) => metaAt(pages, path) }) };
}
