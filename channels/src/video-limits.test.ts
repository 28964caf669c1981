// How light and how long a video may be where the platform says so: the channels' own data, asked as composer and server do.
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { rules as instagram } from './instagram/rules.ts';
import { rules as linkedin } from './linkedin/rules.ts';
import { rules as twitter } from './twitter/rules.ts';

const film = (more: Partial<PostFile>): Post => ({
  title: 'Noon',
  text: 'The ferry',
  link: null,
  images: [],
  video: { url: '/f/a.mp4', name: 'a.mp4', sizeBytes: 1e6, md5: '', ending: 'mp4', altText: '', ...more },
  audio: null,
  cover: null,
});

test('LinkedIn takes a video of 75 KB, and none that is a byte lighter', () => {
  const found = (sizeBytes: number) => checkForChannel(film({ sizeBytes }), linkedin);
  expect(found(76_800)).toEqual([]);
  expect(found(76_799)).toMatchObject([
    { code: 'video-too-small', severity: 'error', figures: { size: 74, limit: 75 } },
  ]);
});

test('X takes 140 seconds; a length nobody knows is not judged', () => {
  const found = (more: Partial<PostFile>) => checkForChannel(film(more), twitter).map(({ code }) => code);
  expect(found({ durationSeconds: 140 })).toEqual([]);
  expect(found({ durationSeconds: 140.5 })).toEqual(['video-too-long']);
  expect(found({})).toEqual(['video-hint-length']);
  expect(twitter.video?.duration).toMatchObject({ source: expect.stringContaining('docs.x.com') });
});

test('Instagram takes 1,920 columns at most, however high the video is', () => {
  const found = (width: number, height: number) => checkForChannel(film({ width, height }), instagram);
  expect(found(1_080, 1_920)).toEqual([]);
  expect(found(1_920, 3_414)).toEqual([]);
  expect(found(1_921, 1_080)).toMatchObject([
    { code: 'picture-too-wide', field: 'video', severity: 'error', figures: { width: 1_921, limit: 1_920 } },
  ]);
});
