// Identify a post: the same content to the same account has the same fingerprint (publishing.md §3).
import { createHash } from 'node:crypto';
import type { Post } from '@herald/contract/post.ts';

/** SHA-256 of account, text in NFC with white space folded and links normalised, and the files' own hashes. */
export function identifyPost(accountId: string, post: Post): string {
  const files = [...post.images, ...(post.video ? [post.video] : [])]
    .map((file) => file.md5 || file.url)
    .toSorted();
  const parts = [accountId, folded(post.text), post.link ? address(post.link) : '', ...files];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
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
