// The dashboard put together: the person’s name, and the entries of their menu as shortcuts.
import { useQuery } from '@tanstack/react-query';
import { OverviewPage } from '../features/overview/overview-page.tsx';
import { leavesOf } from './menu-tree.ts';
import { personQuery } from './person.ts';
import { useMenuTree } from './use-menu-tree.ts';

export function DashboardRoute() {
  const person = useQuery(personQuery).data;
  const shortcuts = leavesOf(useMenuTree().nodes)
    .filter(({ isOutside }) => !isOutside)
    .map(({ title, url, icon }) => ({ title, to: url, icon }));
  return <OverviewPage name={person?.name ?? ''} shortcuts={shortcuts} />;
}
