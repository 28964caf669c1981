// The address names every open item, so that a reload opens them again in their order; a page that is not shown any more writes none.
import { useLayoutEffect, useRef } from 'react';
import { searchOf } from './item-address.ts';
import type { Item } from './items.ts';

export function useShownItems(all: readonly Item[], active: string): void {
  const at = all.findIndex(({ key }) => key === active);
  const search = searchOf(
    all.map(({ identity }) => identity),
    at,
  );
  const saves = all.map(({ identity }) => `${identity.revision} ${identity.packageRevision}`).join();
  const shown = useRef({ search, saves });
  // With what is shown: whoever reads "Saved" may copy the address.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { search, saves };
    // What else the address says stands until something happens here.
    if (before.search === search && before.saves === saves) return;
    // Past the router, which would take another address for another page.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
  }, [search, saves]);
}
