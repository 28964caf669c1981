// An article and the plain blocks it is taken apart into.
import { expect, test } from 'vitest';
import { isBare, partsOf } from './article-parts.ts';
import { parseArticle } from './article-tree.ts';

const image = '<p><img src="/f/1"/></p>';

test('an article comes apart at its pictures, in their order', () => {
  expect(partsOf(parseArticle(`<p>a</p><p>b<br/>c</p>${image}<h2>d</h2>${image}`))).toEqual([
    { kind: 'words', text: 'a\n\nb\nc' },
    { kind: 'picture', url: '/f/1' },
    { kind: 'words', text: 'd' },
    { kind: 'picture', url: '/f/1' },
  ]);
  expect(partsOf(parseArticle(`<ul><li>a ${image}</li></ul>`))).toEqual([
    { kind: 'words', text: '• a' },
    { kind: 'picture', url: '/f/1' },
  ]);
  expect(partsOf([])).toEqual([]);
});

test('it is bare when nothing of it is lost in plain blocks', () => {
  expect(isBare(parseArticle(`<p>a</p>${image}<p>b<br/>c</p>`))).toBe(true);
  expect(isBare(parseArticle(`<p>a</p>${image}<p><em>b</em></p>`))).toBe(false);
  expect(isBare(parseArticle('<p>a</p><p></p><p>b</p>'))).toBe(false);
  expect(isBare(parseArticle('<p style="text-align: center">a</p>'))).toBe(false);
});
