// Lets go of the browser's copies of items that were saved while another was on the desk, or taken off the list.
import { useEffect, useRef } from 'react';
import { isUnsaved, type Item } from './items.ts';
import { forgetCopy } from './use-local-copy.ts';

/** The one on the desk keeps its own copy; a desk that goes writes its last before this looks. */
export function useUnusedCopies(person: string, all: readonly Item[], active: string): void {
  const known = useRef(all);
  useEffect(() => {
    const before = known.current;
    known.current = all;
    for (const item of before) {
      const now = all.find(({ key }) => key === item.key);
      if (now === item || (now && (now.key === active || isUnsaved(now)))) continue;
      void forgetCopy(person, item.identity, item.key);
    }
  }, [person, all, active]);
}
