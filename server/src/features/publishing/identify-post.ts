// Identify a post: the same content to the same account has the same fingerprint (publishing.md §3).
import { createHash } from 'node:crypto';
import type { Post } from '@herald/contract/post.ts';

/** SHA-256 of account, text in NFC with white space folded and links normalised, and the files' hashes; of a film that of what it came from, so that all its conversions are one film. */
export function identifyPost(accountId: string, post: Post): string {
  const parts = [accountId, ...partsOf(post), ...(post.articles ?? []).flatMap(partsOf)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

function partsOf({ text, link, images, video }: Omit<Post, 'articles'>): string[] {
  const all = [...images, ...(video ? [video] : [])];
  const files = all.map(({ sourceMd5, md5, url }) => sourceMd5 || md5 || url).toSorted();
  return [folded(text), link ? address(link) : '', ...files];
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
