// Dragging a block by its grip, with a mouse or a finger, to another place among the blocks.
import { useState, type PointerEvent, type RefObject } from 'react';

export type BlockDrag = {
  readonly held: string | null;
  /** Before which place it would be let go; the number of blocks is behind the last. */
  readonly slot: number | null;
  readonly of: (key: string, place: number) => GripHandlers;
};

export type GripHandlers = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
};

/** So near to the edge of the window the page scrolls on. */
const edgePx = 72;
const scrollPx = 18;

export function useBlockDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (key: string, to: number) => void,
): BlockDrag {
  const [held, setHeld] = useState<string | null>(null);
  const [slot, setSlot] = useState<number | null>(null);
  const end = () => {
    setHeld(null);
    setSlot(null);
  };
  return {
    held,
    slot,
    of: (key, place) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(key);
      },
      onPointerMove: ({ clientY }) => {
        if (held !== key) return;
        if (clientY < edgePx) window.scrollBy(0, -scrollPx);
        if (clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
        const over = slotAt(list.current, clientY);
        // Before itself and behind itself is where it stands.
        setSlot(over === place || over === place + 1 ? null : over);
      },
      onPointerUp: () => {
        if (held === key && slot !== null) onDrop(key, slot > place ? slot - 1 : slot);
        end();
      },
      onPointerCancel: end,
    }),
  };
}

function slotAt(list: HTMLElement | null, y: number): number {
  const blocks = [...(list?.querySelectorAll('[data-block]') ?? [])];
  return blocks.filter((block) => {
    const { top, height } = block.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
