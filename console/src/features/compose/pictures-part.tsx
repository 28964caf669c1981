// One block of pictures, or the place where the first will stand: drawn anew only when something of it changes.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { memo, useMemo } from 'react';
import type { Change } from './composition.ts';
import type { FileSlots } from './slots.ts';
import type { UploadField } from './use-underway.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type PicturesPartProps = {
  readonly id: string;
  readonly name: string;
  /** Of all blocks of pictures, in their order, with a comma between. */
  readonly names: string;
  readonly pictures: readonly MediaItem[];
  /** How many pictures stand before these. */
  readonly first: number;
  readonly isLast: boolean;
  readonly rules: readonly ChannelRules[];
  readonly render: FileSlots['renderPictures'];
  readonly change: (change: Change) => void;
  readonly onRemove: (index: number, picture: MediaItem | undefined) => void;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
};

export const PicturesPart = memo(function PicturesPart(props: PicturesPartProps) {
  const { id, name, names, pictures, first, isLast, rules, render, change, onRemove, onUnfinished } = props;
  const block = useMemo(() => {
    const [leading, ...others] = names.split(',');
    return { key: name, others: leading === name ? others : null };
  }, [name, names]);
  const behind = pictures.at(-1);
  const steps = useMemo(
    () => ({
      onDescribe: (index: number, altText: string) =>
        change({ kind: 'picture-described', index: first + index, altText }),
      onChange: (index: number, picture: MediaItem) =>
        change({ kind: 'picture-replaced', index: first + index, picture }),
      onMove: (from: number, to: number) =>
        change({ kind: 'picture-moved', from: first + from, to: first + to }),
      onUnfinished: (left: Unarrived) => onUnfinished('images', left),
    }),
    [change, first, onUnfinished],
  );
  return render({
    id,
    block,
    pictures,
    rules,
    takesPasted: isLast,
    ...steps,
    onStored: (picture) => change({ kind: 'picture-added', picture, behind }),
    onRemove: (index) => onRemove(first + index, pictures[index]),
  });
});
