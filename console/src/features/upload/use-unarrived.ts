// What a field of a post still waits for, and what it would go without: told whenever it is another, of all blocks of the field.
import { useEffect } from 'react';
import { allOf, unarrived, type Pending, type Place } from './pending.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export function useUnarrived(
  all: readonly Pending[],
  place: Place,
  onUnfinished: (left: Unarrived) => void,
): Unarrived {
  const { open, timedOut } = unarrived(allOf(all, place));
  useEffect(() => onUnfinished({ open, timedOut }), [open, timedOut, onUnfinished]);
  return { open, timedOut };
}
