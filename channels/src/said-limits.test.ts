// The limits of Facebook and Twitter as a person reads them: the sentence of each, in the languages of the house.
import { checkContent } from '@herald/contract/check-content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { gigabyte, megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { Language } from '@herald/contract/languages.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import { rules as facebook } from './facebook/rules.ts';
import { rules as instagram } from './instagram/rules.ts';
import { rules as twitter } from './twitter/rules.ts';
import { rules as vk } from './vk/rules.ts';
import { rules as wechat } from './wechat/rules.ts';

const words = { mediaType: mediaTypes.text, content: 'The ferry is late' };
const film = (name: string, size = megabyte) => ({
  mediaType: mediaTypes.video,
  url: `/f/${name}`,
  name,
  size,
});
const link = (url: string) => ({ mediaType: mediaTypes.link, url });
const picture = (name: string) => ({ mediaType: mediaTypes.image, url: `/f/${name}`, name, size: 1 });

function said(rules: ChannelRules, language: Language, ...media: object[]): string[] {
  const content = Composition.parse({ title: 'A title', media: [words, ...media] });
  const errors = checkContent(content, [rules]).filter(({ severity }) => severity === 'error');
  return errors.map((one) => sentenceOf(one, language, (code, figures) => say(language, code, figures)));
}

test('R-FB-002: an invalid or an empty link says that a valid one is to be filled in', () => {
  expect(said(facebook, 'en', link('not an address'))).toEqual([
    'Please enter a valid link, beginning with http:// or https://.',
  ]);
  expect(said(facebook, 'en', link(''))).toEqual(['Please enter a link first.']);
  expect(said(facebook, 'zh', link('not an address'))).toHaveLength(1);
});

test('R-FB-008: another kind of video on Facebook says that only mov and mp4 are taken', () => {
  expect(said(facebook, 'en', film('v.webm'))).toEqual([
    'Facebook: video type only mov mp4. (Limit of Herald’s specification.)',
  ]);
  expect(said(facebook, 'zh', film('v.webm'))[0]).toMatch(/mov.*mp4/);
});

test('R-FB-010: a video over 1 GB on Facebook says how large it may be', () => {
  const [sentence] = said(facebook, 'en', film('v.mp4', gigabyte + 1));
  expect(sentence).toMatch(/Facebook: the video has .* at most 1024 MB/);
});

test('R-TW-006: a video over 512 MB on Twitter says how large it may be', () => {
  const found = said(twitter, 'en', film('v.mp4', 513 * megabyte));
  expect(found).toEqual([
    'Twitter: the video has 513 MB; at most 512 MB. (Limit of Herald’s specification and of Twitter itself.)',
  ]);
});

test('R-TW-016: a fifth picture on Twitter says that there are at most 4', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.jpg`));
  expect(said(twitter, 'en', ...five)).toEqual([
    'Twitter: at most 4 pictures; there are 5. (Limit of Herald’s specification.)',
  ]);
  expect(said(twitter, 'zh', ...five)[0]).toContain('4');
});

describe('R-VAL-023: whose limit blocks', () => {
  const long = (content: string) => ({ mediaType: mediaTypes.text, content });
  const photo = (size: number) => ({ ...picture('a.jpg'), size });

  test.each([
    [
      'the specification alone, a stricter one than the platform',
      facebook,
      film('v.mp4', gigabyte + 1),
      {
        en: 'of Herald’s specification.',
        zh: '限制来自 Herald 发布规范',
        es: 'especificación de Herald.',
        ja: 'Herald の仕様による',
      },
    ],
    [
      'the platform, a byte stricter than the specification',
      wechat,
      photo(megabyte),
      {
        en: 'Limit of WeChat itself',
        zh: '限制来自 WeChat 平台',
        es: 'Límite de WeChat',
        ja: 'WeChat 自体の制限',
      },
    ],
    [
      'the platform, of whom the documents say nothing',
      instagram,
      long('a'.repeat(2_201)),
      {
        en: 'Limit of Instagram itself',
        zh: '限制来自 Instagram 平台',
        es: 'Límite de Instagram',
        ja: 'Instagram 自体の制限',
      },
    ],
    [
      'both, where they draw the same line',
      twitter,
      long('a'.repeat(281)),
      {
        en: 'specification and of Twitter itself',
        zh: 'Herald 发布规范与 Twitter',
        es: 'Herald y de Twitter',
        ja: '自体に共通',
      },
    ],
    [
      'a measure of our own',
      vk,
      film('v.mp4', 257 * megabyte),
      {
        en: 'of Herald’s own.',
        zh: '限制来自 Herald 系统',
        es: 'propio de Herald',
        ja: 'Herald 独自',
      },
    ],
  ])('%s', (_case, rules, item, words) => {
    for (const [language, expected] of Object.entries(words))
      expect(said(rules, Language.parse(language), item)).toContainEqual(expect.stringContaining(expected));
  });

  test('of two measures of one text the one that is exceeded further is named', () => {
    // An address weighs 23 for X whatever its length, and its letters for the specification.
    const address = `https://example.com/${'a'.repeat(300)}`;
    expect(said(twitter, 'en', long(address))).toEqual([
      expect.stringContaining('of Herald’s specification.'),
    ]);
  });
});
