// The video of a post, with its upload: chosen, dropped or pasted; one at most, looked at in its place.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { filmsTaken, isFilm } from './choose-files.ts';
import { filmWishes, wishFor } from './film-wishes.ts';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
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
  const wishes = useSyncExternalStore(filmWishes.subscribe, filmWishes.list);
  const wishOf = (source: string) => wishFor(wishes, post, source);
  const [converting, setConverting] = useState(0);
  const onBusy = useCallback((more: 1 | -1) => setConverting((count) => count + more), []);
  useEffect(() => onConverting(converting), [converting, onConverting]);
  const uploads = useUploads({
    taken,
    post,
    onStored: (video) => {
      filmWishes.note(post, video.url, { isFresh: true, stopped: undefined });
      onStored(video);
    },
    onUnfinished,
  });
  // Whoever takes the original back has decided: it is not converted unasked once more. Whoever has it converted wants it for all.
  const replace = (url: string, video: MediaItem) => {
    const isConverted = video.jobId !== undefined || video.original !== undefined;
    filmWishes.note(post, sourceOf(video), { isFresh: isConverted });
    onReplace(url, video);
  };
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
          isFresh={wishOf(sourceOf(video))?.isFresh ?? picked.has(sourceOf(video))}
          stopped={wishOf(sourceOf(video))?.stopped}
          onStopped={(stopped) => filmWishes.note(post, sourceOf(video), { stopped })}
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

/** The address of the original, whatever was made of it. */
function sourceOf({ url, original }: MediaItem): string {
  return original?.url ?? url;
}
