// The video of a post, with its upload: chosen, dropped or pasted; one at most, looked at in its place.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { filmsTaken, isFilm } from './choose-files.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploads } from './use-uploads.ts';
import { VideoTile } from './video-tile.tsx';
import './upload.css';

export type VideoBlockProps = {
  /** Of the way in, so that a check can lead to it. */
  readonly id: string;
  /** One, unless an opened package came with more. */
  readonly videos: readonly MediaItem[];
  /** What stands for it before it plays; empty for none. */
  readonly cover: string;
  readonly rules: readonly ChannelRules[];
  readonly onStored: (video: MediaItem) => void;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onRemove: (index: number) => void;
  readonly onUnfinished: (count: number) => void;
  /** The opened post its uploads belong to. */
  readonly post: string;
};

export function VideoBlock({
  id,
  videos,
  cover,
  rules,
  onStored,
  onUnfinished,
  post,
  ...steps
}: VideoBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const hasOne = videos.length > 0;
  const taken = useMemo(() => filmsTaken(hasOne ? 0 : 1), [hasOne]);
  const uploads = useUploads({ taken, post, onStored, onUnfinished });
  const { add } = uploads;
  usePastedFiles(isFilm, add);
  const isOver = useDroppedFiles(block, add);
  const describing = rules.filter((rule) => rule.video?.altText).map(({ name }) => name);
  return (
    <section
      ref={block}
      id={hasOne ? id : undefined}
      tabIndex={hasOne ? -1 : undefined}
      className={isOver ? 'up-block up-block-over' : 'up-block'}
      aria-label={t('upload.video.title')}
    >
      {videos.map((video, index) => (
        <VideoTile
          key={`${video.url} ${index}`}
          {...{ video, index, cover, ...steps }}
          describedOn={describing}
        />
      ))}
      <UploadRows pending={uploads.pending} />
      {!hasOne && uploads.pending.length === 0 && (
        <UploadDoor
          id={id}
          taken={taken}
          label={t('upload.video.choose')}
          hint={t('upload.video.drop')}
          onFiles={add}
        />
      )}
    </section>
  );
}
