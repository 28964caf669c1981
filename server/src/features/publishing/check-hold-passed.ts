// Check whether its time came while an editor held it: whatever the clock says since, it waits for another time first (D-01). Pure.
import type { Publication } from './store/rows.ts';

export function checkHoldPassed({
  due_at: dueAt,
  held_until: until,
}: Pick<Publication, 'due_at' | 'held_until'>): boolean {
  return until !== null && dueAt <= until;
}
