// Place what was made of a video: the first in the place of the original, which stands beside it; each channel gets the best it takes (R-TRANS-003).
import { filmsOf, type StoredFilm } from './choose-film.ts';
import type { MediaItem } from './content.ts';

/** What was written about the video stays. */
export function placeFilms(video: MediaItem, files: readonly StoredFilm[]): MediaItem {
  const [first] = files;
  if (!first) return video;
  const added = files.map(stored);
  if (video.original) {
    const there = filmsOf(video).filter(({ url }) => url !== video.original?.url);
    return { ...video, made: unique([...there, ...added].map(stored)) };
  }
  return { ...video, ...stored(first), original: stored(video), made: unique(added) };
}

function stored({ url, name, size, md5 }: StoredFilm): StoredFilm {
  return { url, name, size, md5 };
}

function unique(films: readonly StoredFilm[]): StoredFilm[] {
  return films.filter(({ url }, at) => films.findIndex((other) => other.url === url) === at);
}
