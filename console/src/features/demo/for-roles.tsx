// Shows what is inside to holders of one of some roles, and to nobody else: the template's directive.
import type { ReactNode } from 'react';
import { holdsRole } from '../../lib/roles.ts';

export type ForRolesProps = {
  readonly roles: readonly string[];
  readonly held: readonly string[];
  readonly children: ReactNode;
};

export function ForRoles({ roles, held, children }: ForRolesProps) {
  return holdsRole(roles, held) ? children : null;
}
