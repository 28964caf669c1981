// The block of the video, or the place where it will stand: drawn anew only when something of it changes.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { memo, useMemo } from 'react';
import type { Change } from './composition.ts';
import type { FileSlots } from './slots.ts';
import type { UploadField } from './use-underway.ts';
import type { Unarrived } from '../../lib/unarrived.ts';

export type VideoPartProps = {
  readonly id: string;
  readonly videos: readonly MediaItem[];
  readonly cover: string;
  readonly picked: ReadonlySet<string>;
  readonly rules: readonly ChannelRules[];
  readonly render: FileSlots['renderVideo'];
  readonly change: (change: Change) => void;
  readonly onRemove: (index: number, video: MediaItem | undefined) => void;
  readonly onUnfinished: (field: UploadField, left: Unarrived) => void;
};

export const VideoPart = memo(function VideoPart(props: VideoPartProps) {
  const { id, videos, cover, picked, rules, render, change, onRemove, onUnfinished } = props;
  const steps = useMemo(
    () => ({
      onStored: (video: MediaItem) => change({ kind: 'video-added', video }),
      onDescribe: (index: number, altText: string) => change({ kind: 'video-described', index, altText }),
      onReplace: (url: string, video: MediaItem) => change({ kind: 'video-replaced', url, video }),
      onUnfinished: (left: Unarrived) => onUnfinished('video', left),
      onConverting: (count: number) => onUnfinished('conversion', { open: count, timedOut: 0 }),
    }),
    [change, onUnfinished],
  );
  return render({
    id,
    videos,
    cover,
    picked,
    rules,
    ...steps,
    onRemove: (index) => onRemove(index, videos[index]),
  });
});
