// The files of a post: pictures, a video in their place, and the cover; what the video took out can be put back (C-27).
import type { ChannelRules } from '@herald/contract/channels.ts';
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import { useMemo } from 'react';
import { blocksOf, type Change } from './composition.ts';
import { CoverField } from './cover-field.tsx';
import { FieldProblems } from './field-problems.tsx';
import { fieldId } from './place-problems.ts';
import { SetAside } from './set-aside.tsx';
import type { FileSlots } from './slots.ts';
import type { Checks } from './use-checks.ts';
import { usePicking } from './use-picking.ts';
import type { UploadField } from './use-underway.ts';

export type MediaFieldsProps = {
  readonly content: Composition;
  readonly aside: readonly MediaItem[];
  readonly rules: readonly ChannelRules[];
  readonly checks: Checks;
  readonly slots: FileSlots;
  readonly change: (change: Change) => void;
  readonly onUnfinished: (field: UploadField, count: number) => void;
};

export function MediaFields({
  content,
  aside,
  rules,
  checks,
  slots,
  change,
  onUnfinished,
}: MediaFieldsProps) {
  const steps = useMemo(() => stepsOf(change, onUnfinished), [change, onUnfinished]);
  const { picked, onAdd } = usePicking(content, change);
  return (
    <>
      <div>
        {slots.renderPictures({
          id: fieldId('images'),
          pictures: blocksOf(content, mediaTypes.image),
          rules,
          ...steps.pictures,
        })}
        <SetAside pictures={aside} onBack={() => change({ kind: 'pictures-back', pictures: aside })} />
        <FieldProblems problems={checks.at('images')} />
      </div>
      <div>
        {slots.renderVideo({
          id: fieldId('video'),
          videos: blocksOf(content, mediaTypes.video),
          cover: content.cover,
          picked,
          rules,
          ...steps.video,
        })}
        <FieldProblems problems={checks.at('video')} />
      </div>
      <div>{slots.renderMaterials({ for: 'body', onAdd })}</div>
      <CoverField
        content={content}
        rules={rules}
        checks={checks}
        slots={slots}
        change={change}
        onUnfinished={steps.onCoverUnfinished}
      />
    </>
  );
}

function stepsOf(change: MediaFieldsProps['change'], onUnfinished: MediaFieldsProps['onUnfinished']) {
  return {
    pictures: {
      onStored: (picture: MediaItem) => change({ kind: 'picture-added', picture }),
      onDescribe: (index: number, altText: string) => change({ kind: 'picture-described', index, altText }),
      onChange: (index: number, picture: MediaItem) => change({ kind: 'picture-replaced', index, picture }),
      onMove: (from: number, to: number) => change({ kind: 'picture-moved', from, to }),
      onRemove: (index: number) => change({ kind: 'picture-removed', index }),
      onUnfinished: (count: number) => onUnfinished('images', count),
    },
    video: {
      onStored: (video: MediaItem) => change({ kind: 'video-added', video }),
      onDescribe: (index: number, altText: string) => change({ kind: 'video-described', index, altText }),
      onReplace: (url: string, video: MediaItem) => change({ kind: 'video-replaced', url, video }),
      onRemove: (index: number) => change({ kind: 'video-removed', index }),
      onUnfinished: (count: number) => onUnfinished('video', count),
    },
    onCoverUnfinished: (count: number) => onUnfinished('cover', count),
  };
}
