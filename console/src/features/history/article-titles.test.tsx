// Before a message is taken down for ever, each of its articles is named; a post of its own is not called one.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { ArticleTitles } from './article-titles.tsx';
import { namesOf } from './titles-of.ts';

const message = { title: '图文一', articles: ['图文一', ''], articlesGone: [] };

test('each article stands in its order, one without a title too; a single post lists nothing', async () => {
  await speak('en');
  const shown = renderToStaticMarkup(<ArticleTitles item={message} />);
  expect([...shown.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, words]) => words)).toEqual([
    '图文一',
    '(untitled)',
  ]);
  expect(
    renderToStaticMarkup(<ArticleTitles item={{ title: 'Ferry', articles: [], articlesGone: [] }} />),
  ).toBe('');
  expect(namesOf(message, 'Untitled')).toBe('图文一 · Untitled');
  expect(namesOf({ title: 'Ferry', articles: [] }, 'Untitled')).toBe('Ferry');
});

test('one that was deleted on the platform is struck out, and said to be gone', async () => {
  await speak('en');
  const shown = renderToStaticMarkup(<ArticleTitles item={{ ...message, articlesGone: [0] }} />);
  expect(shown).toContain('<del>图文一</del> (gone from the platform)');
  expect(shown.match(/<del>/g)).toHaveLength(1);
});
