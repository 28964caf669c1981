// The films of a post whose block is not shown: looked at, converted and waited for as on the desk, and nothing is drawn (R-TRANS-011).
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { useFilm } from './use-film.ts';
import { useFilmWishes, type WishesOfPost } from './use-film-wishes.ts';
import { useCountingBusy, useHoldByFilm, type OnBusy } from './use-hold-by-film.ts';

export type AwayFilmsProps = {
  readonly post: string;
  readonly videos: readonly MediaItem[];
  readonly rules: readonly ChannelRules[];
  readonly onReplace: (url: string, video: MediaItem) => void;
  /** How many are looked at or converted now. */
  readonly onConverting: (count: number) => void;
};

export function AwayFilms({ post, videos, rules, onReplace, onConverting }: AwayFilmsProps) {
  const wishes = useFilmWishes(post, onReplace);
  const onBusy = useCountingBusy(onConverting);
  return videos.map((video, at) => (
    <AwayFilm key={`${video.url} ${at}`} {...{ video, rules, wishes, onBusy }} />
  ));
}

type AwayFilmProps = {
  readonly video: MediaItem;
  readonly rules: readonly ChannelRules[];
  readonly wishes: WishesOfPost;
  readonly onBusy: OnBusy;
};

function AwayFilm({ video, rules, wishes: { wishOf, stop, replace }, onBusy }: AwayFilmProps) {
  const { isFresh = false, stopped } = wishOf(video) ?? {};
  const film = useFilm({
    ...{ video, rules, isFresh, stopped },
    onStopped: (jobId) => stop(video, jobId),
    onReplace: (next) => replace(video.url, next),
  });
  useHoldByFilm(film, onBusy);
  return null;
}
