// What the channels say of a file's weight, shape and length, judged by what is known of it: covers, pictures, videos.
import { checkContent } from '@herald/contract/check-content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { rules as facebookAlone } from './facebook/rules.ts';
import { rules as instagram } from './instagram/rules.ts';
import { rules as linkedin } from './linkedin/rules.ts';
import { rules as tiktok } from './tiktok/rules.ts';
import { rules as twitter } from './twitter/rules.ts';
import { rules as vk } from './vk/rules.ts';
import { rules as wechat } from './wechat/rules.ts';
import { rules as youtube } from './youtube/rules.ts';

const words = { mediaType: mediaTypes.text, content: 'The ferry is late' };
const link = { mediaType: mediaTypes.link, url: 'https://example.com/a' };
const film = { mediaType: mediaTypes.video, url: '/f/v.mp4', name: 'v.mp4', size: megabyte };
const picture = { mediaType: mediaTypes.image, url: '/f/p.jpg', name: 'p.jpg', size: megabyte / 2 };
const cover = (name = 'c.jpg') => ({ cover: `/f/${name}` });

/** Links to the sites here may have a thumbnail of ours. */
const facebook = { ...facebookAlone, linkCoverHosts: ['example.com'] };

const problemsOf = (rules: ChannelRules, media: object[], more: object, known: Record<string, FileFacts>) =>
  checkContent(
    Composition.parse({ title: 'A title', media: [words, ...media], ...more }),
    [rules],
    new Map(Object.entries(known)),
  ).filter(({ severity }) => severity !== 'info');
const codesOf = (...asked: Parameters<typeof problemsOf>) => problemsOf(...asked).map(({ code }) => code);

describe('covers', () => {
  test('R-FB-003: a link thumbnail on Facebook is jpeg, jpg or png', () => {
    for (const name of ['c.jpeg', 'c.jpg', 'c.png'])
      expect(codesOf(facebook, [link], cover(name), {})).toEqual([]);
    expect(codesOf(facebook, [link], cover('c.gif'), {})).toEqual(['cover-type']);
    expect(codesOf(facebook, [film], cover('c.gif'), {})).toEqual([]);
  });

  test('R-FB-006: a link thumbnail over 4 MB is left out, and the post goes', () => {
    const found = (sizeBytes: number) => problemsOf(facebook, [link], cover(), { '/f/c.jpg': { sizeBytes } });
    expect(found(4 * megabyte)).toEqual([]);
    expect(found(4 * megabyte + 1)).toMatchObject([
      { code: 'cover-left-out', severity: 'warning', figures: { limit: '4' } },
    ]);
  });

  test('R-FB-005: of a link to another site the thumbnail is left out with a word, and the post goes', () => {
    const other = { ...link, url: 'https://example.com.evil.test/a' };
    const found = problemsOf(facebook, [other], cover(), {});
    expect(found).toMatchObject([{ code: 'cover-not-listed', severity: 'warning' }]);
    expect(found.map(({ code, figures }) => say('en', code, figures))[0]).toMatch(
      /Facebook: image not on whitelist, thumbnail upload cancelled. The post still goes out/,
    );
    expect(codesOf(facebookAlone, [link], cover(), {})).toEqual(['cover-not-listed']);
    expect(codesOf(linkedin, [other], cover(), {})).toEqual([]);
  });

  test('R-FB-012: a video thumbnail on Facebook has at most 10 MB', () => {
    const found = (sizeBytes: number) => codesOf(facebook, [film], cover(), { '/f/c.jpg': { sizeBytes } });
    expect(found(10 * megabyte)).toEqual([]);
    expect(found(10 * megabyte + 1)).toEqual(['cover-too-large']);
  });

  test.each([
    [youtube, [film], 2_097_152],
    [wechat, [], 10 * megabyte],
    [instagram, [film], 8 * megabyte],
  ])('of %#: what the platform takes, and not a byte more', (rules, media, most) => {
    const found = (sizeBytes: number) => codesOf(rules, media, cover(), { '/f/c.jpg': { sizeBytes } });
    expect([found(most), found(most + 1)]).toEqual([[], ['cover-too-large']]);
  });
});

describe('pictures by their pixels', () => {
  const found = (rules: ChannelRules, width: number, height: number) =>
    codesOf(rules, [picture], {}, { '/f/p.jpg': { width, height } });

  test('Instagram: from 4:5 to 1.91:1', () => {
    expect([found(instagram, 1_080, 1_350), found(instagram, 1_910, 1_000)]).toEqual([[], []]);
    expect(found(instagram, 1_080, 1_351)).toEqual(['picture-ratio']);
    expect(found(instagram, 1_920, 1_000)).toEqual(['picture-ratio']);
  });

  test('LinkedIn: fewer than 36,152,320', () => {
    expect(found(linkedin, 6_000, 6_025)).toEqual([]);
    expect(found(linkedin, 36_152_320, 1)).toEqual(['picture-pixels']);
  });

  test('VK: both sides together 14,000, and none twenty times as long as the other', () => {
    expect(found(vk, 7_000, 7_000)).toEqual([]);
    expect(found(vk, 7_001, 7_000)).toEqual(['picture-sides-together']);
    expect(found(vk, 2_100, 100)).toEqual(['picture-ratio']);
  });

  test('what nobody measured is not judged', () => {
    expect(codesOf(instagram, [picture], {}, {})).toEqual([]);
  });
});

describe('videos by their length', () => {
  test.each([
    [tiktok, 3, 600],
    [instagram, 3, 900],
    [linkedin, 3, 1_800],
    [facebook, 0, 14_400],
    [youtube, 0, 43_200],
    [twitter, 0.5, 140],
  ])('of %#: not shorter than %#, not longer', (rules, least, most) => {
    const found = (durationSeconds: number) =>
      codesOf(rules, [film], {}, { '/f/v.mp4': { durationSeconds } });
    expect([found(least), found(most), found(most + 1)]).toEqual([[], [], ['video-too-long']]);
    expect(found(least / 2)).toEqual(least > 0 ? ['video-too-short'] : []);
  });
});

describe('hints and words of a video', () => {
  const allOf = (rules: ChannelRules, more: object, durationSeconds?: number) =>
    checkContent(
      Composition.parse({ title: 'A title', media: [words, film], ...more }),
      [rules],
      new Map([['/f/v.mp4', { durationSeconds }]]),
    ).map(({ code }) => code);

  test('R-TW-009: who is not verified should keep under 2 minutes 20 seconds; of a shorter video nothing is said', () => {
    expect(allOf(twitter, {})).toEqual(['video-hint-length']);
    expect(allOf(twitter, {}, 90)).toEqual([]);
    expect(say('en', 'video-hint-length', { channel: 'Twitter' })).toContain('2 minutes 20 seconds');
  });

  test('YouTube: a quarter of an hour for who is not verified', () => {
    expect(allOf(youtube, {}, 900)).toEqual([]);
    expect(allOf(youtube, {}, 901)).toEqual(['video-hint-verified']);
  });

  test('R-TW-011: the description of a video has at most 400 characters', () => {
    expect(allOf(twitter, { description: 'a'.repeat(400) }, 9)).toEqual([]);
    expect(allOf(twitter, { description: 'a'.repeat(401) }, 9)).toEqual(['video-description-too-long']);
  });

  test('R-TW-010: a video never goes with a title of more than 400 characters', () => {
    expect(allOf(twitter, { title: 'a'.repeat(401) }, 9)).toEqual(['title-too-long']);
  });
});
