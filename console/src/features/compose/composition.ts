// What is being composed and every way it can change: one pure step per thing an editor does.
import { Composition, mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { defaultCategory } from '@herald/contract/constants.ts';

export type Change =
  | { kind: 'title' | 'keywords' | 'category' | 'link'; value: string }
  | { kind: 'text'; index: number; value: string }
  | { kind: 'link-added' }
  | { kind: 'link-removed' }
  | { kind: 'accounts'; ids: readonly string[] }
  | { kind: 'picture-added'; picture: MediaItem }
  | { kind: 'picture-described'; index: number; altText: string }
  | { kind: 'picture-moved'; from: number; to: number }
  | { kind: 'picture-removed'; index: number }
  | { kind: 'block-removed'; block: MediaItem }
  | { kind: 'replaced'; content: Composition };

/** A composition nobody has touched: one empty text, the default category. */
export function emptyComposition(): Composition {
  return withText(Composition.parse({ channel: defaultCategory }));
}

/** The editor always shows a text, so an opened composition without one gets an empty one. */
export function withText(content: Composition): Composition {
  const present = content.media.some((item) => item.mediaType === mediaTypes.text);
  return present ? content : { ...content, media: [blockOf(mediaTypes.text), ...content.media] };
}

export function blocksOf(content: Composition, type: MediaItem['mediaType']): readonly MediaItem[] {
  return content.media.filter((item) => item.mediaType === type);
}

/** Videos and sounds, which this page shows and removes but does not upload yet. */
export function otherBlocks(content: Composition): readonly MediaItem[] {
  return content.media.filter(
    (item) => item.mediaType === mediaTypes.video || item.mediaType === mediaTypes.audio,
  );
}

export function changed(content: Composition, change: Change): Composition {
  switch (change.kind) {
    case 'title':
      return { ...content, title: change.value };
    case 'keywords':
      return { ...content, keywords: change.value };
    case 'category':
      return { ...content, channel: change.value };
    case 'accounts':
      return { ...content, accountIds: [...change.ids] };
    case 'text':
      return nth(content, mediaTypes.text, change.index, (item) => ({ ...item, content: change.value }));
    case 'link':
      return nth(content, mediaTypes.link, 0, (item) => ({ ...item, url: change.value, content: '' }));
    case 'link-added':
      return { ...content, media: [...content.media, blockOf(mediaTypes.link)] };
    case 'link-removed':
      return { ...content, media: content.media.filter((item) => item.mediaType !== mediaTypes.link) };
    case 'picture-added':
      return { ...content, media: [...content.media, change.picture] };
    case 'picture-described':
      return nth(content, mediaTypes.image, change.index, (item) => ({
        ...item,
        dataContent: change.altText,
      }));
    case 'picture-removed':
      return withPictures(content, blocksOf(content, mediaTypes.image).toSpliced(change.index, 1));
    case 'picture-moved':
      return withPictures(content, moved(blocksOf(content, mediaTypes.image), change.from, change.to));
    case 'block-removed':
      return { ...content, media: content.media.filter((item) => item !== change.block) };
    case 'replaced':
      return withText(change.content);
  }
}

export function sameContent(one: Composition, other: Composition): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function blockOf(mediaType: MediaItem['mediaType']): MediaItem {
  return { mediaType, content: '', url: '', name: '', size: 0, md5: '', dataContent: '' };
}

function nth(
  content: Composition,
  type: MediaItem['mediaType'],
  index: number,
  step: (item: MediaItem) => MediaItem,
): Composition {
  const wanted = blocksOf(content, type)[index];
  return { ...content, media: content.media.map((item) => (item === wanted ? step(item) : item)) };
}

/** Pictures take the places pictures had, so the blocks between them stay where they are. */
function withPictures(content: Composition, pictures: readonly MediaItem[]): Composition {
  const left = [...pictures];
  const media = content.media.flatMap((item) => {
    if (item.mediaType !== mediaTypes.image) return [item];
    const next = left.shift();
    return next ? [next] : [];
  });
  return { ...content, media };
}

function moved(pictures: readonly MediaItem[], from: number, to: number): readonly MediaItem[] {
  const picture = pictures[from];
  if (!picture || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}
