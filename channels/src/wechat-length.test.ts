// How long an article may be: measured as the HTML that is sent, as WeChat measures it.
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { expect, test } from 'vitest';
import { rules } from './wechat/rules.ts';

const codesOf = (media: object[]) =>
  checkContent(Composition.parse({ title: 'A title', cover: '/f/c.jpg', media }), [rules]).map(
    ({ code }) => code,
  );
const image = (name: string) => ({ mediaType: mediaTypes.image, url: `/f/${name}`, name, size: 1 });

test('a text is as long as its HTML: marks of paragraphs, entities and pictures count', () => {
  const written = (content: string, ...more: object[]) =>
    codesOf([{ mediaType: mediaTypes.text, content }, ...more]);
  const most = 'a'.repeat(19_999 - '<p></p>'.length);
  expect(written(most)).toEqual(['text-nearly-full']);
  expect(written(`${most}a`)).toEqual(['text-too-long']);
  expect(written(Array.from({ length: 10 }, () => 'a'.repeat(1_999)).join('\n\n'))).toEqual([
    'text-too-long',
  ]);
  expect(written('&'.repeat(15_000))).toEqual(['text-too-long']);
  expect(written(most, image('a.png'))).toEqual(['text-too-long']);
});
