// The words by which a person knows a post on its account: what its channel shows of them, and nothing else.
import { facebook } from '@herald/channels/facebook/index.ts';
import { tiktok } from '@herald/channels/tiktok/index.ts';
import { wechat } from '@herald/channels/wechat/index.ts';
import { youtube } from '@herald/channels/youtube/index.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, it } from 'vitest';
import { describeWords } from './describe-words.ts';

const film = { url: 'herald://v', name: 'v', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const post: Post = {
  ...{ title: 'Noon', text: 'Bells at noon.', link: null, images: [], video: film, audio: null, cover: null },
};

it('are title and text where the channel shows both, the text where it shows that, and none in an inbox', () => {
  expect(describeWords(post, youtube.rules)).toBe('Noon\nBells at noon.');
  expect(describeWords({ ...post, video: null }, facebook.rules)).toBe('Bells at noon.');
  expect(describeWords(post, tiktok.rules)).toBe('');
});

it('of a message of several articles are their titles', () => {
  const articles = [post, { ...post, title: 'Evening' }];
  expect(describeWords({ ...post, articles }, wechat.rules)).toBe('Noon\nEvening');
});
