// On the rows of a list: two clicks open one, Alt with an arrow moves one.
import { useEffect, useEffectEvent, type RefObject } from 'react';

export type RowGestures = {
  readonly onOpen: (key: string) => void;
  readonly onStep: (key: string, by: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A row names itself by `data-key`. */
export function useRowGestures(list: RefObject<HTMLElement | null>, { onOpen, onStep }: RowGestures): void {
  const openTwice = useEffectEvent(({ target }: MouseEvent) => {
    const key = keyAt(target);
    // Two quick clicks on an arrow are two steps.
    if (key !== null && target instanceof Element && !target.closest('button')) onOpen(key);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    const key = keyAt(event.target);
    if (by === undefined || key === null) return;
    event.preventDefault();
    onStep(key, by);
  });
  useEffect(() => {
    const element = list.current;
    const hearTwice = (event: MouseEvent) => openTwice(event);
    const hearKey = (event: KeyboardEvent) => press(event);
    element?.addEventListener('dblclick', hearTwice);
    element?.addEventListener('keydown', hearKey);
    return () => {
      element?.removeEventListener('dblclick', hearTwice);
      element?.removeEventListener('keydown', hearKey);
    };
  }, [list]);
}

function keyAt(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  return row?.dataset['key'] ?? null;
}
