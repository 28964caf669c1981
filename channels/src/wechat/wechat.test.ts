// WeChat's rules against the requirements, its refusals against channels.md §8, and how a draft, a list and a status settle.
import { createHash } from 'node:crypto';
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Sent } from '../channel.ts';
import { accountWith, outsideWith } from '../conformance-world.ts';
import { value } from '../conformance-bench.ts';
import { plainText } from './prepare.ts';
import { rules } from './rules.ts';
import { wechat } from './index.ts';

const words = { mediaType: mediaTypes.text, content: 'The ferry is late' };
const codesOf = (media: object[], rest = {}) => {
  const content = Composition.parse({ title: 'A title', cover: '/f/c.jpg', media, ...rest });
  return checkContent(content, [rules]).map(({ code }) => code);
};
const image = (name: string, size = 1) => ({ mediaType: mediaTypes.image, url: `/f/${name}`, name, size });

describe('what an article allows', () => {
  test('R-WX-003: a cover is needed', () => {
    expect(codesOf([words])).toEqual([]);
    expect(codesOf([words], { cover: '' })).toEqual(['cover-missing']);
  });

  test('a summary that would be cut is told before', () => {
    expect(codesOf([words], { description: '港'.repeat(128) })).toEqual([]);
    expect(codesOf([words], { description: '港'.repeat(129) })).toEqual(['description-cut']);
  });

  test('R-WX-004: the cover must be jpg', () => {
    expect(codesOf([words], { cover: '/f/c.jpeg' })).toEqual([]);
    for (const cover of ['/f/c.png', '/f/c.gif']) expect(codesOf([words], { cover })).toEqual(['cover-type']);
  });

  test('R-WX-005: text is required', () => {
    expect(codesOf([image('a.png')])).toEqual(['text-missing']);
  });

  test('R-WX-006: pictures are png or jpg', () => {
    for (const name of ['a.png', 'a.jpg', 'a.jpeg']) expect(codesOf([words, image(name)])).toEqual([]);
    for (const name of ['a.gif', 'a.webp']) expect(codesOf([words, image(name)])).toEqual(['image-type']);
  });

  test('R-WX-007: a picture has at most 1 MB, and fewer bytes than that, as WeChat itself wants it', () => {
    expect(codesOf([words, image('a.png', 1_048_575)])).toEqual([]);
    expect(codesOf([words, image('a.png', 1_048_576)])).toEqual(['image-too-large']);
  });

  test('R-WX-008: links, videos and audio are refused', () => {
    const link = { mediaType: mediaTypes.link, url: 'https://example.com/a' };
    expect(codesOf([words, link])).toEqual(['link-unsupported']);
    const file = { url: '/f/a.mp4', name: 'a.mp4', size: 1 };
    expect(codesOf([words, { mediaType: mediaTypes.video, ...file }])).toEqual(['video-unsupported']);
    expect(codesOf([words, { mediaType: mediaTypes.audio, ...file }])).toEqual(['audio-unsupported']);
  });

  test('R-VAL-010: a title of 64 characters is accepted, one more is refused once', () => {
    expect(codesOf([words], { title: '港'.repeat(32) })).toEqual([]);
    // The platform's page says 32 and took 39: it is warned of, and stops nothing.
    for (const length of [33, 64])
      expect(codesOf([words], { title: '港'.repeat(length) })).toEqual(['title-may-be-refused']);
    expect(codesOf([words], { title: '港'.repeat(65) })).toEqual(['title-too-long-for-wechat']);
  });
});

const post: Post = {
  title: 'Noon & after',
  text: 'First <b>\n\nsecond\nthird',
  link: 'https://example.com/a?b=1&c=2',
  images: [{ url: 'p', name: 'p.png', sizeBytes: 1, md5: '', ending: 'png', altText: 'A "ferry"' }],
  video: null,
  audio: null,
  cover: 'c',
};
const account = accountWith({ externalId: 'wx1', screenName: 'wx1', refresh: 'wx1' });
const sent: Sent = {
  post,
  handles: { draft: 'media-1' },
  clientKey: 'key',
  sentAt: new Date('2026-11-05T10:00:00Z'),
  handle: null,
  taken: new Set(),
  rivals: [],
};
const refuses = (errcode: number) => ({ errcode, errmsg: `m rid: 1-2-3` });

/** Answers by the last word of the path; what is not scripted is a 500. */
function scripted(script: Record<string, object>) {
  const asked: { word: string; body: unknown }[] = [];
  const outside = outsideWith(wechat, {
    app: { id: 'wx1', secret: 'app-secret' },
    readFile: async () => ({ bytes: new Uint8Array([1]), mimeType: 'image/jpeg' }),
    async fetch(url, { body }) {
      const word = new URL(url).pathname.split('/').at(-1) ?? '';
      asked.push({ word, body: typeof body === 'string' ? JSON.parse(body) : null });
      const said = script[word];
      return said ? Response.json(said) : new Response(null, { status: 500 });
    },
  });
  return { outside, asked };
}

describe('an article', () => {
  const uploaded = JSON.stringify({ 'cover-1': 'cover-id', 'picture-1-1': 'https://mmbiz.qpic.cn/a?b&c' });
  const draftOf = async (made: Post) => {
    const { outside, asked } = scripted({ add: { media_id: 'media-1' } });
    const kept = { handle: uploaded, offset: 0 };
    value(await wechat.prepare.take(outside, account, made, { key: 'draft' }, kept));
    return asked[0]?.body;
  };
  const content =
    '<p>First &lt;b&gt;</p><p>second<br/>third</p><p><img src="https://mmbiz.qpic.cn/a?b&amp;c" alt="A &quot;ferry&quot;"/></p>';

  test('is written in paragraphs, its pictures behind the text, with its link and the summary the list will show', async () => {
    expect(await draftOf(post)).toEqual({
      articles: [
        {
          article_type: 'news',
          title: post.title,
          digest: 'First <b> second third',
          content,
          content_source_url: post.link,
          thumb_media_id: 'cover-id',
          need_open_comment: 0,
          only_fans_can_comment: 0,
        },
      ],
    });
    expect(plainText(content)).toBe(post.text);
  });

  test('has no summary of its own among several: WeChat takes one of a single article alone', async () => {
    const { outside, asked } = scripted({ add: { media_id: 'media-1' } });
    const covers = { 'cover-1': 'a', 'cover-2': 'b', 'picture-1-1': 'https://mmbiz.qpic.cn/a' };
    const kept = {
      handle: JSON.stringify({ ...covers, 'picture-2-1': 'https://mmbiz.qpic.cn/b' }),
      offset: 0,
    };
    const batch = { ...post, articles: [post, { ...post, title: 'The second' }] };
    value(await wechat.prepare.take(outside, account, batch, { key: 'draft' }, kept));
    expect(asked[0]?.body).toMatchObject({ articles: [{ title: post.title }, { title: 'The second' }] });
    expect(JSON.stringify(asked[0]?.body)).not.toContain('digest');
  });

  test('has a description of ours as its summary, cut where WeChat ends it', async () => {
    const summary = async (description: string) =>
      JSON.stringify(await draftOf({ ...post, description })).match(/"digest":"([^"]*)"/)?.[1];
    expect(await summary('In short')).toBe('In short');
    expect(await summary('港'.repeat(128))).toBe('港'.repeat(128));
    expect(await summary('港'.repeat(129))).toBe(`${'港'.repeat(127)}…`);
  });
});

describe('a submission', () => {
  const submit = async (said: object) => wechat.publish(scripted({ submit: said }).outside, account, sent);

  test.each([2_247_483_949, '2247483949'])('answers with the publish_id %j', async (id) => {
    const answer = await submit({ errcode: 0, errmsg: 'ok', publish_id: id, msg_data_id: 1 });
    expect(answer).toMatchObject({ ok: true, value: { state: 'processing', handle: '2247483949' } });
  });

  test('of a draft that is gone proves nothing, neither does a busy WeChat', async () => {
    expect(await submit(refuses(40007))).toMatchObject({ failure: { kind: 'duplicate' } });
    // The same message under the same key: evidence that it went, no proof.
    expect(await submit(refuses(45065))).toMatchObject({ failure: { kind: 'duplicate' } });
    expect(await submit(refuses(-1))).toMatchObject({ failure: { kind: 'unknown' } });
    expect(await submit(refuses(53503))).toMatchObject({ failure: { kind: 'content' } });
  });
});

describe('settling', () => {
  const look = async (script: Record<string, object>, handle: string | null = null) =>
    wechat.settle.settle(scripted(script).outside, account, { ...sent, handle });
  const detail = { count: 1, item: [{ idx: 1, article_url: 'https://mp.weixin.qq.com/s/a' }] };
  const item = (more: object, at = 1_793_872_810) => ({
    article_id: 'article-1',
    content: {
      news_item: [{ title: post.title, digest: post.text, url: 'https://mp.weixin.qq.com/s/a', ...more }],
    },
    update_time: at,
  });
  const gone = { get: refuses(40007) };
  const listing = (...items: object[]) => ({
    ...gone,
    batchget: { total_count: items.length, item_count: items.length, item: items },
  });
  const live = { state: 'live', externalId: 'article-1', url: 'https://mp.weixin.qq.com/s/a' };

  test.each([
    ['live', { publish_status: 0, article_id: 'article-1', article_detail: detail }, live],
    ['processing', { publish_status: 1 }, { state: 'processing' }],
    ['failed', { publish_status: 2, fail_idx: [1] }, { state: 'failed', failure: { kind: 'content' } }],
    ['failed', { publish_status: 3 }, { state: 'failed' }],
    ['failed', { publish_status: 4 }, { state: 'failed' }],
    ['for a person', { publish_status: 5 }, { state: 'cannot-look', failure: { kind: 'permission' } }],
    ['for a person', { publish_status: 6 }, { state: 'cannot-look', failure: { kind: 'permission' } }],
    ['not to be told', refuses(-1), { state: 'cannot-look' }],
  ])('is %s after %j', async (_, said, expected) => {
    expect(await look({ get: said }, '2247483949')).toMatchObject(expected);
  });

  test('a draft that is there was not submitted; one that is gone is looked for by title, summary and time', async () => {
    expect(await look({ get: { news_item: [{}] } })).toEqual({ state: 'absent', looked: 1 });
    expect(await look(listing(item({})))).toMatchObject(live);
    expect(await look(listing(item({ title: 'Else' })))).toMatchObject({ state: 'draft-gone' });
    expect(await look(listing(item({ digest: 'Else' })))).toMatchObject({ state: 'draft-gone' });
    expect(await look(listing(item({ is_deleted: true })))).toMatchObject({ state: 'draft-gone' });
    expect(await look(listing(item({}, 1_793_872_700)))).toMatchObject({ state: 'draft-gone' });
    const twin = { ...item({}), article_id: 'article-2' };
    expect(await look(listing(item({}), twin))).toMatchObject({ state: 'several' });
    expect(await look({ ...gone, batchget: refuses(45009) })).toMatchObject({ state: 'cannot-look' });
    expect(await look({ get: refuses(48001) })).toMatchObject({ state: 'cannot-look' });
  });

  test('an article is known by what names it in its address, however much stands beside', async () => {
    const long = 'http://mp.weixin.qq.com/s?__biz=MzA=&mid=22&idx=1&sn=abc';
    const script = {
      ...listing(item({ url: `${long}&chksm=1#rd` })),
      getarticle: { news_item: [{ title: post.title, content: '<p>Noon</p>', url: long }] },
    };
    const find = (link: string) => wechat.settle.findByLink(scripted(script).outside, account, link);
    const found = { ok: true, value: { externalId: 'article-1', text: 'Noon' } };
    expect(await find(`${long}&scene=126#wechat_redirect`)).toMatchObject(found);
    expect(await find(long.replace('idx=1', 'idx=2'))).toEqual({ ok: true, value: null });
    const deleted = { ...script, ...listing(item({ url: long, is_deleted: true })) };
    const read = wechat.settle.findByLink(scripted(deleted).outside, account, long);
    expect(await read).toEqual({ ok: true, value: null });
  });
});

describe('the consent that nobody is asked for', () => {
  const codeVerifier = 'v'.repeat(43);
  const code = createHash('sha256').update(codeVerifier).digest('base64url');
  const granted = { stable_token: { access_token: 'access-token', expires_in: 7_200 } };
  const exchange = async (script: Record<string, object>, came = code) => {
    const { outside, asked } = scripted({ ...granted, ...script });
    const given = { code: came, redirectUri: 'http://h/back', codeVerifier, returned: {} };
    return { answer: await wechat.connect.exchange(outside, given), asked };
  };
  const listed = { total_count: 0, item_count: 0, item: [] };

  test('leads straight back to us, with a code that only who opened it can spend', async () => {
    const ask = { redirectUri: 'http://h/back', state: 'state-1', codeChallenge: code };
    const url = wechat.connect.consentUrl(scripted({}).outside, ask);
    expect(url).toBe(`http://h/back?state=state-1&code=${code}`);
    const { answer, asked } = await exchange({}, 'else');
    expect([answer, asked]).toMatchObject([{ ok: false, failure: { kind: 'auth' } }, []]);
  });

  test('offers the one account, by its name where that may be asked, and says when it may not publish', async () => {
    const named = { errcode: 0, nickname: 'The Harbour Gazette' };
    const usable = await exchange({ batchget: listed, getaccountbasicinfo: named });
    const one = { externalId: 'wx1', usable: true, because: '', name: 'The Harbour Gazette' };
    expect(usable.answer).toMatchObject({ ok: true, value: [one] });
    const bare = await exchange({ batchget: refuses(48001), getaccountbasicinfo: refuses(48001) });
    const because: unknown = expect.stringContaining('freepublish');
    expect(bare.answer).toMatchObject({ value: [{ name: 'wx1', usable: false, because }] });
    expect((await exchange({ batchget: refuses(45009) })).answer.ok).toBe(false);
  });

  test('a token is renewed only while the settings name the account it is of', async () => {
    const { outside, asked } = scripted(granted);
    const renew = (refresh: string) => wechat.connect.refresh?.(outside, { ...account.token, refresh });
    expect(await renew('wx1')).toMatchObject({
      ok: true,
      value: { refresh: 'wx1', expiresInSeconds: 7_200 },
    });
    expect(await renew('wx2')).toMatchObject({ ok: false, failure: { kind: 'auth' } });
    expect(asked).toHaveLength(1);
  });
});
