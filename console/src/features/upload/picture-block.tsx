// The pictures of a post: a place to drop, choose or paste them, the uploads on their way, and a tile for each.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFilm, picturesTaken } from './choose-files.ts';
import type { BlockPlace } from './pending.ts';
import { PictureTile } from './picture-tile.tsx';
import { UploadDoor } from './upload-door.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploads } from './use-uploads.ts';
import './upload.css';
import type { Unarrived } from '../../lib/unarrived.ts';

export type PictureBlockProps = {
  /** Of the button, so that a check can lead to it. */
  readonly id: string;
  readonly pictures: readonly MediaItem[];
  readonly rules: readonly ChannelRules[];
  readonly onStored: (picture: MediaItem) => void;
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onUnfinished: (left: Unarrived) => void;
  /** The opened post its uploads belong to. */
  readonly post: string;
  readonly block: BlockPlace;
  /** What is pasted on the page goes to one block alone. */
  readonly takesPasted: boolean;
  /** What else can be done with one. */
  readonly toolsOf: (picture: MediaItem, index: number) => ReactNode;
};

export function PictureBlock({
  id,
  pictures,
  rules,
  onStored,
  onUnfinished,
  post,
  block: at,
  takesPasted,
  toolsOf,
  ...steps
}: PictureBlockProps) {
  const { t } = useTranslation();
  const block = useRef<HTMLElement>(null);
  const taken = useMemo(() => picturesTaken(rules), [rules]);
  const uploads = useUploads({ taken, post, block: at, onStored, onUnfinished });
  const { add } = uploads;
  usePastedFiles((file) => takesPasted && !isFilm(file), add);
  const isOver = useDroppedFiles(block, add);
  return (
    <section
      ref={block}
      className={isOver ? 'up-block up-block-over' : 'up-block'}
      aria-label={t('upload.title')}
    >
      <div className="up-tiles">
        {pictures.map((picture, index) => (
          <PictureTile
            key={`${picture.url} ${index}`}
            {...{ picture, index, ...steps }}
            count={pictures.length}
            tools={toolsOf(picture, index)}
          />
        ))}
      </div>
      <UploadRows pending={uploads.pending} />
      <UploadDoor id={id} taken={taken} label={t('upload.choose')} hint={t('upload.drop')} onFiles={add} />
    </section>
  );
}
