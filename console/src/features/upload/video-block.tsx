// The video of a post, with its upload: chosen, dropped or pasted; one at most, looked at in its place.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { filmsTaken, isFilm } from './choose-files.ts';
import { filmWishes, wishFor } from './film-wishes.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { sourceOf, useFilmWishes } from './use-film-wishes.ts';
import { useCountingBusy } from './use-hold-by-film.ts';
import { useUploads } from './use-uploads.ts';
import { VideoTile } from './video-tile.tsx';
import './upload.css';
import type { Unarrived } from '../../lib/unarrived.ts';

export type VideoBlockProps = {
  /** Of the way in, so that a check can lead to it. */
  readonly id: string;
  /** One, unless an opened package came with more. */
  readonly videos: readonly MediaItem[];
  /** Addresses of those that came from the materials: looked at and converted as an upload is. */
  readonly picked: ReadonlySet<string>;
  /** What stands for it before it plays; empty for none. */
  readonly cover: string;
  readonly rules: readonly ChannelRules[];
  readonly onStored: (video: MediaItem) => void;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onRemove: (index: number) => void;
  /** The one at this address is another now, or its conversion has begun. */
  readonly onReplace: (url: string, video: MediaItem) => void;
  readonly onUnfinished: (left: Unarrived) => void;
  /** How many are looked at or converted now. */
  readonly onConverting: (count: number) => void;
  /** The opened post its uploads belong to. */
  readonly post: string;
};

export function VideoBlock({
  id,
  videos,
  cover,
  picked,
  rules,
  onStored,
  onUnfinished,
  onConverting,
  onReplace,
  post,
  ...steps
}: VideoBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const hasOne = videos.length > 0;
  const taken = useMemo(() => filmsTaken(hasOne ? 0 : 1, rules), [hasOne, rules]);
  const { wishOf, stop, replace } = useFilmWishes(post, onReplace);
  const onBusy = useCountingBusy(onConverting);
  const uploads = useUploads({
    taken,
    post,
    onStored: (video) => {
      filmWishes.note(post, video.url, { isFresh: true, stopped: undefined });
      onStored(video);
    },
    onUnfinished,
  });
  useEffect(() => {
    for (const source of videos.map(sourceOf))
      if (picked.has(source) && !wishFor(filmWishes.list(), post, source))
        filmWishes.note(post, source, { isFresh: true });
  }, [videos, picked, post]);
  const { add } = uploads;
  usePastedFiles(isFilm, add);
  const isOver = useDroppedFiles(block, add);
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
          {...{ video, index, cover, rules, onBusy, ...steps }}
          isFresh={wishOf(video)?.isFresh ?? picked.has(sourceOf(video))}
          stopped={wishOf(video)?.stopped}
          onStopped={(jobId) => stop(video, jobId)}
          onReplace={replace}
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
