// What a post says, version beside version: what differs, and what an edit in place can make of it (R-HIST-007).
import { z } from 'zod';
import { isBare, partsOf } from './article-parts.ts';
import { readBackdate } from './backdate.ts';
import type { ChannelId } from './channel-ids.ts';
import { chosenValue } from './check-choices.ts';
import type { ChangeableField, ChannelChoice, ChannelRules } from './channels.ts';
import { showsCover } from './check-cover.ts';
import { sendsTitle, wordsOf } from './check-for-channel.ts';
import { filmsOf } from './choose-film.ts';
import { mediaTypes, type Composition, type MediaItem } from './content.ts';
import { formattingOf } from './formatted-text.ts';
import { hasOwn, ownFields, withOwnWords } from './own-words.ts';
import { InLanguages } from './languages.ts';
import type { Post, PostFile } from './post.ts';

const File = z.object({
  url: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  md5: z.string(),
  ending: z.string(),
  altText: z.string(),
});

/** Of each question the choice, both as people read them. */
export const NamedChoices = z.array(z.object({ name: InLanguages, value: InLanguages }));
export type NamedChoices = z.infer<typeof NamedChoices>;

/** A post as people compare it. On a channel that sends a description in the text's place, that is its text. */
export const PostVersion = z.object({
  title: z.string(),
  text: z.string(),
  /** The same words formatted, where they are; versions of before have none. */
  article: z.string().default(''),
  description: z.string(),
  keywords: z.array(z.string()),
  link: z.string().nullable(),
  images: z.array(File),
  video: File.nullable(),
  cover: z.string().nullable(),
  /** Only where an edit can change them. */
  choices: NamedChoices.default([]),
  /** The earlier date as it travels (C-46); versions of before name none. */
  backdate: z.string().default(''),
});
export type PostVersion = z.infer<typeof PostVersion>;

/** What decides in which words a channel gets a post. */
export type Wording = Pick<ChannelRules, 'title' | 'text' | 'choices' | 'article'> &
  Partial<Pick<ChannelRules, 'channelId' | 'can' | 'backdates' | 'cover' | 'linkCoverHosts'>>;

/** As its writer has it; with a channel's rules as that channel gets it, so that a difference is what becomes another there. */
export function versionOf(post: Post, rules?: Wording): PostVersion {
  const { title, text, description = '', keywords = [], link, images, video, cover } = post;
  const takes = (at: ChannelChoice['at']) => !rules || (rules.choices ?? []).some((one) => one.at === at);
  return {
    title: !rules || sendsTitle(post, rules) ? title : '',
    text: rules ? wordsOf(post, rules) : text,
    article: !rules || rules.article ? (post.article ?? '') : '',
    description: takes('description') && !rules?.text.ownDescription ? description : '',
    keywords: takes('keywords') ? [...keywords] : [],
    link,
    images: images.map((file) => ({ ...file })),
    video: video && { ...video },
    cover: isCovered(post, rules) ? cover : null,
    choices: rules ? choicesOf(post, rules) : [],
    backdate: !rules || rules.backdates ? (post.backdatedTime ?? '') : '',
  };
}

function isCovered(post: Post, { cover, linkCoverHosts }: Partial<Wording> = {}): boolean {
  return cover === undefined || showsCover(post, { cover, ...(linkCoverHosts ? { linkCoverHosts } : {}) });
}

function choicesOf(post: Post, { channelId, choices, can }: Wording): NamedChoices {
  if (channelId === undefined || !can?.reaches?.includes('choices')) return [];
  return namedChoices(post, { channelId, choices });
}

/** Of each of a channel's questions with options the choice that goes there: nobody's own is its preset. */
export function namedChoices(
  post: Post,
  { channelId, choices = [] }: Pick<ChannelRules, 'channelId' | 'choices'>,
): NamedChoices {
  return choices.flatMap((choice) => {
    const value = chosenValue(post, channelId, choice) || choice.preset;
    const chosen = choice.options?.find((option) => option.value === value);
    return chosen ? [{ name: choice.name, value: chosen.name }] : [];
  });
}

const described = (file: Pick<PostFile, 'url' | 'altText'> | null) =>
  file === null ? '' : `${file.url} ${file.altText}`;

/** As a reader sees them: two spellings of the same are no difference. */
const readings: Readonly<Record<ChangeableField, (post: PostVersion) => string>> = {
  title: ({ title }) => title.trim(),
  text: ({ text, article }) => [text.trim(), ...(article === '' ? [] : [article])].join('\n'),
  description: ({ description }) => description.trim(),
  keywords: ({ keywords }) => keywords.join('\n'),
  link: ({ link }) => link ?? '',
  images: ({ images }) => images.map(described).join('\n'),
  video: ({ video }) => described(video),
  cover: ({ cover }) => cover ?? '',
  choices: ({ choices }) => choices.map(({ name, value }) => `${name.en}: ${value.en}`).join('\n'),
  backdate: ({ backdate }) => readBackdate(backdate)?.toISOString() ?? backdate,
};
const order = [
  'title',
  'text',
  'description',
  'keywords',
  'link',
  'images',
  'video',
  'cover',
  'choices',
  'backdate',
] as const;

/** Of which fields the two say something else, in the order a reader meets them. */
export function differencesOf(before: PostVersion, after: PostVersion): ChangeableField[] {
  return order.filter((field) => readings[field](before) !== readings[field](after));
}

/**
 * The version that will stand: what an edit in place reaches is as wanted, the rest stays as it is. A cover is put in the place of
 * another, and taken away by no platform's edit (YouTube has thumbnails.set alone).
 */
export function editedVersion(
  live: PostVersion,
  wanted: PostVersion,
  reached: readonly ChangeableField[],
): PostVersion {
  const from = (field: ChangeableField) => (reached.includes(field) ? wanted : live);
  return {
    title: from('title').title,
    text: from('text').text,
    article: from('text').article,
    description: from('description').description,
    keywords: from('keywords').keywords,
    link: from('link').link,
    images: from('images').images,
    video: from('video').video,
    cover: from('cover').cover ?? live.cover,
    choices: from('choices').choices,
    backdate: from('backdate').backdate,
  };
}

/** The same of the whole post. */
export function editedPost(live: Post, wanted: Post, reached: readonly ChangeableField[]): Post {
  const {
    keywords: _keywords,
    description: _description,
    article: _article,
    backdatedTime: _earlier,
    classes: _classes,
    attributes: _attributes,
    ...plain
  } = live;
  const {
    keywords,
    description,
    article,
    backdate,
    choices: _named,
    ...after
  } = editedVersion(versionOf(live), versionOf(wanted), reached);
  const { classes, attributes } = reached.includes('choices') ? wanted : live;
  return {
    ...plain,
    ...after,
    ...(classes === undefined ? {} : { classes }),
    ...(attributes === undefined ? {} : { attributes }),
    ...(article === '' ? {} : { article }),
    ...(backdate === '' ? {} : { backdatedTime: backdate }),
    ...(keywords.length === 0 ? {} : { keywords }),
    ...(description === '' ? {} : { description }),
  };
}

/** A package's content with what is live in its place, for who is about to change that. What is live in a channel's own words is that channel's. */
export function liveContent(content: Composition, live: Post, channelId: ChannelId): Composition {
  const shared = withLive(content, live);
  return ownFields.reduce((said, field) => {
    if (!hasOwn(content, channelId, field)) return said;
    const kept = field === 'title' ? { ...said, title: content.title } : withTextsOf(said, content);
    return withOwnWords(kept, channelId, field, live[field]);
  }, shared);
}

/** The other's texts in the place of its own. */
function withTextsOf(said: Composition, { media }: Composition): Composition {
  const isText = ({ mediaType }: MediaItem) => mediaType === mediaTypes.text;
  return { ...said, media: [...media.filter(isText), ...said.media.filter((item) => !isText(item))] };
}

function withLive(content: Composition, live: Post): Composition {
  const felt = content.extendAttributes.filter(({ itemName }) => itemName.startsWith('og'));
  const chosen = Object.entries(live.attributes ?? {}).map(([itemName, value]) => ({ itemName, value }));
  const kept = content.media.filter(({ mediaType }) => mediaType === mediaTypes.audio);
  const { fb_area: _asItWasKept, ...rest } = content;
  return {
    ...rest,
    backdatedTime: live.backdatedTime ?? null,
    age: live.audience?.ageMin ?? null,
    area: live.audience?.regions ?? null,
    title: live.title,
    cover: live.cover ?? '',
    description: live.description ?? '',
    keywords: (live.keywords ?? []).join(','),
    extendAttributes: [...felt, ...chosen],
    opcList: [...(live.classes ?? [])],
    media: [
      ...wordsAndPictures(live),
      ...(live.video ? [filmBlock(content, live.video)] : []),
      ...kept,
      ...(live.link === null ? [] : [{ ...empty, mediaType: mediaTypes.link, url: live.link }]),
    ],
  };
}

/** As blocks where it was written in such; what is formatted is one text, and its pictures behind it. */
function wordsAndPictures({ text, article = '', images }: Post): MediaItem[] {
  const pictures = images.map((file) => block(mediaTypes.image, file));
  const whole = wordsBlock(text, article);
  const written = formattingOf(whole);
  if (!written || !isBare(written)) return [whole, ...pictures];
  const parts = partsOf(written);
  const placed = parts.flatMap((part) => {
    if (part.kind === 'words') return [wordsBlock(part.text)];
    return pictures.find(({ url }) => url === part.url) ?? [];
  });
  return [...placed, ...pictures.filter((picture) => !placed.includes(picture))];
}

function wordsBlock(content: string, dataContent = ''): MediaItem {
  return { ...empty, mediaType: mediaTypes.text, content, dataContent };
}

/** With its original and what was made of that, so that other accounts keep the film that stands there. */
function filmBlock({ media }: Composition, film: PostFile): MediaItem {
  const kept = media.find(
    (one) => one.mediaType === mediaTypes.video && filmsOf(one).some(({ url }) => url === film.url),
  );
  return kept ? { ...kept, dataContent: film.altText } : block(mediaTypes.video, film);
}

const empty = { content: '', url: '', name: '', size: 0, md5: '', dataContent: '' } as const;

function block(mediaType: 1 | 4, { url, name, sizeBytes, md5, altText }: PostFile): MediaItem {
  return { ...empty, mediaType, url, name, size: sizeBytes, md5, dataContent: altText };
}
