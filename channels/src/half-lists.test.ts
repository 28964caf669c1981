// Answers that do not say all, on every channel: a list with holes proves no absence, and a post it does not speak of is not gone.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { channels } from './registry.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const [at, later] = ['2026-11-05T10:00:30Z', sentAt.getTime() / 1_000 + 30];
const file = { url: 'herald://v', name: 'v.mp4', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const words: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const film: Post = { ...words, video: file };
const plain = sentOf(words);

type Answers = Readonly<Record<string, object | ((asked: URL) => object)>>;
type Case = readonly [what: string, answers: Answers, sent?: Partial<Sent>];
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

const else_ = {
  facebook: { id: '7_9', message: 'Else', created_time: at },
  instagram: {
    id: '8',
    caption: 'Else',
    media_type: 'IMAGE',
    permalink: 'https://x.test/p/a/',
    timestamp: at,
  },
  twitter: { id: '8', text: 'Else', created_at: at },
  linkedin: {
    ...{ id: 'urn:li:share:8', author: 'urn:li:organization:7', commentary: 'Else' },
    ...{ createdAt: later * 1_000, lastModifiedAt: later * 1_000 },
  },
  vk: { id: 8, owner_id: 7, date: later, text: 'Else' },
  weibo: { idstr: '8', mid: '8', text: 'Else', created_at: at, user: { idstr: '7' } },
  wechat: { article_id: 'b', content: { news_item: [{ title: 'Else', url: '' }] }, update_time: later },
  youtube: {
    snippet: { title: 'Else', description: '', publishedAt: at },
    contentDetails: { videoId: 'bbbbbbbbbbb' },
  },
};
const unknownPost = { error: { code: 100, error_subcode: 33, message: 'does not exist' } };
const next = { next: 'https://graph.test/v26.0/7/published_posts?limit=25' };
const noDraft = { errcode: 40_007, errmsg: 'invalid media_id' };
const onUploads = { items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU7' } } }] };
const ended = { error: { code: 404, message: 'Not Found', errors: [{ reason: 'notFound' }] } };
const session = { handles: { video: '9 https://www.googleapis.com/session' }, post: film };
const uploads = (...list: object[]): Answers => ({
  '/session': json(ended, 404),
  '/channels': onUploads,
  '/playlistItems': ({ searchParams }: URL) => list[Number(searchParams.get('pageToken') ?? 0)] ?? {},
});
const graph = (list: object): Answers => ({
  '/published_posts': list,
  '/media': list,
  '/': json(unknownPost, 400),
});
const container = { handles: { container: '{"items":[],"container":"c","upload":null,"asked":0}' } };
const inX = (list: object): Answers => ({
  '/users/7/tweets': list,
  '/': { errors: [{ type: 'https://api.x.com/2/problems/resource-not-found' }] },
});
const inLinkedIn = (list: object): Answers => ({
  '/posts/': json({ status: 404, code: 'NOT_FOUND', message: 'Post not found' }, 404),
  '/posts': list,
});
const onWall = (count: number, ...items: object[]): Answers => ({
  '/wall.getById': { response: { items: [] } },
  '/wall.get': { response: { count, items } },
});
const inWeibo = (total: number, ...statuses: object[]): Answers => ({
  '/statuses/show': json({ error: 'Target weibo does not exist!', error_code: 20_101 }, 400),
  '/': { statuses, total_number: total },
});
const inWeChat = (answer: object): Answers => ({
  '/draft/get': noDraft,
  '/batchget': answer,
  '/getarticle': {},
});
const draft = { handles: { draft: 'media-1' } };
const walls = (owner: number): Case[] => [
  ['none of nine hundred', onWall(900)],
  ['one of nine hundred', onWall(900, { ...else_.vk, owner_id: owner })],
  ['one without a number', onWall(1, { ...else_.vk, owner_id: owner, id: 0 })],
  ['one without a date', onWall(1, { ...else_.vk, owner_id: owner, date: 0 })],
];

/** What each platform's list may look like without being all of it. */
const lists: Readonly<Record<string, readonly Case[]>> = {
  facebook: [
    ['a next page that cannot be asked for', graph({ data: [else_.facebook], paging: next })],
    ['nothing, and a next page', graph({ data: [], paging: next })],
    ['a post without a date', graph({ data: [{ ...else_.facebook, created_time: 'just now' }] })],
    ['a post without an id', graph({ data: [{ ...else_.facebook, id: '' }] })],
  ],
  instagram: [
    ['a next page that cannot be asked for', graph({ data: [else_.instagram], paging: next }), container],
    ['nothing, and a next page', graph({ data: [], paging: next }), container],
    ['a post without a date', graph({ data: [{ ...else_.instagram, timestamp: '' }] }), container],
  ],
  twitter: [
    ['none of three', inX({ meta: { result_count: 3 } })],
    ['one of three', inX({ data: [else_.twitter], meta: { result_count: 3 } })],
    ['nothing, and a next page for ever', inX({ meta: { result_count: 0, next_token: 'n' } })],
    [
      'a post without a date',
      inX({ data: [{ ...else_.twitter, created_at: '' }], meta: { result_count: 1 } }),
    ],
  ],
  linkedin: [
    ['none of nine hundred', inLinkedIn({ elements: [], paging: { total: 900, links: [] } })],
    ['nothing, and a next page', inLinkedIn({ elements: [], paging: { links: [{ rel: 'next' }] } })],
    ['a post without a date', inLinkedIn({ elements: [{ ...else_.linkedin, createdAt: 0 }] })],
  ],
  vk: walls(7),
  'vk-group': walls(-7),
  weibo: [
    ['none of four hundred', inWeibo(412)],
    ['one of four hundred', inWeibo(412, else_.weibo)],
    ['one of three', inWeibo(3, else_.weibo)],
    ['a post without a date', inWeibo(1, { ...else_.weibo, created_at: 'just now' })],
  ],
  wechat: [
    ['none of four hundred', inWeChat({ total_count: 412 }), draft],
    [
      'a message without articles',
      inWeChat({ total_count: 1, item: [{ ...else_.wechat, content: { news_item: [] } }] }),
      draft,
    ],
    [
      'a message without a date',
      inWeChat({ total_count: 1, item: [{ ...else_.wechat, update_time: 0 }] }),
      draft,
    ],
    ['a draft that may be none', { '/draft/get': { news_item: [] } }, draft],
  ],
  tiktok: [
    [
      'a public id that is none',
      {
        '/status/fetch': {
          data: { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [0] },
          error: { code: 'ok' },
        },
      },
      { post: film, handle: 'p' },
    ],
  ],
  youtube: [
    [
      'nothing, and a next page for ever',
      uploads(...Array.from({ length: 20 }, (_, page) => ({ items: [], nextPageToken: String(page + 1) }))),
      session,
    ],
    ['none of three', uploads({ items: [], pageInfo: { totalResults: 3 } }), session],
    ['one of three', uploads({ items: [else_.youtube], pageInfo: { totalResults: 3 } }), session],
    [
      'a video without a date',
      uploads({ items: [{ ...else_.youtube, snippet: { ...else_.youtube.snippet, publishedAt: '' } }] }),
      session,
    ],
    [
      'no channel',
      {
        ...uploads(
          json({ error: { code: 404, message: 'm', errors: [{ reason: 'playlistNotFound' }] } }, 404),
        ),
        '/channels': { items: [] },
      },
      session,
    ],
    [
      'a list that ends on its second page',
      uploads(
        { items: [else_.youtube], nextPageToken: '1' },
        json({ error: { code: 404, message: 'm', errors: [{ reason: 'playlistNotFound' }] } }, 404),
      ),
      session,
    ],
  ],
};

/** What tells of one post and names another, or none at all. */
const others: Readonly<Record<string, readonly Case[]>> = {
  tiktok: [
    ['no list', { '/video/query': { data: {}, error: { code: 'ok' } } }, { post: film }],
    [
      'another video',
      { '/video/query': { data: { videos: [{ id: '8', create_time: 1 }] }, error: { code: 'ok' } } },
      { post: film },
    ],
  ],
  wechat: [['a message without articles', { '/getarticle': { news_item: [] }, '/delete': json({}, 502) }]],
  youtube: [
    ['none of one', { '/videos': { items: [], pageInfo: { totalResults: 1 } } }],
    ['none, and a next page', { '/videos': { items: [], nextPageToken: 'n' } }],
    [
      'none of one, and a next page',
      { '/videos': { items: [], nextPageToken: 'n', pageInfo: { totalResults: 1 } } },
    ],
  ],
  vk: [
    [
      'another post',
      {
        '/wall.getById': { response: { items: [else_.vk] } },
        '/wall.get': { response: { count: 0, items: [] } },
      },
    ],
  ],
};

function world(key: string, answers: Answers) {
  const channel = channels.find((one) => one.key === key);
  if (!channel) throw new Error(`No channel ${key}`);
  const asked: string[] = [];
  const outside = outsideWith(channel, {
    async fetch(url) {
      const { pathname } = new URL(url);
      asked.push(pathname);
      const [, answer] = Object.entries(answers).find(([part]) => pathname.includes(part)) ?? [];
      const said = typeof answer === 'function' ? answer(new URL(url)) : (answer ?? json({}, 503));
      return said instanceof Response ? said.clone() : json(said);
    },
  });
  const externalId = key === 'linkedin' ? 'urn:li:organization:7' : '7';
  return { channel, outside, asked, account: accountWith({ externalId }) };
}
const cases = (
  table: Readonly<Record<string, readonly Case[]>>,
): [key: string, what: string, answers: Answers, sent: Partial<Sent>][] =>
  Object.entries(table).flatMap(([key, rows]) =>
    rows.map(([what, answers, more = {}]): [string, string, Answers, Partial<Sent>] => [
      key,
      what,
      answers,
      more,
    ]),
  );

test('every channel has its row', () => {
  expect(Object.keys(lists).toSorted()).toEqual(channels.map(({ key }) => key).toSorted());
});

describe('a list that is not whole', () => {
  test.each(cases(lists))('%s: by %s nothing is absent', async (key, _, answers, more) => {
    const { channel, outside, asked, account } = world(key, answers);
    const seen = await channel.settle.settle(outside, account, { ...plain, ...more });
    expect(asked.length).toBeGreaterThan(0);
    expect(seen).toMatchObject({ state: 'cannot-look' });
  });

  const empty = cases(lists).filter(([, what]) => /^no(?:ne|thing)\b/.test(what));
  test.each(empty)(
    '%s: by %s nobody is shown to see his own posts, so none is gone',
    async (key, _, answers, more) => {
      const { channel, outside, account } = world(key, answers);
      const look = { ...plain, ...more };
      expect(await channel.settle.watch(outside, account, look, '7_55')).toMatchObject({ ok: false });
    },
  );
});

describe('an answer that does not speak of the post', () => {
  test.each(cases(others))('%s: by %s nothing is gone', async (key, _, answers, more) => {
    const { channel, outside, account } = world(key, answers);
    const id = key === 'vk' ? '7_55' : '55';
    expect(await channel.settle.watch(outside, account, { ...plain, ...more }, id)).toMatchObject({
      ok: false,
    });
    expect(await channel.change.takeDown(outside, account, id)).toMatchObject({ ok: false });
  });
});

test.each(cases({ youtube: others['youtube'] ?? [] }))(
  '%s: by %s its figures are not those of a video that is gone',
  async (key, _, answers) => {
    const { channel, outside, account } = world(key, answers);
    expect(await channel.figures?.(outside, account, '55')).toMatchObject({ ok: false });
  },
);
