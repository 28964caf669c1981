// A list that is not whole still shows what it shows: what has an id of ours in it is found; by words alone nothing is, nor its absence.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { channelByKey } from './registry.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const [at, second] = ['2026-11-05T10:00:30Z', sentAt.getTime() / 1_000 + 30];
const file = { url: 'herald://v', name: 'v', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const words: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const picture = { post: { ...words, images: [file] }, handles: { 'picture-1': '555' } };
const image = { post: { ...words, images: [file] }, handles: { 'picture-1': 'urn:li:image:5' } };
const film = { post: { ...words, video: file }, handles: {} };
const plain = sentOf(words);

const page = 'urn:li:organization:7';
const unnamed = { next: 'https://graph.test/v26.0/7/published_posts?limit=25' };
const onFacebook = (message: string, photo: string) => ({
  '/published_posts': {
    data: [
      {
        ...{ id: '7_9', message, created_time: at },
        attachments: { data: [{ type: 'photo', target: { id: photo } }] },
      },
    ],
    paging: unnamed,
  },
});
const onLinkedIn = (commentary: string) => ({
  '/posts': {
    elements: [
      {
        ...{ id: 'urn:li:share:8', author: page, commentary },
        ...{ createdAt: second * 1_000, lastModifiedAt: second * 1_000 },
      },
    ],
    paging: { total: 900, links: [] },
  },
});
const onVk = (text: string, owner: number) => ({
  '/wall.get': { response: { count: 900, items: [{ id: 8, owner_id: owner, date: second, text }] } },
});
const onWeibo = (text: string) => ({
  '/statuses': {
    statuses: [{ idstr: '8', mid: '8', text, created_at: at, user: { idstr: '7' } }],
    total_number: 412,
  },
});
const video = (title: string, videoId: string, publishedAt: string) => ({
  snippet: { title, description: title, publishedAt },
  contentDetails: { videoId },
});
const onYouTube = (total: number, ...items: object[]) => ({
  '/channels': { items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU7' } } }] },
  '/playlistItems': { items, pageInfo: { totalResults: total } },
  '/videos': {
    items: [
      {
        id: 'aaaaaaaaaaa',
        snippet: { channelId: '7', title: 'Noon', description: 'Noon', publishedAt: at },
        status: { uploadStatus: 'processed', privacyStatus: 'public' },
      },
    ],
  },
});
const ours = video('Noon', 'aaaaaaaaaaa', at);
const older = video('Else', 'bbbbbbbbbbb', '2026-10-01T00:00:00Z');

const onLinkedInWith = (image: string) => ({
  '/posts': {
    elements: [
      {
        ...{ id: 'urn:li:share:8', author: page, commentary: 'Noon', content: { media: { id: image } } },
        ...{ createdAt: second * 1_000, lastModifiedAt: second * 1_000 },
      },
    ],
    paging: { total: 900, links: [] },
  },
});

type Case = [key: string, what: string, answers: object, externalId: string | null, sent: object];
const cases: Case[] = [
  ['facebook', 'our photo by its own id', onFacebook('Noon', '555'), '7_9', picture],
  ['facebook', 'another photo', onFacebook('Else', '556'), null, picture],
  ['facebook', 'our words with a photo of another id', onFacebook('Noon', '556'), null, picture],
  ['linkedin', 'our image by its own id', onLinkedInWith('urn:li:image:5'), 'urn:li:share:8', image],
  ['linkedin', 'our words', onLinkedIn('Noon'), null, {}],
  ['linkedin', 'other words', onLinkedIn('Else'), null, {}],
  ['vk', 'our words', onVk('Noon', 7), null, {}],
  ['vk', 'other words', onVk('Else', 7), null, {}],
  ['vk-group', 'our words', onVk('Noon', -7), null, {}],
  ['weibo', 'our words', onWeibo('Noon'), null, {}],
  ['weibo', 'other words', onWeibo('Else'), null, {}],
  ['youtube', 'our title and description', onYouTube(3, ours), null, film],
  ['youtube', 'another title', onYouTube(3, video('Else', 'ccccccccccc', at)), null, film],
];

function settle(key: string, answers: object, more: object) {
  const channel = channelByKey(key);
  if (!channel) throw new Error(`No channel ${key}`);
  const outside = outsideWith(channel, {
    async fetch(url) {
      const { pathname } = new URL(url);
      const [, answer] = Object.entries(answers).find(([part]) => pathname.includes(part)) ?? [];
      return answer === undefined ? new Response(null, { status: 503 }) : Response.json(answer);
    },
  });
  const account = accountWith({ externalId: key === 'linkedin' ? page : '7' });
  return channel.settle.settle(outside, account, { ...plain, ...more });
}

test.each(cases)('%s: a list that says there is more shows %s', async (key, _, answers, externalId, more) => {
  const expected = externalId === null ? { state: 'cannot-look' } : { state: 'live', externalId };
  expect(await settle(key, answers, more)).toMatchObject(expected);
});

test('YouTube counts one video too many: what is older than ours ends the list all the same', async () => {
  expect(await settle('youtube', onYouTube(3, ours, older), film)).toMatchObject({ state: 'live' });
  const absent = { state: 'absent', looked: 2, unproven: true };
  const other = video('Else', 'ccccccccccc', at);
  expect(await settle('youtube', onYouTube(3, other, older), film)).toEqual(absent);
});

test('two that say the same in a part are two in the whole: a person is asked which', async () => {
  const twin = video('Noon', 'ccccccccccc', at);
  expect(await settle('youtube', onYouTube(3, ours, twin), film)).toMatchObject({
    state: 'several',
    candidates: { length: 2 },
  });
});

test('one that may be a rival’s in a part is left open, not handed over as one of several', async () => {
  const rival = { post: words, handles: {}, clientKey: 'r', sentAt, handle: null, until: null };
  const seen = await settle('vk', onVk('Noon', 7), { rivals: [rival] });
  expect(seen).toMatchObject({ state: 'cannot-look' });
});
