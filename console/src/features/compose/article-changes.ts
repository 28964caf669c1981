// How a composition changes with its article: words, formatting and the pictures in it are one step.
import { mapBlocks, picturesOf } from '@herald/contract/article.ts';
import { articleOf, fieldsOf, formattingOf } from '@herald/contract/formatted-text.ts';
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

/** The words stay, and the pictures, behind them. */
export function withoutFormatting(content: Composition): Composition {
  return { ...content, media: oneText(content, { content: postOf(content).text, dataContent: '' }) };
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

function oneText({ media }: Composition, fields: ArticleFields): MediaItem[] {
  const first = media.findIndex(({ mediaType }) => mediaType === mediaTypes.text);
  return media.flatMap((item, index) => {
    if (item.mediaType !== mediaTypes.text) return [item];
    return index === first ? [{ ...item, ...fields }] : [];
  });
}
