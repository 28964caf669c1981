// The formatting of a text block: HTML in `dataContent` beside its words in `content`; it counts while both say the same words.
import { mapBlocks, picturesOf, type Article } from './article.ts';
import { articleMarkup } from './article-markup.ts';
import { parseArticle } from './article-tree.ts';
import { articleOfWords, articleWords } from './article-words.ts';
import { mediaTypes, type Composition, type MediaItem } from './content.ts';

/** Null for a plain text: who knows only words changes only these, and then the formatting is of another text. */
export function formattingOf({ mediaType, content, dataContent }: MediaItem): Article | null {
  if (mediaType !== mediaTypes.text || dataContent === '') return null;
  const article = parseArticle(dataContent);
  if (article.length === 0) return null;
  return folded(articleWords(article)) === folded(content) ? article : null;
}

/** The two fields of a text block that hold an article, as it will be read again. */
export function fieldsOf(article: Article): Pick<MediaItem, 'content' | 'dataContent'> {
  const read = parseArticle(articleMarkup(article));
  return { content: articleWords(read), dataContent: articleMarkup(read) };
}

/** Whether the writer has formatted any of its texts. */
export function isFormatted({ media }: Pick<Composition, 'media'>): boolean {
  return media.some((item) => formattingOf(item) !== null);
}

/**
 * Its texts as one article, with the pictures that stand before or between them in their places; null where all texts are plain and
 * no picture stands before one. Pictures behind the last text are left out, as are those in a text that are none of its files.
 */
export function articleOf({ media }: Pick<Composition, 'media'>): Article | null {
  const formatted = media.map(formattingOf);
  const last = media.findLastIndex((item, at) => formatted[at] || isWritten(item));
  const placed = new Set(formatted.flatMap((one) => (one ? picturesOf(one) : [])));
  const isBetween = ({ mediaType, url }: MediaItem, at: number) =>
    at < last && mediaType === mediaTypes.image && url !== '' && !placed.has(url);
  if (formatted.every((one) => one === null) && !media.some(isBetween)) return null;
  const own = new Set(media.flatMap(({ mediaType, url }) => (mediaType === mediaTypes.image ? url : [])));
  const all = media.flatMap((item, at): Article => {
    if (isBetween(item, at)) return [{ kind: 'picture', url: item.url }];
    return formatted[at] ?? (isWritten(item) ? articleOfWords(item.content) : []);
  });
  return mapBlocks(all, (block) => (block.kind === 'picture' && !own.has(block.url) ? null : block));
}

function isWritten({ mediaType, content }: MediaItem): boolean {
  return mediaType === mediaTypes.text && content.trim() !== '';
}

/** What may be stored: formatting in our own words, and none that is of another text. */
export function cleanedText(item: MediaItem): MediaItem {
  if (item.mediaType !== mediaTypes.text || item.dataContent === '') return item;
  const article = formattingOf(item);
  return { ...item, dataContent: article ? articleMarkup(article) : '' };
}

/** Whether a plain text with these pictures behind it would look the same to a reader: then it is the same. */
export function isPlain(article: Article, images: readonly string[]): boolean {
  const end = article.findLastIndex(({ kind }) => kind !== 'picture') + 1;
  const [body, behind] = [article.slice(0, end), picturesOf(article.slice(end))];
  const order = [...behind, ...images.filter((url) => !behind.includes(url))];
  if (picturesOf(body).length > 0 || order.join('\n') !== images.join('\n')) return false;
  return articleMarkup(body) === articleMarkup(articleOfWords(articleWords(body)));
}

function folded(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
