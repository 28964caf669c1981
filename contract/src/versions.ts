// What a post says, version beside version: what differs, and what an edit in place can make of it (R-HIST-007).
import { z } from 'zod';
import type { ChangeableField } from './channels.ts';
import { mediaTypes, type Composition, type MediaItem } from './content.ts';
import type { Post, PostFile } from './post.ts';

const File = z.object({
  url: z.string(),
  name: z.string(),
  sizeBytes: z.number(),
  md5: z.string(),
  ending: z.string(),
  altText: z.string(),
});

/** A post as people compare it. */
export const PostVersion = z.object({
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  images: z.array(File),
  video: File.nullable(),
  cover: z.string().nullable(),
});
export type PostVersion = z.infer<typeof PostVersion>;

export function versionOf({ title, text, link, images, video, cover }: Post): PostVersion {
  return {
    title,
    text,
    link,
    images: images.map((file) => ({ ...file })),
    video: video && { ...video },
    cover,
  };
}

const described = (file: Pick<PostFile, 'url' | 'altText'> | null) =>
  file === null ? '' : `${file.url} ${file.altText}`;

/** As a reader sees them: two spellings of the same are no difference. */
const readings: Readonly<Record<ChangeableField, (post: PostVersion) => string>> = {
  title: ({ title }) => title.trim(),
  text: ({ text }) => text.trim(),
  link: ({ link }) => link ?? '',
  images: ({ images }) => images.map(described).join('\n'),
  video: ({ video }) => described(video),
  cover: ({ cover }) => cover ?? '',
};
const order = ['title', 'text', 'link', 'images', 'video', 'cover'] as const;

/** Of which fields the two say something else, in the order a reader meets them. */
export function differencesOf(before: PostVersion, after: PostVersion): ChangeableField[] {
  return order.filter((field) => readings[field](before) !== readings[field](after));
}

/** The version that will stand: what an edit in place reaches is as wanted, the rest stays as it is. */
export function editedVersion(
  live: PostVersion,
  wanted: PostVersion,
  reached: readonly ChangeableField[],
): PostVersion {
  const from = (field: ChangeableField) => (reached.includes(field) ? wanted : live);
  return {
    title: from('title').title,
    text: from('text').text,
    link: from('link').link,
    images: from('images').images,
    video: from('video').video,
    cover: from('cover').cover,
  };
}

/** The same of the whole post; what only some platforms take goes with its words. */
export function editedPost(live: Post, wanted: Post, reached: readonly ChangeableField[]): Post {
  const { keywords, description, ...plain } = live;
  const words = reached.includes('text') ? wanted : { keywords, description };
  return {
    ...plain,
    ...(words.keywords === undefined ? {} : { keywords: words.keywords }),
    ...(words.description === undefined ? {} : { description: words.description }),
    ...editedVersion(versionOf(live), versionOf(wanted), reached),
  };
}

/** A package's content with what is live in its place, for who is about to change that. */
export function liveContent(content: Composition, live: Post): Composition {
  const felt = content.extendAttributes.filter(({ itemName }) => itemName.startsWith('og'));
  const chosen = Object.entries(live.attributes ?? {}).map(([itemName, value]) => ({ itemName, value }));
  const kept = content.media.filter(({ mediaType }) => mediaType === mediaTypes.audio);
  return {
    ...content,
    title: live.title,
    cover: live.cover ?? '',
    extendAttributes: [...felt, ...chosen],
    opcList: [...(live.classes ?? [])],
    media: [
      { ...empty, mediaType: mediaTypes.text, content: live.text },
      ...live.images.map((file) => block(mediaTypes.image, file)),
      ...(live.video ? [block(mediaTypes.video, live.video)] : []),
      ...kept,
      ...(live.link === null ? [] : [{ ...empty, mediaType: mediaTypes.link, url: live.link }]),
    ],
  };
}

const empty = { content: '', url: '', name: '', size: 0, md5: '', dataContent: '' } as const;

function block(mediaType: 1 | 4, { url, name, sizeBytes, md5, altText }: PostFile): MediaItem {
  return { ...empty, mediaType, url, name, size: sizeBytes, md5, dataContent: altText };
}
