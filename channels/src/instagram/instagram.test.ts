// Instagram's rules, its containers step by step, and what their statuses are taken for (channels.md §2).
import { checkContent } from '@herald/contract/check-content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Outside, Sent } from '../channel.ts';
import { accountWith, outsideWith } from '../conformance-world.ts';
import { rules } from './rules.ts';
import { instagram } from './index.ts';

const file = (name: string, size = 1) => ({
  mediaType: /\.m/.test(name) ? mediaTypes.video : mediaTypes.image,
  url: `/f/${name}`,
  name,
  size,
});
const words = (content: string) => ({ mediaType: mediaTypes.text, content });
const codesOf = (media: object[], rest = {}) =>
  checkContent(Composition.parse({ title: 'A title', media, ...rest }), [rules]).map(({ code }) => code);

describe('what a post allows', () => {
  test('C-91: a picture or a video is needed, a text is not', () => {
    expect(codesOf([file('a.jpg')])).toEqual([]);
    expect(codesOf([file('v.mp4')])).toEqual([]);
    expect(codesOf([words('Only words')])).toEqual(['media-missing']);
  });

  test('pictures are JPEG, ten at most, 8 MB each', () => {
    expect(codesOf([file('a.png')])).toEqual(['image-type']);
    const ten = Array.from({ length: 10 }, (_, index) => file(`${index}.jpeg`, 8 * megabyte));
    expect(codesOf(ten)).toEqual([]);
    expect(codesOf([...ten, file('b.jpg')])).toEqual(['images-too-many']);
    expect(codesOf([file('a.jpg', 8 * megabyte + 1)])).toEqual(['image-too-large']);
  });

  test('a caption has 2,200 characters, 30 hashtags and 20 mentions', () => {
    const captioned = (text: string) => codesOf([file('a.jpg'), words(text)]);
    expect(captioned('🚢'.repeat(2_200))).toEqual(['text-nearly-full']);
    expect(captioned('🚢'.repeat(2_201))).toEqual(['text-too-long']);
    expect(captioned('#a '.repeat(30))).toEqual([]);
    for (const one of ['#a ', '#a', '＃港 ', '#🚢 '])
      expect([one, captioned(one.repeat(31))]).toEqual([one, ['hashtags-too-many']]);
    expect(captioned('https://example.com/#a '.repeat(31))).toEqual([]);
    expect(captioned('@a '.repeat(20))).toEqual([]);
    expect(captioned('@a '.repeat(21))).toEqual(['mentions-too-many']);
  });

  test('a video is mov or mp4, 300 MB at most; its cover is JPEG', () => {
    expect(codesOf([file('v.mov', 300 * megabyte)])).toEqual([]);
    expect(codesOf([file('v.mov', 300 * megabyte + 1)])).toEqual(['video-too-large']);
    expect(codesOf([file('v.mp4')], { cover: '/f/c.png' })).toEqual(['cover-type']);
  });
});

const picture = (name: string, altText = '') => ({
  url: `herald://${name}`,
  name,
  sizeBytes: 1,
  md5: '',
  ending: 'jpg',
  altText,
});
const plain: Post = {
  title: 'A title',
  text: 'The ferry is late',
  link: null,
  images: [picture('1.jpg', 'A ferry')],
  video: null,
  audio: null,
  cover: null,
};
const several: Post = { ...plain, images: [picture('1.jpg', 'A ferry'), picture('2.jpg')] };
const film: Post = { ...plain, images: [], video: picture('v.mp4'), cover: 'herald://c.jpg' };
const account = accountWith({ externalId: '17841', pageIds: '104', access: 'page-token' });

type Said = { status: number; body?: object };
const says = (body: object, status = 200): Said => ({ status, body });
const refuses = (code: number, subcode?: number) =>
  says({ error: { message: 'm', code, ...(subcode === undefined ? {} : { error_subcode: subcode }) } }, 400);
const is = (code: string) => says({ status_code: code, status: `${code}: as it is` });
const gone = refuses(100, 33);
const quota = 'GET /17841/content_publishing_limit';
const create = 'POST /17841/media';
const left = (usage: number) => says({ data: [{ quota_usage: usage, config: { quota_total: 50 } }] });

/** Answers by method and path; each of several once, the last for ever. */
function scripted(script: Record<string, Said | Said[]>) {
  const asked: string[] = [];
  const sent: { form: string; headers: Headers }[] = [];
  const outside = outsideWith(instagram, {
    openFile: async () => ({
      sizeBytes: 3,
      mimeType: 'video/mp4',
      read: async (from, length) => new Uint8Array([1, 2, 3]).slice(from, from + length),
    }),
    addressOf: async (url) => url.replace('herald:/', 'https://desk.example'),
    async fetch(url, { method, body, headers }) {
      const what = `${method} ${new URL(url).pathname.replace('/v26.0', '')}`;
      const before = asked.filter((one) => one === what).length;
      asked.push(what);
      sent.push({ form: body instanceof URLSearchParams ? String(body) : '', headers: new Headers(headers) });
      const answers = [script[what] ?? { status: 500 }].flat();
      const said = answers[before] ?? answers.at(-1);
      return new Response(said?.body ? JSON.stringify(said.body) : null, { status: said?.status ?? 500 });
    },
  });
  const fields = () => sent.map(({ form }) => Object.fromEntries(new URLSearchParams(form)));
  return { outside, asked, sent, fields };
}
const draft = (parts = {}) =>
  JSON.stringify({ items: [], container: null, upload: null, asked: 0, ...parts });
const take = (outside: Outside, post: Post, handle = '') =>
  instagram.prepare.take(outside, account, post, { key: 'container' }, { handle, offset: 0 });

describe('a container', () => {
  test('of one picture is made from its address, and waited for', async () => {
    const { outside, asked, fields } = scripted({ [quota]: left(2), [create]: says({ id: '1' }) });
    const handle = draft({ container: '1' });
    const more = { state: 'more', handle, askAgainInSeconds: 0 };
    expect(await take(outside, plain)).toMatchObject({ ok: true, value: more });
    expect(asked).toEqual([quota, create]);
    const image = { image_url: 'https://desk.example/1.jpg', alt_text: 'A ferry' };
    expect(fields()[1]).toEqual({ ...image, caption: 'The ferry is late' });
    const ready = scripted({ 'GET /1': is('FINISHED') });
    expect(await take(ready.outside, plain, handle)).toMatchObject({
      ok: true,
      value: { state: 'done', handle },
    });
  });

  test('of several is made item by item, and around them once all are ready', async () => {
    const second = scripted({ [create]: says({ id: '2' }) });
    const handle = draft({ items: ['1', '2'] });
    const value = { state: 'more', handle };
    expect(await take(second.outside, several, draft({ items: ['1'] }))).toMatchObject({ ok: true, value });
    expect(second.fields()).toEqual([{ image_url: 'https://desk.example/2.jpg', is_carousel_item: 'true' }]);
    const [ready, working] = [is('FINISHED'), is('IN_PROGRESS')];
    const around = scripted({ 'GET /1': ready, 'GET /2': [working, ready], [create]: says({ id: '3' }) });
    const waits = { state: 'more', handle: draft({ items: ['1', '2'], asked: 1 }), askAgainInSeconds: 1 };
    expect(await take(around.outside, several, handle)).toMatchObject({ ok: true, value: waits });
    const made = { state: 'more', handle: draft({ items: ['1', '2'], container: '3' }) };
    expect(await take(around.outside, several, handle)).toMatchObject({ ok: true, value: made });
    const parent = { media_type: 'CAROUSEL', children: '1,2', caption: 'The ferry is late' };
    expect(around.fields().at(-1)).toEqual(parent);
  });

  test('of a video is opened, filled with its bytes, and asked for less and less often', async () => {
    const uri = 'https://rupload.facebook.com/ig-api-upload/v26.0/7';
    const rupload = 'POST /ig-api-upload/7';
    const { outside, fields, sent } = scripted({
      [quota]: left(0),
      [create]: says({ id: '7', uri }),
      [rupload]: says({ success: true }),
    });
    const opened = { state: 'more', handle: draft({ container: '7', upload: uri }) };
    expect(await take(outside, film)).toMatchObject({ ok: true, value: opened });
    expect(fields()[1]).toEqual({
      media_type: 'REELS',
      upload_type: 'resumable',
      caption: 'The ferry is late',
      cover_url: 'https://desk.example/c.jpg',
      share_to_feed: 'true',
    });
    const filled = { state: 'more', handle: draft({ container: '7', asked: 1 }), offset: 3 };
    expect(await take(outside, film, opened.handle)).toMatchObject({ ok: true, value: filled });
    const headers = ['authorization', 'offset', 'file_size'].map((name) => sent[2]?.headers.get(name));
    expect(headers).toEqual(['OAuth page-token', '0', '3']);
    const working = scripted({ 'GET /7': is('IN_PROGRESS') });
    const waited = async (asked: number) => take(working.outside, film, draft({ container: '7', asked }));
    expect(await waited(3)).toMatchObject({ value: { state: 'more', askAgainInSeconds: 8 } });
    expect(await waited(30)).toMatchObject({ value: { state: 'more', askAgainInSeconds: 60 } });
  });

  test('is not made while a day’s posts are used up', async () => {
    const { outside, asked } = scripted({ [quota]: left(50) });
    const failure = { kind: 'rate', retryAfterSeconds: 3_600 };
    expect(await take(outside, plain)).toMatchObject({ ok: false, failure });
    expect(asked).toEqual([quota]);
  });

  test('that names a strange address gets neither the video nor the token', async () => {
    const uri = 'https://rupload.facebook.com.example/ig-api-upload/v26.0/7';
    const { outside } = scripted({ [quota]: left(0), [create]: says({ id: '7', uri }) });
    const failure = { kind: 'unknown', platformCode: 'strange-address' };
    expect(await take(outside, film)).toMatchObject({ ok: false, failure });
  });

  test.each([
    ['has expired', is('EXPIRED')],
    ['is not there any more', gone],
  ])('that %s is made anew', async (_, said) => {
    const { outside, asked } = scripted({ 'GET /1': said, [quota]: left(0), [create]: says({ id: '2' }) });
    const value = { state: 'more', handle: draft({ container: '2' }) };
    expect(await take(outside, plain, draft({ container: '1' }))).toMatchObject({ ok: true, value });
    expect(asked).toEqual(['GET /1', quota, create]);
  });

  test('that failed is a media failure; one that was published is never made anew', async () => {
    const looked = (said: Said) =>
      take(scripted({ 'GET /1': said }).outside, plain, draft({ container: '1' }));
    expect(await looked(is('ERROR'))).toMatchObject({ ok: false, failure: { kind: 'media' } });
    expect(await looked(is('PUBLISHED'))).toMatchObject({ ok: true, value: { state: 'done' } });
  });
});

const sentAt = new Date('2026-11-05T10:00:00Z');
const sent: Sent = {
  post: plain,
  handles: { container: draft({ container: '1' }) },
  clientKey: 'key',
  sentAt,
  handle: null,
  taken: new Set(),
  rivals: [],
};
const media = (id: string, parts = {}) => ({
  id,
  caption: 'The ferry is late',
  media_type: 'IMAGE',
  permalink: `https://www.instagram.com/p/C${id}/`,
  timestamp: '2026-11-05T10:00:05+0000',
  ...parts,
});
const listed = 'GET /17841/media';

test('what was published and cannot be read yet is on its way under its id', async () => {
  const script = { 'POST /17841/media_publish': says({ id: '9' }), 'GET /9': { status: 503 } };
  const { outside, fields } = scripted(script);
  const value = { state: 'processing', handle: '9' };
  expect(await instagram.publish(outside, account, sent)).toMatchObject({ ok: true, value });
  expect(fields()[0]).toEqual({ creation_id: '1' });
});

describe('a container in doubt', () => {
  const settled = (script: Record<string, Said>, more = {}) =>
    instagram.settle.settle(scripted(script).outside, account, { ...sent, ...more });
  const found = (...posts: object[]) => ({ [listed]: says({ data: posts }) });
  const published = { 'GET /1': is('PUBLISHED') };

  test.each([
    ['absent while it only waits', { 'GET /1': is('FINISHED') }, { state: 'absent' }],
    ['processing', { 'GET /1': is('IN_PROGRESS') }, { state: 'processing' }],
    ['failed once it expired', { 'GET /1': is('EXPIRED'), ...found() }, { state: 'failed' }],
    ['live, though it expired', { 'GET /1': is('EXPIRED'), ...found(media('9')) }, { state: 'live' }],
    [
      'not proven to be absent where it says that it failed, and over',
      { 'GET /1': is('ERROR'), ...found() },
      { state: 'absent', unproven: true, over: true },
    ],
    ['live, though it failed', { 'GET /1': is('ERROR'), ...found(media('9')) }, { state: 'live' }],
    ['over, whoever cannot look', { 'GET /1': is('ERROR') }, { state: 'cannot-look', over: true }],
    ['not to be told', { 'GET /1': { status: 503 } }, { state: 'cannot-look' }],
    [
      'live, as the list shows it',
      { ...published, ...found(media('9')) },
      { state: 'live', externalId: '9' },
    ],
    ['one of two', { ...published, ...found(media('9'), media('8')) }, { state: 'several' }],
    ['live where it is gone itself', { 'GET /1': gone, ...found(media('9')) }, { state: 'live' }],
    ['never absent once published', { ...published, ...found() }, { state: 'cannot-look' }],
    ['never absent where it is gone', { 'GET /1': gone, ...found() }, { state: 'cannot-look' }],
    [
      'not a post of another kind',
      { ...published, ...found(media('9', { media_type: 'CAROUSEL_ALBUM' })) },
      { state: 'cannot-look' },
    ],
    [
      'not an earlier post',
      { ...published, ...found(media('9', { timestamp: '2026-11-05T09:58:00+0000' })) },
      { state: 'cannot-look' },
    ],
  ])('is %s', async (_, script, expected) => {
    expect(await settled(script)).toMatchObject(expected);
  });

  test('that was answered is known by its id, and never absent', async () => {
    const answered = { handle: '9' };
    expect(await settled({ 'GET /9': says(media('9')) }, answered)).toMatchObject({ state: 'live' });
    const late = { 'GET /9': gone, 'GET /1': is('FINISHED') };
    expect(await settled(late, answered)).toMatchObject({ state: 'processing' });
  });

  test('that was never made is absent', async () => {
    expect(await settled({}, { handles: {} })).toEqual({ state: 'absent', looked: 0 });
  });

  test('a copy beside what stands is seen', async () => {
    const { outside } = scripted({ 'GET /9': says(media('9')), ...found(media('9'), media('8')) });
    const seen = await instagram.settle.watch(outside, account, sent, '9');
    expect(seen).toEqual({ ok: true, value: { stands: true, copies: ['8'] } });
  });
});

test('a post whose deletion is refused still stands', async () => {
  const script = { 'DELETE /9': refuses(-1, 2207073), 'GET /9': says(media('9')) };
  const result = await instagram.change.takeDown(scripted(script).outside, account, '9');
  expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
});
