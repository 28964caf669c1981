// One and the same picture, judged by what it is for (C-53): of the post, of a link, of a video, of an article; and the copy that fits.
import { checkContent } from '@herald/contract/check-content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { coverNeed, imageNeed, isMendable, sizeThatFits } from '@herald/contract/picture-need.ts';
import { postOf } from '@herald/contract/post.ts';
import { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';
import { describe, expect, test } from 'vitest';
import { rules as facebookAlone } from './facebook/rules.ts';
import { rules as instagram } from './instagram/rules.ts';
import { rules as linkedin } from './linkedin/rules.ts';
import { rules as twitter } from './twitter/rules.ts';
import { rules as wechat } from './wechat/rules.ts';
import { rules as youtube } from './youtube/rules.ts';

const facebook = { ...facebookAlone, linkCoverHosts: ['example.com'] };
const words = { mediaType: mediaTypes.text, content: 'The ferry is late' };
const link = { mediaType: mediaTypes.link, url: 'https://example.com/a' };
const film = { mediaType: mediaTypes.video, url: '/f/v.mp4', name: 'v.mp4', size: megabyte };

type Picture = { name: string; sizeBytes: number; width?: number; height?: number };
type Role = 'image' | 'link' | 'video' | 'article';

function composed({ name, sizeBytes }: Picture, role: Role): Composition {
  const url = `/f/${name}`;
  const image = { mediaType: mediaTypes.image, url, name, size: sizeBytes };
  const media = { image: [image], link: [link], video: [film], article: [] }[role];
  return Composition.parse({
    title: 'A title',
    media: [words, ...media],
    ...(role === 'image' ? {} : { cover: url }),
  });
}

const problemsOf = (rules: ChannelRules, picture: Picture, role: Role) =>
  checkContent(composed(picture, role), [rules], new Map([[`/f/${picture.name}`, picture]])).filter(
    ({ field }) => field === (role === 'image' ? 'images' : 'cover'),
  );
const codesOf = (...asked: Parameters<typeof problemsOf>) => problemsOf(...asked).map(({ code }) => code);

describe('on Facebook a picture is judged by its role', () => {
  test.each([
    [
      'a PNG of 2 MB',
      { name: 'p.png', sizeBytes: 2 * megabyte },
      { image: ['image-too-large'], link: [], video: [] },
    ],
    ['a JPEG of 2 MB', { name: 'p.jpg', sizeBytes: 2 * megabyte }, { image: [], link: [], video: [] }],
    [
      'a JPEG of 5 MB',
      { name: 'p.jpg', sizeBytes: 5 * megabyte },
      { image: ['image-too-large'], link: ['cover-left-out'], video: [] },
    ],
    [
      'a JPEG of 11 MB',
      { name: 'p.jpg', sizeBytes: 11 * megabyte },
      { image: ['image-too-large'], link: ['cover-left-out'], video: ['cover-too-large'] },
    ],
  ] as const)('R-FB-006 R-FB-012 R-FB-014 R-FB-015: %s', (_what, picture, said) => {
    for (const role of ['image', 'link', 'video'] as const)
      expect([role, codesOf(facebook, picture, role)]).toEqual([role, [...said[role]]]);
  });
});

describe('every sentence of a cover that is stopped', () => {
  test.each([
    [youtube, 'video', { name: 'c.jpg', sizeBytes: 3 * megabyte }],
    [facebook, 'link', { name: 'c.jpg', sizeBytes: 5 * megabyte }],
    [facebook, 'video', { name: 'c.jpg', sizeBytes: 11 * megabyte }],
    [wechat, 'article', { name: 'c.png', sizeBytes: 1 }],
    [linkedin, 'video', { name: 'c.jpg', sizeBytes: 1, width: 7_000, height: 7_000 }],
  ] as const)('of %# says whose limit it is and what to do, in four languages', (rules, role, picture) => {
    const [one, ...more] = problemsOf(rules, picture, role);
    expect(more).toEqual([]);
    if (!one) throw new Error('nothing was said');
    expect(isMendable(one)).toBe(true);
    const fit = { en: /[Mm]ake it fit/, zh: /调整到符合要求/, es: /Ajustar/, ja: /規定に合わせる/ };
    for (const language of Language.options) {
      const sentence = sentenceOf(one, language, (key, figures) => say(language, key, figures));
      expect(sentence).toMatch(fit[language]);
      expect(sentence).toContain(rules.name);
      expect(sentence).not.toMatch(/[{}]/);
      expect(sentence).toMatch(/[)）]$/);
    }
  });
});

describe('the ratio a platform shows covers in', () => {
  const square = { name: 'c.jpg', sizeBytes: 1, width: 800, height: 800 };
  const wide = { ...square, width: 1_280, height: 720 };

  test.each([
    [youtube, 'video', square, ['cover-ratio']],
    [youtube, 'video', wide, []],
    [instagram, 'video', wide, ['cover-ratio']],
    [instagram, 'video', { ...square, width: 1_080, height: 1_920 }, []],
    [wechat, 'article', square, []],
    [wechat, 'article', { ...square, width: 900, height: 383 }, []],
    [wechat, 'article', wide, ['cover-ratio']],
    [facebook, 'link', wide, ['cover-ratio']],
    [facebook, 'link', { ...square, width: 1_200, height: 628 }, []],
    [facebook, 'video', square, []],
    [twitter, 'video', square, ['cover-not-sent']],
  ] as const)('is told of %# and stops nobody', (rules, role, picture, said) => {
    expect(codesOf(rules, picture, role)).toEqual(said);
    expect(problemsOf(rules, picture, role).every(({ severity }) => severity === 'info')).toBe(true);
  });

  test('says both ratios of WeChat, and that it is advice', () => {
    const [one] = problemsOf(wechat, wide, 'article');
    const sentence = one ? sentenceOf(one, 'en', (key, figures) => say('en', key, figures)) : '';
    expect(sentence).toMatch(/^WeChat: covers are shown as 2\.35:1, 1:1; this one has 1280 × 720\./);
    expect(sentence).toMatch(/\(Advice of WeChat, not a limit\.\)$/);
  });
});

describe('the copy that fits', () => {
  const needOf = (role: Role, rules: readonly ChannelRules[]) => {
    const post = postOf(composed({ name: 'c.jpg', sizeBytes: 1 }, role));
    return role === 'image' ? imageNeed(rules) : coverNeed(post, rules);
  };

  test('is as light as the strictest of those that show it', () => {
    expect(needOf('video', [facebook, youtube, twitter]).atMostBytes).toBe(2_097_152);
    expect(needOf('video', [facebook]).atMostBytes).toBe(10 * megabyte);
    expect(needOf('link', [facebook, youtube]).atMostBytes).toBe(4 * megabyte);
    expect(needOf('link', [youtube]).atMostBytes).toBe(Infinity);
    expect(needOf('image', [facebook, twitter]).atMostBytes).toBe(4 * megabyte);
  });

  test('keeps its shape, and is smaller only where it must be', () => {
    const need = needOf('video', [linkedin]);
    expect(sizeThatFits({ width: 4_000, height: 3_000 }, need)).toEqual({ width: 4_000, height: 3_000 });
    const { width, height } = sizeThatFits({ width: 8_000, height: 6_000 }, need);
    expect(width * height).toBeLessThan(36_152_320);
    expect(width * height).toBeGreaterThan(36_000_000);
    expect(width / height).toBeCloseTo(4 / 3, 3);
  });

  test('mends weight, pixels and kind, and no ratio', () => {
    const mends = (code: 'cover-ratio' | 'picture-ratio' | 'cover-missing' | 'image-too-large') =>
      isMendable({
        code,
        field: code.startsWith('cover') ? 'cover' : 'images',
        severity: 'error',
        channelId: null,
        figures: {},
      });
    expect([
      mends('image-too-large'),
      mends('cover-ratio'),
      mends('picture-ratio'),
      mends('cover-missing'),
    ]).toEqual([true, false, false, false]);
  });
});
