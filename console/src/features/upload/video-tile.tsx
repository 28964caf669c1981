// The video of the post: to be played, its name and size, and what it shows in words where a channel takes that.
import { megabytes } from '@herald/contract/channel-problem.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../lib/known-files.ts';
import { FilmGoing } from './film-going.tsx';
import { FilmNotice } from './film-notice.tsx';
import { judgeFilm } from './film-verdict.ts';
import { useFilm } from './use-film.ts';
import { useHoldByFilm, type OnBusy } from './use-hold-by-film.ts';
import { listed } from '../../lib/listed.ts';

export type VideoTileProps = {
  readonly video: MediaItem;
  readonly index: number;
  readonly cover: string;
  /** Uploaded or converted on this page, not opened with the post. */
  readonly isFresh: boolean;
  /** The conversion its person stopped here. */
  readonly stopped: string | undefined;
  readonly onStopped: (jobId: string) => void;
  readonly rules: readonly ChannelRules[];
  readonly onDescribe: (index: number, altText: string) => void;
  readonly onRemove: (index: number) => void;
  readonly onReplace: (url: string, video: MediaItem) => void;
  readonly onBusy: OnBusy;
};

export function VideoTile({ video, index, cover, rules, onDescribe, onRemove, ...rest }: VideoTileProps) {
  const { t } = useTranslation();
  const { name, url } = video;
  const { isFresh, stopped, onStopped, onReplace, onBusy } = rest;
  const asked = { video, isFresh, stopped, rules, onStopped };
  const film = useFilm({ ...asked, onReplace: (next) => onReplace(url, next) });
  useHoldByFilm(film, onBusy);
  const remove = () => {
    film.leave();
    onRemove(index);
  };
  const describedOn = rules.filter((rule) => rule.video?.altText).map((rule) => rule.name);
  const known = useKnownFiles([]);
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
            placeholder={t('upload.video.alt', { channels: listed(describedOn) })}
            aria-label={t('upload.altOf', { name })}
            onChange={(event) => onDescribe(index, event.target.value)}
          />
        )}
        <FilmNotice film={film} />
        <FilmGoing verdict={film.isAsking ? null : judgeFilm(film.state, video, rules, known)} />
        <Button size="small" danger aria-label={t('upload.remove', { name })} onClick={remove}>
          {t('upload.video.remove')}
        </Button>
      </div>
    </div>
  );
}
