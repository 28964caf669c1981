// What is wanted of the films of one post, kept while their block comes and goes.
import type { MediaItem } from '@herald/contract/content.ts';
import { useSyncExternalStore } from 'react';
import { filmWishes, wishFor, type FilmWish } from './film-wishes.ts';

export type WishesOfPost = {
  readonly wishOf: (video: MediaItem) => FilmWish | undefined;
  readonly stop: (video: MediaItem, jobId: string) => void;
  readonly replace: (url: string, video: MediaItem) => void;
};

export function useFilmWishes(
  post: string,
  onReplace: (url: string, video: MediaItem) => void,
): WishesOfPost {
  const wishes = useSyncExternalStore(filmWishes.subscribe, filmWishes.list);
  return {
    wishOf: (video) => wishFor(wishes, post, sourceOf(video)),
    stop: (video, stopped) => filmWishes.note(post, sourceOf(video), { stopped }),
    // Whoever takes the original back has decided: it is not converted unasked once more. Whoever has it converted wants it for all.
    replace: (url, video) => {
      const isConverted = video.jobId !== undefined || video.original !== undefined;
      filmWishes.note(post, sourceOf(video), { isFresh: isConverted });
      onReplace(url, video);
    },
  };
}

/** The address of the original, whatever was made of it. */
export function sourceOf({ url, original }: MediaItem): string {
  return original?.url ?? url;
}
