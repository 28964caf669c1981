// What a list shows before it breaks off or keeps back the rest counts: a copy in it is told, and what has an id of ours is found.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { channelByKey } from './registry.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const [at, second] = ['2026-11-05T10:00:30Z', sentAt.getTime() / 1_000 + 30];
const file = { url: 'herald://p', name: 'p', sizeBytes: 9, md5: '', ending: 'jpg', altText: '' };
const words: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const pictured: Post = { ...words, images: [file] };
const page = 'urn:li:organization:7';
const container = JSON.stringify({ items: [], container: 'c', upload: null, asked: 0 });
const plain = sentOf(words);
const sentOn: Readonly<Record<string, Partial<Sent>>> = {
  instagram: { post: pictured, handles: { container } },
  wechat: { handles: { draft: 'media-1' } },
  youtube: { post: { ...words, video: file } },
};

const onInstagram = (id: string) => ({
  ...{ id, caption: 'Noon', media_type: 'IMAGE', timestamp: at },
  permalink: `https://www.instagram.com/p/${id}/`,
});
const article = (id: string) => ({ title: 'Noon', digest: 'Noon', url: `https://mp.weixin.qq.com/s/${id}` });
const message = (id: string) => ({
  ...{ article_id: id, content: { news_item: [article(id)] }, update_time: second },
});
const onX = (id: string, keys: string[] = []) => ({
  ...{ id, text: 'Noon', created_at: at, author_id: '7', attachments: { media_keys: keys } },
});
const onLinkedIn = (id: number, image?: string) => ({
  ...{ id: `urn:li:share:${id}`, author: page, commentary: 'Noon' },
  ...{ createdAt: second * 1_000, lastModifiedAt: second * 1_000 },
  ...(image === undefined ? {} : { content: { media: { id: image } } }),
});
const snippet = { title: 'Noon', description: 'Noon', channelId: '7', publishedAt: at };
const [film, other] = ['aaaaaaaaaaa', 'bbbbbbbbbbb'];
const onYouTube = (videoId: string) => ({ snippet, contentDetails: { videoId } });
const youtube = {
  '/channels': [{ items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU7' } } }] }],
  '/videos': [
    { items: [{ id: film, snippet, status: { uploadStatus: 'processed', privacyStatus: 'public' } }] },
  ],
};
const after = { next: 'https://g.test/x?after=1', cursors: { after: '1' } };
const many = Array.from({ length: 20 }, (_, n) => message(n === 0 ? 'a' : n === 1 ? 'b' : `c${n}`));

/** By a part of the address the answers in their order, the last of them again and again; null is none. */
type Answers = Readonly<Record<string, readonly (object | null)[]>>;
function world(key: string, answers: Answers) {
  const channel = channelByKey(key);
  if (!channel) throw new Error(`No channel ${key}`);
  const asked = new Map<string, number>();
  const outside = outsideWith(channel, {
    async fetch(url) {
      const { pathname } = new URL(url);
      const [part, told] = Object.entries(answers).find(([one]) => pathname.includes(one)) ?? ['', []];
      const turn = asked.get(part) ?? 0;
      asked.set(part, turn + 1);
      const answer = told[Math.min(turn, told.length - 1)];
      return answer ? Response.json(answer) : new Response(null, { status: 503 });
    },
  });
  const account = accountWith({ externalId: key === 'linkedin' ? page : '7' });
  return { channel, outside, account, sent: { ...plain, ...sentOn[key] } };
}

type Case = [key: string, what: string, externalId: string, copy: string, answers: Answers];
const cases: Case[] = [
  [
    ...(['instagram', 'a next page that cannot be asked for', '1', '2'] as const),
    {
      '/7/media': [{ data: ['1', '2'].map(onInstagram), paging: { next: 'https://g.test/x?limit=9' } }],
      '/1': [onInstagram('1')],
    },
  ],
  [
    ...(['instagram', 'more pages than are read', '1', '2'] as const),
    { '/7/media': [{ data: [onInstagram('2')], paging: after }], '/1': [onInstagram('1')] },
  ],
  [
    ...(['instagram', 'a second page that is refused', '1', '2'] as const),
    { '/7/media': [{ data: ['1', '2'].map(onInstagram), paging: after }, null], '/1': [onInstagram('1')] },
  ],
  [
    ...(['wechat', 'a page without messages', 'a', 'b'] as const),
    {
      '/batchget': [
        { total_count: 9, item: ['a', 'b'].map(message) },
        { total_count: 9, item: [] },
      ],
      '/getarticle': [{ news_item: [article('a')] }],
    },
  ],
  [
    ...(['wechat', 'more pages than are read', 'a', 'b'] as const),
    {
      '/batchget': [{ total_count: 9_000, item: [message('b')] }],
      '/getarticle': [{ news_item: [article('a')] }],
    },
  ],
  [
    ...(['wechat', 'a second page that is refused', 'a', 'b'] as const),
    {
      '/batchget': [{ total_count: 40, item: many.slice(0, 2) }, null],
      '/getarticle': [{ news_item: [article('a')] }],
    },
  ],
  [
    ...(['twitter', 'a second page that is refused', '1', '2'] as const),
    {
      '/users/7/tweets': [{ data: [onX('1'), onX('2')], meta: { result_count: 2, next_token: 'n' } }, null],
      '/tweets/1': [{ data: onX('1') }],
    },
  ],
  [
    ...(['linkedin', 'a second page that is refused', 'urn:li:share:1', 'urn:li:share:2'] as const),
    {
      '/posts/': [onLinkedIn(1)],
      '/posts': [{ elements: [onLinkedIn(1), onLinkedIn(2)], paging: { total: 900, links: [] } }, null],
    },
  ],
  [
    ...(['youtube', 'a second page that is refused', film, other] as const),
    { ...youtube, '/playlistItems': [{ items: [film, other].map(onYouTube), nextPageToken: 'n' }, null] },
  ],
];

test.each(cases)('%s: a copy is told though the list has %s', async (key, _, externalId, copy, answers) => {
  const { channel, outside, account, sent } = world(key, answers);
  const seen = await channel.settle.watch(outside, account, sent, externalId);
  expect(seen).toMatchObject({ ok: true, value: { stands: true, unlisted: {} } });
  expect(new Set(seen.ok ? seen.value.copies : [])).toEqual(new Set([copy]));
});

const two = cases.filter(([key]) => ['twitter', 'linkedin', 'youtube'].includes(key));
test.each(two)('%s: two that say the same are shown to a person, though the list has %s', async (...one) => {
  const [key, , , , answers] = one;
  const { channel, outside, account, sent } = world(key, answers);
  const seen = await channel.settle.settle(outside, account, sent);
  expect(seen).toMatchObject({ state: 'several', candidates: { length: 2 } });
});

test.each<[key: string, mark: string, externalId: string, answers: Answers]>([
  [
    ...(['twitter', '99', '1'] as const),
    {
      '/users/7/tweets': [{ data: [onX('1', ['3_99'])], meta: { result_count: 1, next_token: 'n' } }, null],
    },
  ],
  [
    ...(['linkedin', 'urn:li:image:9', 'urn:li:share:1'] as const),
    { '/posts': [{ elements: [onLinkedIn(1, 'urn:li:image:9')], paging: { total: 900, links: [] } }, null] },
  ],
])('%s: what has our picture on the first page is found, though the second is refused', async (...one) => {
  const [key, mark, externalId, answers] = one;
  const { channel, outside, account, sent } = world(key, answers);
  const call = { ...sent, post: pictured, handles: { 'picture-1': mark } };
  expect(await channel.settle.settle(outside, account, call)).toMatchObject({ state: 'live', externalId });
  expect(await channel.settle.settle(outside, account, sent)).toMatchObject({ state: 'cannot-look' });
});

test('instagram and wechat: what the part shows is found under its link, and what it does not is not called absent', async () => {
  const links: [string, Answers, string, string][] = [
    [
      ...(['instagram', { '/7/media': [{ data: [onInstagram('2')], paging: after }, null] }] as const),
      ...(['https://www.instagram.com/p/2/', 'https://www.instagram.com/p/3/'] as const),
    ],
    [
      'wechat',
      {
        '/batchget': [{ total_count: 40, item: many.slice(0, 2) }, null],
        '/getarticle': [{ news_item: [article('b')] }],
      },
      ...(['https://mp.weixin.qq.com/s/b', 'https://mp.weixin.qq.com/s/d'] as const),
    ],
  ];
  for (const [key, answers, shown, missing] of links) {
    const look = (link: string) => {
      const { channel, outside, account } = world(key, answers);
      return channel.settle.findByLink(outside, account, link);
    };
    expect(await look(shown)).toMatchObject({ ok: true, value: { url: shown } });
    expect(await look(missing)).toMatchObject({ ok: false });
  }
});

test('wechat: a listed message without an address yet is not live before it has one', async () => {
  const gone = { errcode: 40_007, errmsg: 'invalid media_id' };
  const listing = (url: string) => ({
    '/draft/get': [gone],
    '/batchget': [
      { total_count: 1, item: [{ ...message('a'), content: { news_item: [{ ...article('a'), url }] } }] },
    ],
  });
  const settle = (url: string) => {
    const { channel, outside, account, sent } = world('wechat', listing(url));
    return channel.settle.settle(outside, account, sent);
  };
  expect(await settle('')).toMatchObject({ state: 'processing' });
  expect(await settle(article('a').url)).toMatchObject({ state: 'live', url: article('a').url });
});
