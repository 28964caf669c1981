// As long as a film is looked at or converted its post is held back: how many there are is counted by their block, shown or not.
import { useCallback, useEffect, useState } from 'react';
import { isBusy } from './film-state.ts';
import type { Film } from './use-film.ts';

/** One more, or one fewer, that has to be waited for. */
export type OnBusy = (more: 1 | -1) => void;

export function useHoldByFilm({ state }: Pick<Film, 'state'>, onBusy: OnBusy): void {
  const isWaitedFor = isBusy(state);
  useEffect(() => {
    if (!isWaitedFor) return;
    onBusy(1);
    return () => onBusy(-1);
  }, [isWaitedFor, onBusy]);
}

export function useCountingBusy(onConverting: (count: number) => void): OnBusy {
  const [converting, setConverting] = useState(0);
  useEffect(() => onConverting(converting), [converting, onConverting]);
  return useCallback((more) => setConverting((count) => count + more), []);
}
