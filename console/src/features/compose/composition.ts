// What is being composed and every way it can change: one pure step per thing an editor does.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import { Composition, mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { defaultCategory } from '@herald/contract/constants.ts';
import { withOwnWords, type OwnField } from '@herald/contract/own-words.ts';
import type { ArticleFields } from '../../lib/article-slot.ts';
import { withArticle, withoutFormatting, withPictureInText } from './article-changes.ts';
import { felt, limitedTo, type Audience, type ChosenFeeling } from './audience-choice.ts';
import { inOrder, type Order } from './blocks.ts';
import { attributed, classified } from './channel-choices.ts';

type Line =
  | 'title'
  | 'keywords'
  | 'category'
  | 'special-topic'
  | 'editor'
  | 'en-title'
  | 'cover'
  | 'description'
  | 'backdate';

export type Change =
  | { kind: Line; value: string }
  | { kind: 'tags'; names: readonly string[] }
  | { kind: 'text'; index: number; value: string }
  | { kind: 'article'; fields: ArticleFields; pictures: readonly MediaItem[] }
  | { kind: 'article-dropped' }
  | { kind: 'text-added' }
  | { kind: 'text-removed'; index: number }
  | { kind: 'link'; index: number; value: string }
  | { kind: 'link-added' }
  | { kind: 'link-removed'; index: number }
  | { kind: 'accounts'; ids: readonly string[] }
  /** Behind another picture, or behind all there is. */
  | { kind: 'picture-added'; picture: MediaItem; behind?: MediaItem | undefined }
  | { kind: 'picture-described'; index: number; altText: string }
  | { kind: 'picture-moved'; from: number; to: number }
  | { kind: 'picture-replaced'; index: number; picture: MediaItem }
  | { kind: 'picture-removed'; index: number }
  | { kind: 'pictures-removed'; pictures: readonly MediaItem[] }
  | { kind: 'pictures-back'; pictures: readonly MediaItem[] }
  | { kind: 'video-added'; video: MediaItem }
  | { kind: 'video-replaced'; url: string; video: MediaItem }
  | { kind: 'video-described'; index: number; altText: string }
  | { kind: 'video-removed'; index: number }
  | { kind: 'sound-added'; sound: MediaItem }
  | { kind: 'sound-removed'; block: MediaItem }
  | { kind: 'ordered'; order: Order }
  /** What was taken out, at its place again. */
  | { kind: 'put-back'; at: number; items: readonly MediaItem[] }
  | { kind: 'class'; channelId: ChannelId; value: string }
  | { kind: 'attribute'; name: string; value: string }
  | { kind: 'audience'; audience: Audience | null }
  | { kind: 'feeling'; feeling: ChosenFeeling | null }
  | { kind: 'own-words'; channelId: ChannelId; field: OwnField; value: string | null }
  | { kind: 'replaced'; content: Composition };

/** A composition nobody has touched: one empty text, the default category, for everybody. */
export function emptyComposition(): Composition {
  return withText(Composition.parse({ channel: defaultCategory, age: null, area: null }));
}

/** The editor always shows a text, so an opened composition without one gets an empty one. */
export function withText(content: Composition): Composition {
  const present = content.media.some((item) => item.mediaType === mediaTypes.text);
  return present ? content : { ...content, media: [blockOf(mediaTypes.text), ...content.media] };
}

export function blocksOf(content: Composition, type: MediaItem['mediaType']): readonly MediaItem[] {
  return content.media.filter((item) => item.mediaType === type);
}

export function changed(content: Composition, change: Change): Composition {
  switch (change.kind) {
    case 'title':
      return { ...content, title: change.value };
    case 'keywords':
      return { ...content, keywords: change.value };
    case 'category':
      return { ...content, channel: change.value };
    case 'special-topic':
      return { ...content, specialTopic: change.value };
    case 'editor':
      return { ...content, editor: change.value };
    case 'en-title':
      return { ...content, enTitle: change.value };
    case 'tags':
      return { ...content, tagNames: [...change.names] };
    case 'audience':
      return limitedTo(content, change.audience);
    case 'feeling':
      return { ...content, extendAttributes: felt(content.extendAttributes, change.feeling) };
    case 'cover':
      return { ...content, cover: change.value };
    case 'description':
      return { ...content, description: change.value };
    case 'backdate':
      return backdated(content, change.value);
    case 'class':
      return { ...content, opcList: classified(content.opcList, change.channelId, change.value) };
    case 'attribute':
      return {
        ...content,
        extendAttributes: attributed(content.extendAttributes, change.name, change.value),
      };
    case 'accounts':
      return { ...content, accountIds: [...change.ids] };
    case 'text':
      return nth(content, mediaTypes.text, change.index, (item) => ({ ...item, content: change.value }));
    case 'article':
      return withArticle(content, change.fields, change.pictures);
    case 'article-dropped':
      return withoutFormatting(content);
    case 'text-added':
      return { ...content, media: [...content.media, blockOf(mediaTypes.text)] };
    case 'text-removed':
      return withText(without(content, blocksOf(content, mediaTypes.text)[change.index]));
    case 'ordered':
      return { ...content, media: [...inOrder(content.media, change.order)] };
    case 'put-back':
      return { ...content, media: content.media.toSpliced(change.at, 0, ...change.items) };
    case 'link':
      return nth(content, mediaTypes.link, change.index, (item) => ({
        ...item,
        url: change.value,
        content: '',
      }));
    case 'link-added':
      return { ...content, media: [...content.media, blockOf(mediaTypes.link)] };
    case 'link-removed':
      return without(content, blocksOf(content, mediaTypes.link)[change.index]);
    case 'picture-added':
      return withPictureBehind(content, change.picture, change.behind);
    case 'picture-described':
      return described(content, mediaTypes.image, change);
    case 'picture-replaced':
      return nth(
        inText(content, change.index, change.picture.url),
        mediaTypes.image,
        change.index,
        () => change.picture,
      );
    case 'picture-removed':
      return withoutPicture(content, blocksOf(content, mediaTypes.image)[change.index]);
    case 'pictures-removed':
      return change.pictures.reduce(withoutPicture, content);
    case 'picture-moved':
      return withPictures(content, moved(blocksOf(content, mediaTypes.image), change.from, change.to));
    case 'pictures-back':
      return { ...content, media: [...mediaBut(content, mediaTypes.video), ...change.pictures] };
    case 'video-added':
      return { ...content, media: [...mediaBut(content, mediaTypes.image), change.video] };
    case 'video-replaced':
      return {
        ...content,
        media: content.media.map((item) => (isVideoAt(item, change.url) ? change.video : item)),
      };
    case 'video-described':
      return described(content, mediaTypes.video, change);
    case 'video-removed':
      return without(content, blocksOf(content, mediaTypes.video)[change.index]);
    case 'sound-added':
      return { ...content, media: [...content.media, change.sound] };
    case 'sound-removed':
      return without(content, change.block);
    case 'own-words':
      return withOwnWords(content, change.channelId, change.field, change.value);
    case 'replaced':
      return withText(change.content);
  }
}

/** C-27: what a video that is added takes out of the content. */
export function takenOut(content: Composition, change: Change): readonly MediaItem[] {
  return change.kind === 'video-added' ? blocksOf(content, mediaTypes.image) : [];
}

function backdated({ backdatedTime: _before, ...content }: Composition, value: string): Composition {
  return value === '' ? content : { ...content, backdatedTime: value };
}

export function withAccounts(content: Composition, accountIds: readonly string[]): Composition {
  return { ...content, accountIds: [...accountIds] };
}

export function sameContent(one: Composition, other: Composition): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function blockOf(mediaType: MediaItem['mediaType']): MediaItem {
  return { mediaType, content: '', url: '', name: '', size: 0, md5: '', dataContent: '' };
}

function mediaBut(content: Composition, type: MediaItem['mediaType']): MediaItem[] {
  return content.media.filter((item) => item.mediaType !== type);
}

function without(content: Composition, block: MediaItem | undefined): Composition {
  return { ...content, media: content.media.filter((item) => item !== block) };
}

function withoutPicture(content: Composition, picture: MediaItem | undefined): Composition {
  return picture ? without(withPictureInText(content, picture.url, null), picture) : content;
}

/** At the end where that other one is gone meanwhile. */
function withPictureBehind(
  { media, ...content }: Composition,
  picture: MediaItem,
  behind: MediaItem | undefined,
): Composition {
  const at = behind ? media.indexOf(behind) : -1;
  return { ...content, media: media.toSpliced(at < 0 ? media.length : at + 1, 0, picture) };
}

function inText(content: Composition, index: number, to: string | null): Composition {
  const picture = blocksOf(content, mediaTypes.image)[index];
  return picture ? withPictureInText(content, picture.url, to) : content;
}

function described(
  content: Composition,
  type: MediaItem['mediaType'],
  { index, altText }: { index: number; altText: string },
): Composition {
  return nth(content, type, index, (item) => ({ ...item, dataContent: altText }));
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

function isVideoAt({ mediaType, url }: MediaItem, at: string): boolean {
  return mediaType === mediaTypes.video && url === at;
}
