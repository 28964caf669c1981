// A look at an account's list: how far it reaches, where it may end, and what moves between two of its pages.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';
import { linkedin } from './linkedin/index.ts';
import { twitter } from './twitter/index.ts';
import { wechat } from './wechat/index.ts';
import { weibo } from './weibo/index.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const atSecond = (second: number) => sentAt.getTime() + second * 1_000;
const post: Post = { title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null };
const sent = sentOf(post);

/** A platform that answers each question by itself; what was asked is kept. */
function answering(channel: typeof facebook, answer: (asked: URL, body: unknown) => object) {
  const asked: URL[] = [];
  const outside = outsideWith(channel, {
    async fetch(url, { body }) {
      asked.push(new URL(url));
      return Response.json(answer(new URL(url), typeof body === 'string' ? JSON.parse(body) : null));
    },
  });
  return { outside, asked };
}

describe('Facebook', () => {
  test('goes on in a list that goes by time, which names no cursor', async () => {
    const made = (id: string, message: string, second: number) => ({
      ...{ id, message, created_time: new Date(atSecond(second)).toISOString() },
    });
    const next =
      'https://graph.facebook.com/v26.0/7/published_posts?limit=100&until=17&__paging_token=t&access_token=secret';
    const { outside, asked } = answering(facebook, ({ searchParams }) =>
      searchParams.get('__paging_token') === 't' && searchParams.get('until') === '17'
        ? { data: [made('7_4', 'Noon', 1)] }
        : { data: [made('7_9', 'Else', 9)], paging: { next, previous: 'https://graph.facebook.com/v26.0' } },
    );
    const seen = await facebook.settle.settle(outside, accountWith(), sent);
    expect(seen).toMatchObject({ state: 'live', externalId: '7_4' });
    expect(asked.map(({ searchParams }) => searchParams.has('access_token'))).toEqual([false, false]);
  });

  test('lists a back-dated post by its date as well, a minute around it, for the end counts no longer', async () => {
    const at = Date.parse('2026-07-01T19:30:00Z') / 1_000;
    const dated = { id: '7_4', message: 'Noon', created_time: new Date(at * 1_000).toISOString() };
    const { outside, asked } = answering(facebook, ({ searchParams }) => {
      const [since, until] = [
        Number(searchParams.get('since')),
        Number(searchParams.get('until') ?? Infinity),
      ];
      // What was made at the very end is listed by the next question, not by this one.
      return { data: since <= at && at < until ? [dated] : [] };
    });
    const backdated = { ...sent, post: { ...post, backdatedTime: '2026-07-01 12:30:00' } };
    const seen = await facebook.settle.settle(outside, accountWith(), backdated);
    expect(seen).toMatchObject({ state: 'several', mayBeNone: true });
    const ranges = asked.map(({ searchParams }) => [searchParams.get('since'), searchParams.get('until')]);
    expect(ranges.at(-1)).toEqual([String(at - 60), String(at + 60)]);
  });
});

describe('Twitter', () => {
  test('leaves out what the account only passed on: it would fill the pages, and none of it is ours', async () => {
    const ours = { id: '9', text: 'Noon', created_at: new Date(atSecond(1)).toISOString() };
    const passedOn = { ...ours, text: 'RT @else: Bells' };
    const { outside, asked } = answering(twitter, ({ searchParams }) => {
      const isShort = searchParams.get('exclude') === 'retweets';
      const data = isShort ? [ours] : [passedOn];
      return { data, meta: { result_count: 1, ...(isShort ? {} : { next_token: 'n' }) } };
    });
    const seen = await twitter.settle.settle(outside, accountWith(), sent);
    expect(seen).toMatchObject({ state: 'live', externalId: '9' });
    expect(asked).toHaveLength(1);
  });
});

describe('LinkedIn', () => {
  const page = accountWith({ externalId: 'urn:li:organization:7' });
  const stood = (id: number, made: number, changed = made, commentary = 'Else') => ({
    id: `urn:li:share:${id}`,
    author: page.externalId,
    commentary,
    createdAt: atSecond(made),
    lastModifiedAt: atSecond(changed),
  });
  const ours = stood(1, 1, 1, 'Noon');
  const others = (count: number) => Array.from({ length: count }, (_, index) => stood(index + 10, 5));
  const settled = async (pages: readonly object[]) => {
    const { outside, asked } = answering(linkedin, ({ searchParams }) => {
      const place = Number(searchParams.get('start') ?? 0) / 100;
      return pages[place] ?? { elements: [] };
    });
    return { seen: await linkedin.settle.settle(outside, page, sent), pages: asked.length };
  };
  const live = { state: 'live', externalId: 'urn:li:share:1' };

  test('goes on behind an old post that was changed lately: ours may stand after it', async () => {
    const [first, second] = [
      [...others(99), stood(5, -9_000, 4)],
      [ours, stood(6, -9_000)],
    ];
    expect(await settled([{ elements: first }, { elements: second }])).toMatchObject({
      seen: live,
      pages: 2,
    });
  });

  test('ends at the first that was not changed since', async () => {
    const first = [...others(99), stood(6, -9_000)];
    const { seen, pages } = await settled([{ elements: first }, { elements: [ours] }]);
    expect([seen, pages]).toMatchObject([{ state: 'absent' }, 1]);
  });

  test('goes on behind a page that is not full and names another', async () => {
    const paging = { start: 0, count: 100, links: [{ rel: 'next', href: '/rest/posts?start=100' }] };
    const { seen } = await settled([{ elements: others(40), paging }, { elements: [ours] }]);
    expect(seen).toMatchObject(live);
  });

  test('counts one once that moved to the next page meanwhile', async () => {
    const { seen } = await settled([{ elements: [...others(99), ours] }, { elements: [ours] }]);
    expect(seen).toMatchObject(live);
  });
});

describe('WeChat', () => {
  const item = (id: string, title: string, second = 5) => ({
    article_id: id,
    content: { news_item: [{ title, digest: 'Noon', url: `https://mp.weixin.qq.com/s/${id}` }] },
    update_time: atSecond(second) / 1_000,
  });
  const others = Array.from({ length: 19 }, (_, index) => item(`a${index}`, 'Else'));
  const draft = { ...sent, post: { ...post, title: 'Bells' }, handles: { draft: 'media-1' } };
  const listing = (first: readonly object[], second: readonly object[]) =>
    answering(wechat, ({ pathname }, body) => {
      if (!pathname.endsWith('batchget')) return { errcode: 40_007, errmsg: 'invalid media_id' };
      const shown = JSON.stringify(body).includes('"offset":0') ? first : second;
      return { total_count: 21, item_count: shown.length, item: shown };
    });

  test('counts one once that moved to the next page meanwhile', async () => {
    const ours = item('ours', 'Bells');
    const { outside } = listing([...others, ours], [ours]);
    const seen = await wechat.settle.settle(outside, accountWith(), draft);
    expect(seen).toMatchObject({ state: 'live', externalId: 'ours' });
  });

  test('goes on behind one that is older: ours may stand after it as long as any of a page is not', async () => {
    const { outside } = listing([...others, item('old', 'Else', -9_000)], [item('ours', 'Bells')]);
    const seen = await wechat.settle.settle(outside, accountWith(), draft);
    expect(seen).toMatchObject({ state: 'live', externalId: 'ours' });
  });

  test('a message stands as long as one of its articles does', async () => {
    const watched = (...deleted: boolean[]) => {
      const articles = deleted.map((is_deleted) => ({ title: 'Else', url: '', content: '', is_deleted }));
      const { outside } = answering(wechat, ({ pathname }) =>
        pathname.endsWith('getarticle') ? { news_item: articles } : { total_count: 0, item: [] },
      );
      return wechat.settle.watch(outside, accountWith(), draft, 'ours');
    };
    expect(await watched(true, false)).toMatchObject({ ok: true, value: { stands: true } });
    expect(await watched(true, true)).toMatchObject({ ok: true, value: { stands: false } });
  });
});

describe('Weibo', () => {
  test('asks for no page behind an older post: of the hundred calls of a day none is spent for nothing', async () => {
    const at = (second: number) => new Date(atSecond(second)).toUTCString();
    const status = (idstr: string, text: string, created_at: string) => ({
      ...{ idstr, mid: idstr, text, created_at, user: { idstr: '7' } },
    });
    const statuses = [status('4607741009594608', 'Noon', at(1)), status('4607741009594600', 'Else', at(-90))];
    const { outside, asked } = answering(weibo, () => ({ statuses, total_number: 900 }));
    const seen = await weibo.settle.settle(outside, accountWith(), sent);
    expect([seen, asked.length]).toMatchObject([{ state: 'live', externalId: '4607741009594608' }, 1]);
  });
});
