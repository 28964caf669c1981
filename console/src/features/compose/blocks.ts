// The body as its writer sees it: blocks in their order, and the order every move makes of its elements.
import { mediaTypes, type MediaItem } from '@herald/contract/content.ts';

export type BlockKind = 'text' | 'images' | 'video' | 'audio' | 'link';

export type Block = {
  readonly kind: BlockKind;
  /** The same while the block is there, wherever it moves. */
  readonly key: string;
  readonly items: readonly MediaItem[];
};

type Group = Pick<Block, 'kind' | 'items'>;

/** Of an element at each place the place it had before. */
export type Order = readonly number[];

const kinds: Record<MediaItem['mediaType'], BlockKind> = {
  [mediaTypes.video]: 'video',
  [mediaTypes.audio]: 'audio',
  [mediaTypes.text]: 'text',
  [mediaTypes.image]: 'images',
  [mediaTypes.link]: 'link',
};

/** Pictures that follow each other are one block; so are all videos, for only one may be there. */
export function groupsIn(media: readonly MediaItem[]): Group[] {
  const groups: { kind: BlockKind; items: MediaItem[] }[] = [];
  for (const item of media) {
    const kind = kinds[item.mediaType];
    const last = groups.at(-1);
    const home = kind === 'video' ? groups.find((one) => one.kind === kind) : kind === 'images' ? last : null;
    if (home?.kind === kind) home.items.push(item);
    else groups.push({ kind, items: [item] });
  }
  return groups;
}

/** The blocks now, each known again by what it holds, else by its kind; one that did not change is the very same. */
export function blocksAfter(before: readonly Block[], media: readonly MediaItem[]): readonly Block[] {
  const groups = groupsIn(media);
  const left = new Set(before);
  const take = (fits: (one: Block) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const holding = groups.map(({ kind, items }) =>
    take((one) => one.kind === kind && one.items.some((item) => items.includes(item))),
  );
  const known = groups.map(({ kind }, at) => holding[at] ?? take((one) => one.kind === kind));
  const keys = new Set(known.flatMap((one) => one?.key ?? []));
  const now = groups.map((group, at): Block => {
    const same = known[at];
    if (same && sameItems(same.items, group.items)) return same;
    const key = same?.key ?? freeKey(group.kind, keys);
    keys.add(key);
    return { ...group, key };
  });
  return now.length === before.length && now.every((one, at) => one === before[at]) ? before : now;
}

/** The key the next block of this kind gets. */
export function nextKey(kind: BlockKind, blocks: readonly Block[]): string {
  return freeKey(kind, new Set(blocks.map(({ key }) => key)));
}

function freeKey(kind: BlockKind, taken: ReadonlySet<string>): string {
  let place = 0;
  while (taken.has(`${kind}-${place}`)) place += 1;
  return `${kind}-${place}`;
}

function sameItems(one: readonly MediaItem[], other: readonly MediaItem[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** One block at another place among the blocks; null where that is no move. */
export function orderWithBlockAt(media: readonly MediaItem[], from: number, to: number): Order | null {
  return orderOf(media, moved(groupsIn(media), from, to));
}

/** One picture a step on: within its block, and at the end of that past the block beside it. */
export function orderWithPictureStepped(
  media: readonly MediaItem[],
  picture: MediaItem,
  by: 1 | -1,
): Order | null {
  const groups = groupsIn(media).flatMap((group): Group[] =>
    group.items.includes(picture) ? group.items.map((item) => ({ ...group, items: [item] })) : [group],
  );
  const from = groups.findIndex(({ items }) => items.includes(picture));
  return orderOf(media, moved(groups, from, from + by));
}

/** The order that takes this one back. */
export function inverse(order: Order): Order {
  return order.map((_, at) => order.indexOf(at));
}

/** As it is where the order is of another body. */
export function inOrder(media: readonly MediaItem[], order: Order): readonly MediaItem[] {
  const isOfThis = order.length === media.length && new Set(order).size === media.length;
  const now = order.flatMap((at) => media[at] ?? []);
  return isOfThis && now.length === media.length ? now : media;
}

function moved(groups: readonly Group[], from: number, to: number): readonly Group[] | null {
  const group = groups[from];
  if (!group || from === to || to < 0 || to >= groups.length) return null;
  return groups.toSpliced(from, 1).toSpliced(to, 0, group);
}

function orderOf(media: readonly MediaItem[], groups: readonly Group[] | null): Order | null {
  return groups && groups.flatMap(({ items }) => items.map((item) => media.indexOf(item)));
}
