// Keeps how saving stands with each open item of a page, and lets one save of it go at a time.
import { useState } from 'react';
import { saveDraft } from './api.ts';
import type { Known, SaveRooms, SaveState } from './save-rooms.ts';

const untouched: SaveState = { kind: 'untouched' };
const nothingKnown: Known = {
  going: null,
  saved: null,
  stop: null,
  lost: [],
  isAnew: false,
  lastSave: saveDraft,
  lastWish: {},
};

export function useSaveRooms(): SaveRooms {
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const [all] = useState(() => new Map<string, Known>());
  const knownOf = (key: string): Known => {
    const known = all.get(key) ?? { ...nothingKnown };
    all.set(key, known);
    return known;
  };
  return {
    of: (key) => {
      const known = knownOf(key);
      return {
        state: states.get(key) ?? untouched,
        setState: (state) => setStates((before) => new Map(before).set(key, state)),
        known,
        note: (change) => void Object.assign(known, change),
        goingBy: () => known.going?.by ?? null,
        settled: async () => (await known.going?.done.catch(() => null)) ?? null,
        enter: (by, save) => {
          const done = save()
            .then((identity) => {
              known.saved = identity ?? known.saved;
              return identity;
            })
            .finally(() => {
              known.going = null;
            });
          known.going = { by, done };
          return done;
        },
      };
    },
  };
}
