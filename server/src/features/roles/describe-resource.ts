// Describe an entry for the audit log: the one it lies in and the roles that open it by their names, as an id says nothing once they are gone.
import type { ResourceRow } from './store/resources.ts';

export function describeResource(
  entry: Omit<ResourceRow, 'id' | 'revision'>,
  all: readonly ResourceRow[],
  roles: readonly { readonly name: string }[],
): Record<string, unknown> {
  const { parentId, ...said } = entry;
  return {
    ...said,
    parent: all.find(({ id }) => id === parentId)?.name ?? null,
    roles: roles.map(({ name }) => name),
  };
}
