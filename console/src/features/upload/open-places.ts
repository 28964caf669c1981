// The blocks that are open on this page, and those of items that are open but not on the desk: an upload whose own post is gone may be added to one of the first.
import { isAt, type Pending, type Place } from './pending.ts';

function makePlaces() {
  let all: readonly Place[] = [];
  const tellers = new Set<() => void>();
  const change = (next: readonly Place[]) => {
    all = next;
    for (const tell of tellers) tell();
  };
  return {
    list: () => all,
    subscribe: (tell: () => void) => {
      tellers.add(tell);
      return () => tellers.delete(tell);
    },
    enter: (place: Place) => {
      change([...all, place]);
      return () => change(all.filter((one) => one !== place));
    },
  };
}

export const openPlaces = makePlaces();
/** Their item waits for what goes up to them, whichever item is on the desk. */
export const awayPlaces = makePlaces();

/** Uploads that no open block shows. */
export function elsewhere(all: readonly Pending[], places: readonly Place[]): readonly Pending[] {
  return all.filter((one) => !places.some((place) => isAt(one, place)));
}
