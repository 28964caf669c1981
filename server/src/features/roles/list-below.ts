// List entries with all that lie below them, however deep.
import type { ResourceRow } from './store/resources.ts';

export function listBelow(all: readonly ResourceRow[], ids: readonly string[]): ResourceRow[] {
  const found = new Set(ids);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, parentId } of all) if (parentId !== null && found.has(parentId)) found.add(id);
  }
  return all.filter(({ id }) => found.has(id));
}
