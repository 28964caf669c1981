// On the blocks of the body: Alt with an arrow moves the one the keys are in, or the one picture of several; the keys stay with it.
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

type Step = (key: string, by: 1 | -1, picture: string | null) => void;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A block names itself by `data-block`, a picture by its address in `data-picture`. Answers how to keep the keys where they are. */
export function useBlockSteps(list: RefObject<HTMLElement | null>, onStep: Step): () => void {
  const [held, setHeld] = useState<{ element: HTMLElement; picture: string | null } | null>(null);
  useLayoutEffect(() => {
    if (!held) return;
    const { element, picture } = held;
    const again = element.isConnected ? element : tileOf(list.current, picture);
    const block = again?.closest<HTMLElement>('[data-block]');
    // At the end of the way the arrow that led there is closed.
    const isClosed = again instanceof HTMLButtonElement && again.disabled;
    const next = isClosed ? block?.querySelector('button') : again;
    if (document.activeElement !== next) next?.focus({ preventScroll: true });
    block?.scrollIntoView({ block: 'nearest' });
  }, [held, list]);
  const hold = () => {
    const element = document.activeElement;
    if (element instanceof HTMLElement) setHeld({ element, picture: pictureAt(element) });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    const by = altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing(event) ? steps[key] : undefined;
    if (by === undefined || !(target instanceof HTMLElement) || opensByArrow(target)) return;
    const block = target.closest<HTMLElement>('[data-block]')?.dataset['block'];
    if (block === undefined) return;
    event.preventDefault();
    hold();
    onStep(block, by, pictureAt(target));
  });
  useEffect(() => {
    const element = list.current;
    const hear = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [list]);
  return hold;
}

function pictureAt(element: HTMLElement): string | null {
  return element.closest<HTMLElement>('[data-picture]')?.dataset['picture'] ?? null;
}

/** A picture that came into another block is drawn anew. */
function tileOf(list: HTMLElement | null, picture: string | null): HTMLElement | null {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
  const tile = picture === null ? undefined : tiles.find((one) => one.dataset['picture'] === picture);
  return tile?.querySelector('input') ?? null;
}

function opensByArrow(target: HTMLElement): boolean {
  return target.closest('select, [role=combobox], [contenteditable=true]') !== null;
}
