// The menu without those of the demonstration's pages that the roles which are shown do not open.
import type { MenuEntry } from '@herald/contract/people.ts';
import { holdsRole } from '../lib/roles.ts';
import { demoMeta } from './demo-routes.tsx';

export function menuFor(roles: readonly string[], entries: readonly MenuEntry[]): MenuEntry[] {
  return entries
    .filter(({ url }) => {
      const wanted = demoMeta.get(url)?.roles;
      return wanted === undefined || holdsRole(wanted, roles);
    })
    .map((entry) => ({ ...entry, children: menuFor(roles, entry.children) }));
}
