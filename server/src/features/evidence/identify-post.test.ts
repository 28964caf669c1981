// Whether a page shows a post, by its words: cut off, set otherwise or in any script, and never another page for it.
import { expect, it } from 'vitest';
import { identifyPost } from './identify-post.ts';

const nothing = { link: null, images: [], video: null, audio: null, cover: null };
const post = (title: string, text: string, more = {}) => ({ title, text, ...nothing, ...more });

it.each([
  [
    'whole',
    'Ferries stop',
    'The harbour stays shut until Monday.',
    'News The harbour stays shut until Monday. Like',
  ],
  ['cut off', '', 'The harbour stays shut until Monday because of ice', 'The harbour stays shut… more'],
  ['by its title alone', 'Ferries stop at the river', 'A text', 'FERRIES  STOP AT THE RIVER · video'],
  [
    'in Chinese, set otherwise',
    '',
    '港口将关闭至周一，渡轮停运一周左右。',
    '港口将关闭 至周一,渡轮停运 一周左右',
  ],
  [
    'with its link left out',
    '',
    'See https://example.org/a now all of the harbour',
    'See now all of the harbour',
  ],
  ['a word alone', '', 'Snow', 'Winter Snow 12 likes'],
])('shows it %s', (_, title, text, words) => {
  expect(identifyPost(post(title, text), words)).toBe(true);
});

it.each([
  ['a consent', 'Before you continue Accept all Reject all'],
  ['another post', 'The harbour opens on Tuesday'],
  ['a blank page', ''],
  ['a sign-in', 'Log in to continue Password'],
])('%s shows it not', (_, words) => {
  expect(identifyPost(post('Ferries stop', 'The harbour stays shut until Monday.'), words)).toBe(false);
});

it('says nothing against a page where the post has no words', () => {
  expect(identifyPost(post('', '❄️ https://example.org/all-about-it'), '')).toBe(true);
});

it('knows a message by any of its articles', () => {
  const articles = [post('First of them', ''), post('Second of all of them', '')];
  expect(identifyPost(post('First of them', '', { articles }), 'Second of all of them')).toBe(true);
});
