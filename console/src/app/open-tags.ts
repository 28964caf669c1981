// The tags of the pages that are open: which there are, and which is gone to when some are closed (template, R-SHELL-043 to R-SHELL-051).
import type { TitleKey } from './page-meta.ts';

export type Tag = {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly title: TitleKey;
  /** There from the start, without a close control. */
  readonly isAffix: boolean;
  /** Its page was opened, and stays as it was while other pages are shown. */
  readonly isKept: boolean;
  /** Needs nothing of the component library. */
  readonly isPlain: boolean;
  /** Counted up to have its page made anew. */
  readonly edition: number;
};

export type Visit = Pick<Tag, 'path' | 'search' | 'title' | 'isAffix' | 'isKept' | 'isPlain'>;

/** The same path is the same tag, whatever its query. */
export function visit(tags: readonly Tag[], visited: Visit): readonly Tag[] {
  const known = tags.find(({ path }) => path === visited.path);
  if (!known) return [...tags, { ...visited, edition: 0 }];
  const { search, isKept } = visited;
  if (known.search === search && known.isKept === isKept) return tags;
  return tags.map((tag) => (tag === known ? { ...tag, search, isKept } : tag));
}

/** What stays of it is drawn from nothing at the next visit. */
export function renew(tags: readonly Tag[], which: (tag: Tag) => boolean): readonly Tag[] {
  return tags.map((tag) => (which(tag) ? { ...tag, edition: tag.edition + 1 } : tag));
}

export type Closing = {
  /** Paths whose tags go; affix tags never do. */
  readonly closes: readonly string[];
  /** Where to go; null where one stays. */
  readonly to: string | null;
};

const addressOf = ({ path, search }: Tag) => `${path}${search}`;

/** Of the shown tag: to the last one that remains, or home. Of another: one stays. */
export function closeOne(tags: readonly Tag[], closed: Tag, here: string): Closing {
  const last = tags.findLast(({ path }) => path !== closed.path);
  return {
    closes: [closed.path],
    to: closed.path === here ? (last ? addressOf(last) : '/') : null,
  };
}

export function closeOthers(tags: readonly Tag[], kept: Tag, here: string): Closing {
  const others = tags.filter(({ path, isAffix }) => path !== kept.path && !isAffix);
  return { closes: others.map(({ path }) => path), to: kept.path === here ? null : addressOf(kept) };
}

/** On an affix tag one stays: the page that is shown keeps its tag. */
export function closeAll(tags: readonly Tag[], here: string): Closing {
  const home = tags.findLast(({ isAffix }) => isAffix);
  const isHome = tags.some(({ path, isAffix }) => isAffix && path === here);
  return {
    closes: tags.filter(({ isAffix }) => !isAffix).map(({ path }) => path),
    to: isHome ? null : home ? addressOf(home) : '/',
  };
}

/** The tags that are left. */
export function without(tags: readonly Tag[], closes: readonly string[]): readonly Tag[] {
  return tags.filter(({ path, isAffix }) => isAffix || !closes.includes(path));
}
