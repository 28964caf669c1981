// The summary of an article as WeChat's list shows it: what was written for it, or its first words; previewed and sent the same.
import type { Post } from './post.ts';

/** developers.weixin.qq.com draft/add, digest: what is longer is cut; left empty, so many of the first are taken. */
export const digestAtMost = 128;
const digestByItself = 54;

/** Of one that is alone in its message; of several none has one. */
export function digestOf({ description, text }: Pick<Post, 'description' | 'text'>): string {
  const written = [...(description ?? '')];
  if (written.length === 0) return [...text.replaceAll(/\s+/gu, ' ')].slice(0, digestByItself).join('');
  return written.length > digestAtMost ? `${written.slice(0, digestAtMost - 1).join('')}…` : written.join('');
}
