// An item that is not on the desk: what it still waits for is asked of its uploads, not remembered from when its blocks were shown (R-UPL-011).
import { memo, useCallback } from 'react';
import type { AwaySlot, Slots } from './slots.ts';
import type { ItemsOnDesk } from './use-items.ts';

export type AwayItemProps = {
  readonly item: string;
  readonly tell: ItemsOnDesk['tellUnfinished'];
  readonly slotsOf: (item: string) => Pick<Slots, 'renderAway'>;
};

export const AwayItem = memo(function AwayItem({ item, tell, slotsOf }: AwayItemProps) {
  const onUnfinished = useCallback<AwaySlot['onUnfinished']>(
    (field, left) => tell(item, field, left),
    [item, tell],
  );
  return slotsOf(item).renderAway({ onUnfinished });
});
