import { channelIds } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { faces } from './channel-faces.ts';
import { shownPost } from './shown-post.ts';
import { testRules } from '../../lib/test-rules.ts';

const file: PostFile = { url: '/a', name: 'a', sizeBytes: 1, md5: '', ending: 'jpg', altText: '' };
const post: Post = {
  title: 'T',
  text: 'Words',
  link: 'https://example.org',
  images: [file],
  video: { ...file, ending: 'mp4' },
  audio: null,
  cover: '/c.jpg',
};
const rules = (rest: Partial<ChannelRules>) =>
  testRules({
    channelId: 31,
    name: 'Facebook',
    title: { limits: [], forbidden: '' },
    video: { by: 'platform', source: '', since: '', types: ['mp4'], sizes: [], needsText: false },
    cover: 'any',
    ...rest,
  });
const { images } = rules({});

describe('what readers of a channel see', () => {
  test('is all of it where the channel takes all of it', () => {
    expect(shownPost(post, rules({}), faces[31])).toEqual(post);
  });

  test('is no link without a card, no picture and no video where they are not taken', () => {
    const strict = rules({ video: null, images: { ...images, atMost: 0 } });
    expect(shownPost(post, strict, faces[44])).toMatchObject({ link: null, images: [], video: null });
  });

  test('is a title only where it is sent: of a video, of a link, of every post, or never', () => {
    const titleBy = (beside: NonNullable<ChannelRules['title']>['beside'], rest: Partial<Post> = {}) =>
      shownPost({ ...post, ...rest }, rules({ title: { limits: [], forbidden: '', beside } }), faces[31])
        .title;
    const plain = { link: null, video: null };
    expect([titleBy(undefined, plain), titleBy(['video'], plain), titleBy(['link', 'video'], plain)]).toEqual(
      ['T', '', ''],
    );
    expect([titleBy(['video'], { link: null }), titleBy(['link'], { video: null })]).toEqual(['T', 'T']);
    expect(shownPost(post, rules({ title: null }), faces[32]).title).toBe('');
  });

  test('is a cover only where it is sent', () => {
    const coverBy = (cover: ChannelRules['cover'], rest: Partial<Post> = {}) =>
      shownPost({ ...post, ...rest }, rules({ cover }), faces[31]).cover;
    const plain = { link: null, video: null };
    expect([coverBy('never'), coverBy('with-video', plain), coverBy('with-link-or-video', plain)]).toEqual([
      null,
      null,
      null,
    ]);
    expect([coverBy('required', plain), coverBy('with-video'), coverBy('with-link-or-video')]).toEqual([
      '/c.jpg',
      '/c.jpg',
      '/c.jpg',
    ]);
  });

  test('R-FB-005: is no cover of a link to a site that is not listed', () => {
    const coverBy = (linkCoverHosts: string[]) =>
      shownPost(post, rules({ cover: 'with-link-or-video', linkCoverHosts }), faces[31]).cover;
    expect([coverBy(['example.org']), coverBy(['example.com']), coverBy([])]).toEqual(['/c.jpg', null, null]);
  });

  test('every channel has a face (R-PREV-011)', () => {
    expect(Object.keys(faces).map(Number)).toEqual([...channelIds]);
    for (const { pictureCap } of Object.values(faces)) expect([4, 10]).toContain(pictureCap);
  });
});
