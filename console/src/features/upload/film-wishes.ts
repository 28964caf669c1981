// What is wanted of the films that came to an opened post: converted unasked or not, and which job was stopped. It outlives their block, which goes when another item comes to the desk.

export type FilmWish = {
  /** It came by an upload of this page, or its conversion was asked for here; false once its person took the original back. */
  readonly isFresh: boolean;
  /** The job its person stopped here. */
  readonly stopped?: string | undefined;
};

export type FilmWishes = {
  readonly list: () => ReadonlyMap<string, FilmWish>;
  readonly subscribe: (tell: () => void) => () => void;
  /** What is not named stays as it was. */
  readonly note: (post: string, source: string, wish: Partial<FilmWish>) => void;
};

export function openWishes(): FilmWishes {
  let all: ReadonlyMap<string, FilmWish> = new Map();
  const tellers = new Set<() => void>();
  return {
    list: () => all,
    subscribe: (tell) => {
      tellers.add(tell);
      return () => tellers.delete(tell);
    },
    note: (post, source, wish) => {
      const before = wishFor(all, post, source) ?? { isFresh: false };
      all = new Map(all).set(nameOf(post, source), { ...before, ...wish });
      for (const tell of tellers) tell();
    },
  };
}

/** By the address of the original; undefined for one that was opened with its post. */
export function wishFor(
  all: ReturnType<FilmWishes['list']>,
  post: string,
  source: string,
): FilmWish | undefined {
  return all.get(nameOf(post, source));
}

export const filmWishes = openWishes();

const nameOf = (post: string, source: string) => `${post} ${source}`;
