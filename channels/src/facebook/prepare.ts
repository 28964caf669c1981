// Pictures go up unpublished, one step each; Facebook keeps them a day, and nobody sees them.
import { leadingMedia, type Post } from '@herald/contract/post.ts';
import type { Prepare } from '../channel.ts';
import { failed } from '../failure.ts';
import { askGraph, Photo } from './answers.ts';

const unpublishedLivesSeconds = 86_400;

/** The pictures this post is sent with, by step: a link leads, and then pictures are not part of it (R-FB-018). */
export function picturesOf(post: Post) {
  if (leadingMedia(post) !== 'images') return [];
  return post.images.map((image, index) => ({ key: `picture-${index + 1}`, image }));
}

export const prepare: Prepare = {
  steps: (post) => picturesOf(post).map(({ key }) => ({ key })),

  async take(outside, { externalId, token }, post, { key }) {
    const picture = picturesOf(post).find((one) => one.key === key);
    if (!picture) return failed('media', `The post has no ${key}`, 'no-step');
    const { bytes, mimeType } = await outside.readFile(picture.image.url);
    const { altText } = picture.image;
    const multipart = { published: false, alt_text_custom: altText === '' ? null : altText };
    const body = { multipart, file: { name: 'source', bytes, mimeType } };
    const path = `${externalId}/photos`;
    const answer = await askGraph(outside, token.access, { method: 'POST', path, body }, Photo);
    if (!answer.ok) return answer;
    const handle = answer.value.value.id;
    return { ok: true, value: { state: 'done', handle, expiresInSeconds: unpublishedLivesSeconds } };
  },
};
