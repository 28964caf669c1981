// Identify a post: the same content to the same account has the same fingerprint (publishing.md §3).
import { createHash } from 'node:crypto';
import { articleChannel } from '@herald/contract/article.ts';
import { articleMarkup, kept } from '@herald/contract/article-markup.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';
import type { Post } from '@herald/contract/post.ts';

/** Where it goes, by its rows' names. */
type On = { readonly account_id: string; readonly channel_id: number };

/** SHA-256 of account, text in NFC with white space folded and links normalised, the files' hashes, and, where the channel has articles, the formatting of one and the order of its pictures: elsewhere the same words in bold are the same post; of a film that of what it came from, so that all its conversions are one film. */
export function identifyPost({ account_id: accountId, channel_id: channelId }: On, post: Post): string {
  const isArticle = channelId === articleChannel;
  const parts = [post, ...(post.articles ?? [])].flatMap((one) => partsOf(one, isArticle));
  return createHash('sha256')
    .update([accountId, ...parts].join('\n'))
    .digest('hex');
}

function partsOf(
  { text, article, link, images, video }: Omit<Post, 'articles'>,
  isArticle: boolean,
): string[] {
  const all = [...images, ...(video ? [video] : [])];
  const files = all.map(({ sourceMd5, md5, url }) => sourceMd5 || md5 || url).toSorted();
  const formatting = article === undefined || !isArticle ? [] : [formatted(article, images)];
  return [folded(text), link ? address(link) : '', ...files, ...formatting];
}

/** A picture is what it shows, wherever it lies. */
function formatted(article: string, images: Post['images']): string {
  const hashes = new Map(images.map(({ url, md5 }) => [url, md5 || url]));
  const pictureAt = (url: string) => ({ address: hashes.get(url) ?? url, altText: '' });
  return articleMarkup(parseArticle(article), { ...kept, pictureAt }).normalize('NFC');
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/https?:\/\/\S+/gi, address)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function address(link: string): string {
  return URL.canParse(link) ? new URL(link).href : link;
}
