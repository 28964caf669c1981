// Weibo keeps no picture beforehand: it travels with the post. What is taken now is its digest, so that it is there and stays the same.
import { createHash } from 'node:crypto';
import type { Post } from '@herald/contract/post.ts';
import type { Prepare } from '../channel.ts';
import { noticed } from '../failure.ts';

export function picturesOf(post: Post) {
  return post.images.map((image, index) => ({ key: `picture-${index + 1}`, image }));
}

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const prepare: Prepare = {
  steps: (post) => picturesOf(post).map(({ key }) => ({ key })),

  async take(outside, _account, post, { key }) {
    const picture = picturesOf(post).find((one) => one.key === key);
    if (!picture) return noticed('media', `The post has no ${key}`, 'no-step');
    const { bytes } = await outside.readFile(picture.image.url);
    return { ok: true, value: { state: 'done', handle: digestOf(bytes), expiresInSeconds: null } };
  },
};
