// A post that is read by its id is told of, whatever becomes of the list: only its copies are then not all known.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { channelByKey } from './registry.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const [at, second] = ['2026-11-05T10:00:30Z', sentAt.getTime() / 1_000 + 30];
const post: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const video: Post['video'] = {
  url: 'herald://v',
  name: 'v',
  sizeBytes: 9,
  md5: '',
  ending: 'mp4',
  altText: '',
};
const sent = sentOf(post);

const onFacebook = (id: string, message: string) => ({ id, message, created_time: at });
const onLinkedIn = (id: number, commentary: string) => ({
  ...{ id: `urn:li:share:${id}`, author: 'urn:li:organization:7', commentary },
  ...{ createdAt: second * 1_000, lastModifiedAt: second * 1_000 },
});
const onVk = (id: number, text: string) => ({ id, owner_id: 7, date: second, text });
const onX = (id: string, text: string) => ({ id, text, created_at: at, author_id: '7' });
const onWeibo = (id: string, text: string) => ({
  ...{ idstr: id, mid: id, text, created_at: at, user: { idstr: '7' } },
});
const snippet = (title: string) => ({ title, description: title, channelId: '7', publishedAt: at });
const inUploads = (videoId: string, title: string) => ({
  snippet: snippet(title),
  contentDetails: { videoId },
});
const onYouTube = (list: object) => ({
  '/channels': { items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU7' } } }] },
  '/playlistItems': list,
  '/videos': {
    items: [
      {
        ...{ id: 'aaaaaaaaaaa', snippet: snippet('Else') },
        status: { uploadStatus: 'processed', privacyStatus: 'public' },
      },
    ],
  },
});
const many = <T>(make: (n: number) => T) => Array.from({ length: 99 }, (_, n) => make(n + 100));
const tooLong = { kind: 'permission', platformCode: 'list-too-long' };
const notWhole = { kind: 'unknown', platformCode: 'list-not-whole' };

/** Each shows the post by its id under other words, and one copy in the part of the list that it shows. */
type Case = [key: string, externalId: string, answers: object, copy: string, unlisted: object];
const facebook = [onFacebook('7_1', 'Else'), onFacebook('7_2', 'Noon')];
const linkedin = [onLinkedIn(1, 'Else'), onLinkedIn(2, 'Noon')];
const weibo = [onWeibo('1', 'Else'), onWeibo('2', 'Noon')];
const uploads = [inUploads('aaaaaaaaaaa', 'Else'), inUploads('bbbbbbbbbbb', 'Noon')];
const cases: Case[] = [
  [
    ...(['facebook', '7_1'] as const),
    {
      '/published_posts': { data: facebook, paging: { next: 'https://g.test/x?limit=9' } },
      '/7_1': facebook[0] ?? {},
    },
    ...(['7_2', notWhole] as const),
  ],
  [
    ...(['facebook', '7_1'] as const),
    {
      '/published_posts': {
        data: facebook.slice(1),
        paging: { next: 'https://g.test/x?after=1', cursors: { after: '1' } },
      },
      '/7_1': facebook[0] ?? {},
    },
    ...(['7_2', tooLong] as const),
  ],
  [
    ...(['linkedin', 'urn:li:share:1'] as const),
    { '/posts/': linkedin[0] ?? {}, '/posts': { elements: linkedin, paging: { total: 900, links: [] } } },
    ...(['urn:li:share:2', tooLong] as const),
  ],
  [
    ...(['vk', '7_1'] as const),
    {
      '/wall.getById': { response: { items: [onVk(1, 'Else')] } },
      '/wall.get': { response: { count: 900, items: [onVk(2, 'Noon'), ...many((n) => onVk(n, 'Else'))] } },
    },
    ...(['7_2', tooLong] as const),
  ],
  [
    ...(['weibo', '1'] as const),
    { '/statuses/show': weibo[0] ?? {}, '/user_timeline': { statuses: weibo, total_number: 412 } },
    ...(['2', tooLong] as const),
  ],
  [
    ...(['weibo', '1'] as const),
    {
      '/statuses/show': weibo[0] ?? {},
      '/user_timeline': {
        statuses: [onWeibo('2', 'Noon'), ...many((n) => onWeibo(String(n), 'Else'))],
        total_number: 900,
      },
    },
    ...(['2', tooLong] as const),
  ],
  [
    ...(['twitter', '1'] as const),
    {
      '/tweets/1': { data: onX('1', 'Else') },
      '/users/7/tweets': { data: [onX('2', 'Noon')], meta: { result_count: 1, next_token: 'n' } },
    },
    ...(['2', tooLong] as const),
  ],
  [
    ...(['youtube', 'aaaaaaaaaaa'] as const),
    onYouTube({ items: uploads, pageInfo: { totalResults: 9 } }),
    ...(['bbbbbbbbbbb', notWhole] as const),
  ],
  [
    ...(['youtube', 'aaaaaaaaaaa'] as const),
    onYouTube({ items: uploads.slice(1), nextPageToken: 'n' }),
    ...(['bbbbbbbbbbb', tooLong] as const),
  ],
];

function watch(key: string, externalId: string, answers: object) {
  const channel = channelByKey(key);
  if (!channel) throw new Error(`No channel ${key}`);
  const outside = outsideWith(channel, {
    async fetch(url) {
      const { pathname } = new URL(url);
      const [, answer] = Object.entries(answers).find(([part]) => pathname.includes(part)) ?? [];
      return answer === undefined ? new Response(null, { status: 503 }) : Response.json(answer);
    },
  });
  const account = accountWith({ externalId: key === 'linkedin' ? 'urn:li:organization:7' : '7' });
  const look = key === 'youtube' ? { ...sent, post: { ...post, video } } : sent;
  return channel.settle.watch(outside, account, look, externalId);
}

test.each(cases)('%s: of %s it says what it read by its id, with the copy it saw', async (...one) => {
  const [key, externalId, answers, copy, unlisted] = one;
  const seen = await watch(key, externalId, answers);
  expect(seen).toMatchObject({ ok: true, value: { stands: true, unlisted } });
  if (!seen.ok) return;
  expect(new Set(seen.value.copies)).toEqual(new Set([copy]));
  const isEditable = channelByKey(key)?.rules.can.edit === 'in-place';
  expect(seen.value.asSent).toBe(isEditable ? false : undefined);
});
