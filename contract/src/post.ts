// A composition as a channel sees it: one text, one link, pictures, a video; asked by previews, checks and channels.
import { keptPlaces } from './audience.ts';
import { articleMarkup } from './article-markup.ts';
import { articleOf, isPlain } from './formatted-text.ts';
import type { FileFacts } from './file-facts.ts';
import type { VideoProperties } from './video.ts';
import { mediaTypes, type ChannelClass, type Composition, type MediaItem } from './content.ts';

/** A stored file inside a post. `ending` is lower case without dot. */
export type PostFile = {
  readonly url: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly md5: string;
  /** Of a film that goes out: the md5 of what was once sent and this came from; the same for all its conversions. */
  readonly sourceMd5?: string;
  readonly ending: string;
  readonly altText: string;
  /** Of a video, where it is known. */
  readonly durationSeconds?: number;
  /** Pixels, where they are known. */
  readonly width?: number;
  readonly height?: number;
  /** What is truly in a film, for the checks alone. */
  readonly film?: VideoProperties;
};

export type Post = {
  readonly title: string;
  readonly text: string;
  /** The text with its formatting and the pictures before it, as HTML in our own words (article.ts); absent where it has neither. */
  readonly article?: string;
  readonly link: string | null;
  readonly images: readonly PostFile[];
  readonly video: PostFile | null;
  readonly audio: PostFile | null;
  readonly cover: string | null;
  /** What is known of the cover, for the checks alone. */
  readonly coverFile?: FileFacts;
  /** What only some platforms take; absent in posts that were queued before they were asked for. */
  readonly keywords?: readonly string[];
  readonly description?: string;
  /** As the wire has it: outgoing, in the declared zone (C-46). */
  readonly backdatedTime?: string;
  /** An age that is no whole number stays as it was given: what cannot be read limits nobody, and is refused. */
  readonly audience?: { readonly ageMin: number | string | null; readonly regions: unknown };
  readonly feeling?: Feeling;
  /** Of each channel its type and classification (opcList, R-ENT-004). */
  readonly classes?: readonly ChannelClass[];
  /** What only an article of WeChat has. */
  readonly articleSettings?: ArticleSettings;
  /** What else was chosen for one channel, by its name (extendAttributes, R-ENT-005). */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Several in one message, in their order (D-09); the post itself is then the first of them. */
  readonly articles?: readonly Omit<Post, 'articles'>[];
};

/** R-FB-023: the platform's ids of an activity, its object and its picture. */
export type Feeling = { readonly actionId: string; readonly objectId: string; readonly iconId: string };

/** R-ENT-005: extend attributes `author`, `contentSourceUrl`, `needOpenComment`, `onlyFansCanComment`; the last two are 'true' or 'false'. */
export type ArticleSettings = {
  readonly author: string;
  readonly sourceUrl: string;
  readonly needOpenComment: boolean;
  readonly onlyFansCanComment: boolean;
};

/** Text blocks are joined by an empty line; files that are still uploading (no url) are left out. */
export function postOf(content: Composition): Post {
  const of = (type: number) => content.media.filter((item) => item.mediaType === type);
  const files = (type: number) =>
    of(type)
      .filter((item) => item.url !== '')
      .map(fileOf);
  return {
    title: content.title.trim(),
    text: of(mediaTypes.text)
      .map((item) => item.content.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
    link: of(mediaTypes.link).map((item) => (item.url || item.content).trim())[0] ?? null,
    images: files(mediaTypes.image),
    video: files(mediaTypes.video)[0] ?? null,
    audio: files(mediaTypes.audio)[0] ?? null,
    cover: content.cover === '' ? null : content.cover,
    ...formattedIn(content),
    ...choicesOf(content),
  };
}

function formattedIn(content: Composition): Pick<Post, 'article'> {
  const article = articleOf(content);
  const images = content.media.flatMap(({ mediaType, url }) =>
    mediaType === mediaTypes.image && url !== '' ? url : [],
  );
  return article === null || isPlain(article, images) ? {} : { article: articleMarkup(article) };
}

/** Left out where nothing was chosen, so that a plain post stays plain. */
function choicesOf(content: Composition): Partial<Post> {
  // Traceability tags are the newsroom's own (C-31): no platform gets them.
  const keywords = content.keywords
    .split(/[,，、;；]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const ageMin = ageOf(content);
  const feeling = feelingOf(content);
  const articleSettings = articleSettingsOf(content);
  const places = keptPlaces(content) ?? null;
  const isLimited = ageMin !== null || places !== null;
  return {
    ...(keywords.length > 0 ? { keywords: [...new Set(keywords)] } : {}),
    ...(content.description.trim() === '' ? {} : { description: content.description.trim() }),
    ...(content.backdatedTime ? { backdatedTime: content.backdatedTime } : {}),
    ...(isLimited ? { audience: { ageMin, regions: places } } : {}),
    ...(feeling ? { feeling } : {}),
    ...(articleSettings ? { articleSettings } : {}),
    ...(content.opcList.length > 0 ? { classes: content.opcList } : {}),
    ...attributesOf(content),
  };
}

/** None and 0 are no age. */
function ageOf({ age }: Composition): number | string | null {
  const given = String(age ?? '').trim();
  if (/^0*$/.test(given)) return null;
  return /^-?\d{1,9}$/.test(given) ? Number(given) : given;
}

/** Of a name that was given twice the first counts, as the composer shows it. */
function attributesOf({ extendAttributes }: Composition): Pick<Post, 'attributes'> {
  const chosen = extendAttributes.filter(({ itemName, value }) => !itemName.startsWith('og') && value !== '');
  if (chosen.length === 0) return {};
  return {
    attributes: Object.fromEntries(chosen.toReversed().map(({ itemName, value }) => [itemName, value])),
  };
}

function attributeIn({ extendAttributes }: Composition): (name: string) => string {
  return (name) => extendAttributes.find(({ itemName }) => itemName === name)?.value ?? '';
}

/** Null where none was chosen. Only followers can comment only where comments are open. */
function articleSettingsOf(content: Composition): ArticleSettings | null {
  const value = attributeIn(content);
  const needOpenComment = value('needOpenComment') === 'true';
  const settings = {
    author: value('author').trim(),
    sourceUrl: value('contentSourceUrl').trim(),
    needOpenComment,
    onlyFansCanComment: needOpenComment && value('onlyFansCanComment') === 'true',
  };
  return settings.author === '' && settings.sourceUrl === '' && !needOpenComment ? null : settings;
}

function feelingOf(content: Composition): Feeling | null {
  const value = attributeIn(content);
  const feeling = {
    actionId: value('ogActionTypeId'),
    objectId: value('ogObjectId'),
    iconId: value('ogIconId'),
  };
  return feeling.actionId === '' || feeling.objectId === '' ? null : feeling;
}

/** In a preview and in old packages a link wins over a video, a video over pictures (C-27, R-PREV-001, R-PREV-002). */
export function leadingMedia(post: Post): 'link' | 'video' | 'images' | 'none' {
  if (post.link) return 'link';
  if (post.video) return 'video';
  return post.images.length > 0 ? 'images' : 'none';
}

/** The ending of a file name in lower case; jpeg is kept apart from jpg as the rules list both. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function fileOf(item: MediaItem): PostFile {
  return {
    url: item.url,
    name: item.name,
    sizeBytes: item.size,
    md5: item.md5,
    ending: endingOf(item.name === '' ? item.url : item.name),
    altText: item.dataContent,
  };
}
