import type { Post, PostFile } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { faces } from './channel-faces.ts';
import { hostOf, shownMedia } from './shown-media.ts';

const file = (name: string): PostFile => ({
  url: `/${name}`,
  name,
  sizeBytes: 1,
  md5: '',
  ending: 'jpg',
  altText: '',
});
const post = (rest: Partial<Post>): Post => ({
  title: '',
  text: '',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
  ...rest,
});
const six = ['1', '2', '3', '4', '5', '6'].map(file);

describe('the media of a preview', () => {
  test('a link wins over a video (R-PREV-001)', () => {
    const shown = shownMedia(post({ link: 'https://e.org', video: file('v'), images: six }), 4);
    expect(shown).toEqual({ kind: 'link', address: 'https://e.org' });
  });

  test('a video wins over pictures (R-PREV-002)', () => {
    expect(shownMedia(post({ video: file('v'), images: six }), 4).kind).toBe('video');
  });

  test('at most four pictures are shown, the rest is counted (R-PREV-003)', () => {
    expect(shownMedia(post({ images: six }), faces[31].pictureCap)).toEqual({
      kind: 'images',
      images: six.slice(0, 4),
      hidden: 2,
    });
  });

  test('on a wall of VK at most ten (R-PREV-004)', () => {
    const twelve = [...six, ...six];
    for (const { pictureCap } of [faces[33], faces[36]])
      expect(shownMedia(post({ images: twelve }), pictureCap)).toMatchObject({ hidden: 2 });
  });

  test('a card names the host, an unfinished address itself', () => {
    expect(hostOf('https://www.example.org/a')).toBe('example.org');
    expect(hostOf('exam')).toBe('exam');
  });
});
