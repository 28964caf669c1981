// What of a video's conversions is still open: for whom it is better converted, and whether what they need stands in the post already.
import { filmsOf } from '@herald/contract/choose-film.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import type { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { FilmReason } from '@herald/contract/video.ts';

export type Made = OutputOf<typeof transcodeEndpoints.queryH265>['made'][number];
/** What the server said of the original. */
export type Asked = { readonly reasons: readonly FilmReason[]; readonly made: readonly Made[] };

export type FilmNeeds = {
  /** Why, and for which channels; of what is done nothing is left. */
  readonly reasons: readonly FilmReason[];
  /** Made for somebody's need, here or for another post, and not in this one yet. */
  readonly ready: readonly Made[];
  readonly isMissing: boolean;
};

export function findNeeds(block: MediaItem, { reasons, made }: Asked): FilmNeeds {
  const isConverted = block.original !== undefined;
  const inPost = new Set(isConverted ? filmsOf(block).map(({ url }) => url) : []);
  const isOpen = (channel: string) => {
    const done = made.find(({ channels }) => channels.includes(channel));
    return !done || !inPost.has(done.file.url);
  };
  const left = reasons.flatMap((reason) => {
    const channels = reason.channels.filter(isOpen);
    const isLeft = reason.channels.length === 0 ? !isConverted : channels.length > 0;
    return isLeft ? [{ ...reason, channels }] : [];
  });
  const open = left.flatMap(({ channels }) => channels);
  return {
    reasons: left,
    ready: made.filter(({ file }) => !inPost.has(file.url)),
    isMissing: open.some((name) => !made.some(({ channels }) => channels.includes(name))),
  };
}
