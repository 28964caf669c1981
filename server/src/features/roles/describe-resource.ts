// Describe an entry for the audit log: the one it lies in by its name, as an id says nothing once that is gone.
import type { ResourceRow } from './store/resources.ts';

export function describeResource(
  entry: Omit<ResourceRow, 'id' | 'revision'>,
  all: readonly ResourceRow[],
): Record<string, unknown> {
  const { parentId, ...said } = entry;
  return { ...said, parent: all.find(({ id }) => id === parentId)?.name ?? null };
}
