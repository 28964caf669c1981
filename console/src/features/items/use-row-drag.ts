// Dragging a row to another place; fingers and keys have the arrows.
import { useState, type DragEvent } from 'react';

export type RowDrag = {
  /** The row something is held over. */
  readonly over: string | null;
  readonly of: (key: string, place: number) => Handlers;
};

type Handlers = {
  readonly draggable: boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
  readonly onDragEnd: () => void;
};

export function useRowDrag(
  rows: readonly { readonly key: string }[],
  onMove: (key: string, to: number) => void,
): RowDrag {
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  return {
    over: over === held ? null : over,
    of: (key, place) => ({
      draggable: rows.length > 1,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        setHeld(key);
      },
      onDragOver: (event) => {
        // Files and texts from elsewhere are none of ours.
        if (held === null) return;
        event.preventDefault();
        setOver(key);
      },
      onDrop: (event) => {
        if (held === null) return;
        event.preventDefault();
        if (held !== key) onMove(held, place);
        end();
      },
      onDragEnd: end,
    }),
  };
}
