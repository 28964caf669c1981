// The blocks that are open on this page: an upload whose own post is gone may be added to one of them.
import { isAt, type Pending, type Place } from './pending.ts';

let open: readonly Place[] = [];
const tellers = new Set<() => void>();

export const openPlaces = {
  list: () => open,
  subscribe: (tell: () => void) => {
    tellers.add(tell);
    return () => tellers.delete(tell);
  },
  enter: (place: Place) => {
    change([...open, place]);
    return () => change(open.filter((one) => one !== place));
  },
};

function change(next: readonly Place[]): void {
  open = next;
  for (const tell of tellers) tell();
}

/** Uploads that no open block shows. */
export function elsewhere(all: readonly Pending[], places: readonly Place[]): readonly Pending[] {
  return all.filter((one) => !places.some((place) => isAt(one, place)));
}
