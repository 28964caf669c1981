// The limits of Facebook and Twitter as a person reads them: the sentence of each, in the languages of the house.
import { checkContent } from '@herald/contract/check-content.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { gigabyte, megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Language } from '@herald/contract/languages.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { expect, test } from 'vitest';
import { rules as facebook } from './facebook/rules.ts';
import { rules as twitter } from './twitter/rules.ts';

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
  return errors.map(({ code, figures }) => say(language, code, figures));
}

test('R-FB-002: an invalid or an empty link says that a valid one is to be filled in', () => {
  expect(said(facebook, 'en', link('not an address'))).toEqual([
    'Please enter a valid link, beginning with http:// or https://.',
  ]);
  expect(said(facebook, 'en', link(''))).toEqual(['Please enter a link first.']);
  expect(said(facebook, 'zh', link('not an address'))).toHaveLength(1);
});

test('R-FB-008: another kind of video on Facebook says that only mov and mp4 are taken', () => {
  expect(said(facebook, 'en', film('v.webm'))).toEqual(['Facebook: video type only mov mp4.']);
  expect(said(facebook, 'zh', film('v.webm'))[0]).toMatch(/mov.*mp4/);
});

test('R-FB-010: a video over 1 GB on Facebook says how large it may be', () => {
  const [sentence] = said(facebook, 'en', film('v.mp4', gigabyte + 1));
  expect(sentence).toMatch(/Facebook: the video has .* at most 1024 MB/);
});

test('R-TW-006: a video over 512 MB on Twitter says how large it may be', () => {
  const found = said(twitter, 'en', film('v.mp4', 513 * megabyte));
  expect(found).toEqual(['Twitter: the video has 513 MB; at most 512 MB.']);
});

test('R-TW-016: a fifth picture on Twitter says that there are at most 4', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.jpg`));
  expect(said(twitter, 'en', ...five)).toEqual(['Twitter: at most 4 pictures; there are 5.']);
  expect(said(twitter, 'zh', ...five)[0]).toContain('4');
});
