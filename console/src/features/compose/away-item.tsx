// An item that is not on the desk: what it still waits for is asked of its uploads and films, not remembered from when its blocks were shown (R-UPL-011).
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes } from '@herald/contract/content.ts';
import { memo, useCallback } from 'react';
import { blocksOf } from './composition.ts';
import type { Item } from './items.ts';
import type { AwaySlot, Slots } from './slots.ts';
import type { ItemsOnDesk } from './use-items.ts';

export type AwayItemProps = Pick<ItemsOnDesk, 'change'> & {
  readonly item: Item;
  readonly rules: readonly ChannelRules[];
  readonly tell: ItemsOnDesk['tellUnfinished'];
  readonly slotsOf: (item: string) => Pick<Slots, 'renderAway'>;
};

export const AwayItem = memo(function AwayItem({ item, rules, tell, change, slotsOf }: AwayItemProps) {
  const { key, content } = item;
  const onUnfinished = useCallback<AwaySlot['onUnfinished']>(
    (field, left) => tell(key, field, left),
    [key, tell],
  );
  const onConverting = useCallback<AwaySlot['onConverting']>(
    (open) => tell(key, 'conversion', { open, timedOut: 0 }),
    [key, tell],
  );
  return slotsOf(key).renderAway({
    ...{ rules, onUnfinished, onConverting },
    videos: blocksOf(content, mediaTypes.video).filter(({ url }) => url !== ''),
    onReplace: (url, video) => change(key, { kind: 'video-replaced', url, video }),
  });
});
