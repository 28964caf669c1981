// How a composition changes with its article: words, formatting and the pictures in it are one step.
import { mapBlocks, picturesOf } from '@herald/contract/article.ts';
import { partsOf } from '@herald/contract/article-parts.ts';
import { articleOf, fieldsOf, formattingOf, isFormatted } from '@herald/contract/formatted-text.ts';
import { mediaTypes, type Composition, type MediaItem } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import type { ArticleFields } from '../../lib/article-slot.ts';

/** All texts become this one. Pictures that left the article leave the post, new ones enter it. */
export function withArticle(
  content: Composition,
  fields: ArticleFields,
  pictures: readonly MediaItem[],
): Composition {
  const before = new Set(picturesOf(articleOf(content) ?? []));
  const now = new Set(pictures.map(({ url }) => url));
  const stays = ({ mediaType, url }: MediaItem) =>
    mediaType !== mediaTypes.image || !before.has(url) || now.has(url);
  const media = oneText(content, fields).filter(stays);
  const present = new Set(media.map(({ url }) => url));
  return { ...content, media: [...media, ...pictures.filter(({ url }) => !present.has(url))] };
}

/** The words stay and so do the pictures, each where it stood among them. */
export function withoutFormatting(content: Composition): Composition {
  const article = isFormatted(content) ? articleOf(content) : null;
  if (!article) return content;
  const images = new Map(
    content.media.flatMap((item) => (item.mediaType === mediaTypes.image ? [[item.url, item] as const] : [])),
  );
  const parts = partsOf(article).flatMap((part): MediaItem[] => {
    if (part.kind === 'words') return [{ ...plainText, content: part.text }];
    const picture = images.get(part.url);
    // One that stands there twice is one file, and stays where it comes first.
    images.delete(part.url);
    return picture ? [picture] : [];
  });
  const first = content.media.findIndex(isText);
  const media = content.media.flatMap((item, at) => {
    if (at === first) return parts.some(isText) ? parts : [plainText, ...parts];
    return isText(item) || parts.includes(item) ? [] : [item];
  });
  return { ...content, media };
}

/** All texts in one, as the editor takes them. */
export function textOf(content: Composition): ArticleFields {
  const article = articleOf(content);
  return article ? fieldsOf(article) : { content: postOf(content).text, dataContent: '' };
}

/** Where a picture of the post becomes another, or goes, it does so in the article too. */
export function withPictureInText(content: Composition, url: string, to: string | null): Composition {
  const media = content.media.map((item) => {
    const article = formattingOf(item);
    if (!article || !picturesOf(article).includes(url)) return item;
    const swapped = mapBlocks(article, (block) => {
      if (block.kind !== 'picture' || block.url !== url) return block;
      return to === null ? null : { ...block, url: to };
    });
    return { ...item, ...fieldsOf(swapped) };
  });
  return { ...content, media };
}

const plainText: MediaItem = {
  mediaType: mediaTypes.text,
  content: '',
  url: '',
  name: '',
  size: 0,
  md5: '',
  dataContent: '',
};

function isText({ mediaType }: MediaItem): boolean {
  return mediaType === mediaTypes.text;
}

function oneText({ media }: Composition, fields: ArticleFields): MediaItem[] {
  const first = media.findIndex(isText);
  return media.flatMap((item, index) => {
    if (!isText(item)) return [item];
    return index === first ? [{ ...item, ...fields }] : [];
  });
}
