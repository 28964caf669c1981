import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { resourceOf } from './youtube/prepare.ts';
import { categories, presetCategory } from './youtube-choices.ts';

const post: Post = { title: 'A', text: 'B', link: null, images: [], video: null, audio: null, cover: null };
const statusWith = (attributes: Record<string, string>) => resourceOf({ ...post, attributes }).status;

test('a video is public and not for children unless that was chosen', () => {
  const plain = { privacyStatus: 'public', selfDeclaredMadeForKids: false };
  expect(resourceOf(post).status).toEqual(plain);
  expect(statusWith({ youtubePrivacy: 'unlisted', youtubeForKids: 'yes' })).toEqual({
    privacyStatus: 'unlisted',
    selfDeclaredMadeForKids: true,
  });
});

test('without a category a video is filed under one that can be chosen', () => {
  expect(categories.map(({ value }) => value)).toContain(presetCategory);
  expect(resourceOf(post).snippet.categoryId).toBe(presetCategory);
});
