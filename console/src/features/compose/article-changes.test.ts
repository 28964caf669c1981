// How a composition changes with its article: one text, and the pictures that stand in it.
import { Composition, mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import { expect, test } from 'vitest';
import { textOf } from './article-changes.ts';
import { changed } from './composition.ts';

const text = (content: string, dataContent = '') => ({ mediaType: mediaTypes.text, content, dataContent });
const picture = (url: string): MediaItem => ({
  mediaType: mediaTypes.image,
  content: '',
  url,
  name: 'a.png',
  size: 1,
  md5: url,
  dataContent: '',
});
const of = (...media: object[]) => Composition.parse({ title: 'T', media });
const inside = (content: Composition) =>
  content.media.map(({ content: words, dataContent, url }) => [words, dataContent, url]);
const html = '<p><strong>a</strong></p><p><img src="/f/1"/></p>';

test('all texts become one article; pictures enter and leave the post with it', () => {
  const plain = of(text('a'), picture('/f/3'), text('b'), picture('/f/0'));
  // What stood between the texts is in the article the editor begins with: who writes it without has taken it out.
  expect(textOf(plain).dataContent).toBe('<p>a</p><p><img src="/f/3"/></p><p>b</p>');
  const first = changed(plain, {
    kind: 'article',
    fields: { content: 'a', dataContent: html },
    pictures: [picture('/f/1')],
  });
  expect(inside(first)).toEqual([
    ['a', html, ''],
    ['', '', '/f/0'],
    ['', '', '/f/1'],
  ]);
  const next = changed(first, {
    kind: 'article',
    fields: { content: 'a', dataContent: '<p><strong>a</strong></p>' },
    pictures: [],
  });
  expect(next.media.map(({ url }) => url)).toEqual(['', '/f/0']);
});

test('a picture that is replaced or removed among the pictures is so in the article', () => {
  const content = of(text('a', html), picture('/f/1'));
  const replaced = changed(content, { kind: 'picture-replaced', index: 0, picture: picture('/f/2') });
  expect(inside(replaced)).toEqual([
    ['a', html.replace('/f/1', '/f/2'), ''],
    ['', '', '/f/2'],
  ]);
  expect(inside(changed(content, { kind: 'picture-removed', index: 0 }))).toEqual([
    ['a', '<p><strong>a</strong></p>', ''],
  ]);
});

test('plain again: words and pictures stay, each picture where it stood among the words', () => {
  const plain = changed(of(text('a', html), text('b'), picture('/f/1')), { kind: 'article-dropped' });
  expect(inside(plain)).toEqual([
    ['a', '', ''],
    ['', '', '/f/1'],
    ['b', '', ''],
  ]);
  expect(changed(plain, { kind: 'article-dropped' })).toBe(plain);
  expect(textOf(plain)).toEqual({
    content: 'a\n\nb',
    dataContent: '<p>a</p><p><img src="/f/1"/></p><p>b</p>',
  });
  const only = changed(of(text('', '<p><img src="/f/1"/></p>'), picture('/f/1'), picture('/f/2')), {
    kind: 'article-dropped',
  });
  expect(inside(only)).toEqual([
    ['', '', ''],
    ['', '', '/f/1'],
    ['', '', '/f/2'],
  ]);
});
