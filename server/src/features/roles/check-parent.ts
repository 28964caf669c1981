// Check where an entry is to lie: below a menu entry that is there, and never below itself.
import { Refusal } from '../../refusal.ts';
import { listBelow } from './list-below.ts';
import type { ResourceRow } from './store/resources.ts';

/** `id` is null for one that is not there yet. */
export function checkParent(
  all: readonly ResourceRow[],
  { id, parentId }: { id: string | null; parentId: string | null },
): void {
  if (parentId === null) return;
  if (all.find((one) => one.id === parentId)?.type !== 'menu') throw new Refusal('not-found');
  if (id !== null && listBelow(all, [id]).some((one) => one.id === parentId))
    throw new Refusal('entry-below-itself');
}
