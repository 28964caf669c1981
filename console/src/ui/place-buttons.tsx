// Two buttons that put a row before or behind its neighbour; the focus goes along with the row.
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';

export type PlaceButtonsProps = {
  readonly id: string;
  /** All of the list, in their order. */
  readonly ids: readonly string[];
  readonly labels: { readonly up: string; readonly down: string };
  readonly isMoving: boolean;
  readonly onOrder: (ids: string[]) => Promise<unknown>;
};

export function PlaceButtons({ id: own, ids, labels, isMoving, onOrder }: PlaceButtonsProps) {
  const place = ids.indexOf(own);
  const last = ids.length - 1;
  const id = useId();
  const moved = useRef<'up' | 'down' | null>(null);
  // The row has gone elsewhere, and what had the focus has lost it on the way.
  useEffect(() => {
    const way = moved.current;
    moved.current = null;
    if (way === null) return;
    const atEnd = place === (way === 'up' ? 0 : last);
    const door = atEnd === (way === 'up') ? 'down' : 'up';
    document.getElementById(`${id}-${door}`)?.focus();
  }, [id, place, last]);
  const move = async (way: 'up' | 'down') => {
    if (isMoving) return;
    const others = ids.filter((one) => one !== own);
    const to = way === 'up' ? place - 1 : place + 1;
    moved.current = way;
    await onOrder([...others.slice(0, to), own, ...others.slice(to)]).catch(() => {
      moved.current = null;
    });
  };
  return (['up', 'down'] as const).map((way) => (
    <Button
      key={way}
      id={`${id}-${way}`}
      size="small"
      disabled={place === (way === 'up' ? 0 : last)}
      aria-label={labels[way]}
      onClick={() => void move(way)}
    >
      {way === 'up' ? '↑' : '↓'}
    </Button>
  ));
}
