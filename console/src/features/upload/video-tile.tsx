// The video of the post: to be played, its name and size, and what it shows in words where a channel takes that.
import { megabytes } from '@herald/contract/channel-problem.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';

export type VideoTileProps = {
  readonly video: MediaItem;
  readonly index: number;
  readonly cover: string;
  /** The chosen channels that show its description, by name. */
  readonly describedOn: readonly string[];
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onRemove: (index: number) => void;
};

export function VideoTile({ video, index, cover, describedOn, onDescribe, onRemove }: VideoTileProps) {
  const { t } = useTranslation();
  const { name } = video;
  return (
    <div className="up-video">
      <video
        src={video.url}
        controls
        preload="metadata"
        aria-label={name}
        {...(cover === '' ? {} : { poster: cover })}
      >
        <track kind="captions" />
      </video>
      <div className="up-video-side">
        <span className="up-row-name">
          {name} · {megabytes(video.size)} MB
        </span>
        {(describedOn.length > 0 || video.dataContent !== '') && (
          <Input
            size="small"
            value={video.dataContent}
            placeholder={t('upload.video.alt', { channels: describedOn.join(', ') })}
            aria-label={t('upload.altOf', { name })}
            onChange={(event) => onDescribe(index, event.target.value)}
          />
        )}
        <Button size="small" danger aria-label={t('upload.remove', { name })} onClick={() => onRemove(index)}>
          {t('upload.video.remove')}
        </Button>
      </div>
    </div>
  );
}
