// Whether a page shows a post, by its words: cut off, set otherwise or in any script, and never another page for it.
import { expect, it } from 'vitest';
import { identifyPost } from './identify-post.ts';

const nothing = { link: null, images: [], video: null, audio: null, cover: null };
const post = (title: string, text: string, more = {}) => ({ title, text, ...nothing, ...more });
const accountName = 'City Desk';
const long = 'The harbour stays shut until Monday.';

it.each([
  ['whole', 'Ferries stop', long, 'News The harbour stays shut until Monday. Like'],
  ['cut off', '', `${long} Because of ice`, 'The harbour stays shut… more'],
  ['by its title alone', 'Ferries stop at the river', 'A text', 'FERRIES  STOP AT THE RIVER · video'],
  [
    'in Chinese, set otherwise',
    '',
    '港口将关闭至周一，渡轮停运一周左右。',
    '港口将关闭 至周一,渡轮停运 一周左右',
  ],
  ['in full-width letters', '', long, 'Ｔｈｅ ｈａｒｂｏｕｒ ｓｔａｙｓ ｓｈｕｔ'],
  ['far down in a long text', '', `${'a1'.repeat(100)} ${long}`, long],
  [
    'with its link left out',
    '',
    'See https://example.org/a now all of the harbour',
    'See now all of the harbour',
  ],
  [
    'in Chinese behind a link',
    '',
    'https://example.org/a，港口将于周一重新开放渡轮恢复运行',
    '港口将于周一重新开放渡轮恢复运行',
  ],
  ['a word alone, with who posted it', '', 'Snow', 'City Desk Winter Snow 12 likes'],
  ['three letters of Chinese, with who posted them', '', '下雪了', 'City Desk 今天下雪了'],
  ['no words, with who posted it', '', '❄️ https://example.org/all-about-it', 'City Desk 12 likes'],
])('shows it %s', (_, title, text, words) => {
  expect(identifyPost(post(title, text), { accountName, words })).toBe(true);
});

it.each([
  ['a consent', 'Ferries stop', long, 'Before you continue Accept all Reject all'],
  ['another post', 'Ferries stop', long, 'City Desk The harbour opens on Tuesday'],
  ['a blank page', 'Ferries stop', long, ''],
  ['a sign-in that says a short title', 'Help!', long, 'City Desk Log in Help Password'],
  ['a word alone, of nobody', '', 'Snow', 'Winter Snow 12 likes'],
  ['a part of another word', '', 'Rain', 'City Desk Terrain trains'],
  ['a page of somebody else, where there are no words', '', '❄️', 'Log in to continue'],
])('%s shows it not', (_, title, text, words) => {
  expect(identifyPost(post(title, text), { accountName, words })).toBe(false);
});

it('knows a message by any of its articles, by their titles and by their texts', () => {
  const articles = [post('First of them', ''), post('Second of all of them', ''), post('3', long)];
  const message = post('First of them', '', { articles });
  for (const words of ['Second of all of them', long])
    expect(identifyPost(message, { accountName, words })).toBe(true);
});
