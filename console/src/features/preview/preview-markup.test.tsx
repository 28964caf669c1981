// What a preview draws of a text and its pictures: links where the platform has them, and how many pictures it leaves out.
import type { Post, PostFile } from '@herald/contract/post.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { testRules } from '../../lib/test-rules.ts';
import { ChannelPreview } from './channel-preview.tsx';
import { faces } from './channel-faces.ts';
import { PostMedia } from './post-media.tsx';
import { RichText } from './rich-text.tsx';

beforeAll(() => speak('en'));

const linksOf = (markup: string) =>
  [...markup.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, address, words]) => `${words} ${address}`,
  );
const shown = (text: string, face: (typeof faces)[31]) =>
  renderToStaticMarkup(<RichText text={text} face={face} />);

test('R-PREV-005 R-PREV-006 R-PREV-007: hashtags, mentions and addresses are drawn as links to where they lead', () => {
  const text = 'Fog: #港口 by @ann, https://example.org/fog.';
  expect(linksOf(shown(text, faces[32]))).toEqual([
    `#港口 https://x.com/hashtag/${encodeURIComponent('港口')}`,
    '@ann https://x.com/ann',
    'https://example.org/fog https://example.org/fog',
  ]);
  const plain = shown(text, faces[32]).replaceAll(/<[^>]*>/g, '');
  expect(plain).toBe(text);
});

test('R-PREV-005 R-PREV-006: on Weibo a topic leads between both its signs, and a name may be Chinese', () => {
  expect(linksOf(shown('#港口 重开# @人民日报 #单', faces[18]))).toEqual([
    `#港口 重开# https://s.weibo.com/weibo?q=%23${encodeURIComponent('港口 重开')}%23`,
    `@人民日报 https://weibo.com/n/${encodeURIComponent('人民日报')}`,
  ]);
});

test('the summary of an article is drawn where it is sent: not in a message of several', () => {
  const post: Post = {
    ...{ title: 'Fog', text: 'Words', link: null, images: [], video: null, audio: null, cover: null },
    description: 'In short',
  };
  const rules = testRules({ channelId: 17, name: 'WeChat', articlesAtMost: 8 });
  const drawnWith = (more: object) =>
    renderToStaticMarkup(<ChannelPreview {...{ post, rules, accounts: [], ...more }} />);
  const note = 'has no summaries';
  expect(drawnWith({})).toContain('In short');
  expect(drawnWith({})).not.toContain(note);
  const several = drawnWith({ articles: { posts: [post, post], at: 0, onOpen: () => undefined } });
  expect(several).not.toContain('In short');
  expect(several).toContain(note);
});

test('an article is drawn with who wrote it, the way to its source, and its first words where no summary was written', () => {
  const uncommented = { needOpenComment: false, onlyFansCanComment: false };
  const post: Post = {
    ...{ title: 'Fog', link: null, images: [], video: null, audio: null, cover: null },
    text: 'The harbour is closed.\n\n'.repeat(9),
    articleSettings: { author: 'Ann Lee', sourceUrl: 'https://example.org/fog', ...uncommented },
  };
  const rules = testRules({ channelId: 17, name: 'WeChat', articlesAtMost: 8 });
  const markup = renderToStaticMarkup(<ChannelPreview {...{ post, rules, accounts: [] }} />);
  expect(markup).toContain('Ann Lee');
  expect(markup).toMatch(/<span title="https:\/\/example.org\/fog">Read more</);
  expect(markup).toContain('>The harbour is closed. The harbour is closed. The harb<');
  const bare = { ...post, articleSettings: { author: '', sourceUrl: '', ...uncommented } };
  const drawnBare = renderToStaticMarkup(<ChannelPreview {...{ post: bare, rules, accounts: [] }} />);
  expect(drawnBare).not.toMatch(/Read more|<bdi>/);
});

test('R-PREV-013: typed HTML is drawn as the words it is', () => {
  expect(shown('<b>x</b> <a href="javascript:alert(1)">y</a>', faces[31])).not.toMatch(/<[ba]/);
});

const picture = (number: number): PostFile => ({
  url: `/${number}.jpg`,
  name: `${number}.jpg`,
  sizeBytes: 1,
  md5: '',
  ending: 'jpg',
  altText: '',
});
const drawn = (number: number, face: (typeof faces)[31]) => {
  const images = Array.from({ length: number }, (_, at) => picture(at + 1));
  const post: Post = { title: '', text: '', link: null, images, video: null, audio: null, cover: null };
  const markup = renderToStaticMarkup(<PostMedia post={post} face={face} />);
  return {
    pictures: [...markup.matchAll(/<img src="\/(\d+)\.jpg"/g)].map(([, at]) => Number(at)),
    counted: [
      ...markup.matchAll(/<figure>(?:(?!<\/figure>).)*<span class="pv-(?:more|place)">([^<]*)</g),
    ].map(([, words]) => words),
  };
};

test('R-PREV-003 R-PREV-004: pictures beyond the cap are counted on the last one, or by number where one is shown', () => {
  expect(drawn(4, faces[31])).toEqual({ pictures: [1, 2, 3, 4], counted: [] });
  expect(drawn(7, faces[31])).toEqual({ pictures: [1, 2, 3, 4], counted: ['+3'] });
  expect(drawn(12, faces[33])).toEqual({ pictures: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], counted: ['+2'] });
  expect(drawn(7, faces[44])).toEqual({ pictures: [1], counted: ['1/7'] });
});
