// Pictures into TikTok's inbox: fetched by it from our addresses, named in its answer alone, and never asked for twice.
import type { Post } from '@herald/contract/post.ts';
import { checkForChannel, sendsText } from '@herald/contract/check-for-channel.ts';
import { expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { tiktok } from './tiktok/index.ts';

const account = accountWith({ access: 'act.secret' });
const photo = (name: string) => ({
  url: `/f/${name}`,
  name,
  sizeBytes: 9,
  md5: '',
  ending: name.split('.').at(-1) ?? '',
  altText: '',
});
const post: Post = {
  title: 'A title',
  text: 'Noon bells',
  link: null,
  images: [photo('a.jpg'), photo('b.webp')],
  video: null,
  audio: null,
  cover: null,
};
const sent: Sent = {
  post,
  handles: {},
  clientKey: 'k',
  sentAt: new Date(),
  handle: 'p_1',
  taken: new Set(),
  rivals: [],
};

function answering(data: object, status = 200, code = 'ok') {
  const asked: { path: string; body: unknown }[] = [];
  const outside = outsideWith(tiktok, {
    addressOf: async (url) => `https://herald.example${url}`,
    async fetch(url, { body }) {
      const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : '{}';
      asked.push({ path: new URL(url).pathname, body: JSON.parse(text) });
      return new Response(JSON.stringify({ data, error: { code, message: 'm', log_id: '1' } }), { status });
    },
  });
  return { outside, asked };
}

test('they go with their words and the first as cover, from public addresses, and wait for TikTok', async () => {
  const { outside, asked } = answering({ publish_id: 'p_1' });
  expect(tiktok.prepare.steps(post)).toEqual([]);
  const published = await tiktok.publish(outside, account, { post, handles: {}, clientKey: 'k' });
  expect(published).toMatchObject({ ok: true, value: { state: 'processing', handle: 'p_1' } });
  const addresses = ['https://herald.example/f/a.jpg', 'https://herald.example/f/b.webp'];
  expect(asked).toEqual([
    {
      path: '/v2/post/publish/content/init/',
      body: {
        media_type: 'PHOTO',
        post_mode: 'MEDIA_UPLOAD',
        post_info: { description: 'Noon bells' },
        source_info: { source: 'PULL_FROM_URL', photo_images: addresses, photo_cover_index: 0 },
      },
    },
  ]);
});

test('R-PUB-013: in the inbox they are handed over, and live at the address of pictures once their creator publishes', async () => {
  const settled = (data: object) => tiktok.settle.settle(answering(data).outside, account, sent);
  expect(await settled({ status: 'PROCESSING_DOWNLOAD' })).toMatchObject({ state: 'processing' });
  expect(await settled({ status: 'SEND_TO_USER_INBOX' })).toMatchObject({ state: 'handed-over' });
  const done = { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: ['74'] };
  expect(await settled(done)).toMatchObject({
    state: 'live',
    url: 'https://www.tiktok.com/@ours/photo/74',
  });
});

test('an answer that was lost is never taken for leave to ask again: a person looks', async () => {
  const { outside, asked } = answering({});
  const settled = await tiktok.settle.settle(outside, account, { ...sent, handle: null });
  // Of this kind a person is asked at once, and may answer.
  expect([settled, asked]).toMatchObject([{ state: 'cannot-look', failure: { kind: 'permission' } }, []]);
});

test('that TikTok is silent about them does not mean that they are gone', async () => {
  const watched = (ids: string[]) =>
    tiktok.settle.watch(
      answering({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: ids }).outside,
      account,
      sent,
      '74',
    );
  expect(await watched(['74'])).toMatchObject({ ok: true, value: { stands: true } });
  expect(await watched([])).toMatchObject({ ok: false, failure: { kind: 'permission' } });
});

test('no look finds pictures by their link: they are bound on a person’s word, and videos are not', async () => {
  const { outside, asked } = answering({ videos: [] });
  const link = 'https://www.tiktok.com/@ours/photo/74?lang=en';
  const found = await tiktok.settle.findByLink(outside, account, link);
  expect([found, asked]).toMatchObject([{ ok: false, failure: { kind: 'permission' } }, []]);
  const named = { externalId: '74', url: 'https://www.tiktok.com/@ours/photo/74', kind: 'images' };
  expect(tiktok.settle.nameByLink?.(outside, link)).toEqual(named);
  expect(tiktok.settle.nameByLink?.(outside, 'https://www.tiktok.com/@ours/video/74')).toBeNull();
});

test.each(['photo', 'video'])(
  'a link to a %s under another name is another’s, and nobody is asked',
  async (kind) => {
    const { outside, asked } = answering({ videos: [{ id: '74', create_time: 1 }] });
    const find = (name: string, screenName = 'ours') =>
      tiktok.settle.findByLink(
        outside,
        { ...account, screenName },
        `https://www.tiktok.com/@${name}/${kind}/74`,
      );
    expect(await find('someoneelse')).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
    const own = kind === 'photo' ? { ok: false } : { ok: true, value: { externalId: '74' } };
    expect(await find('Ours')).toMatchObject(own);
    // TikTok did not name it: what the link says proves nothing.
    expect(await find('someoneelse', '')).toMatchObject(own);
  },
);

test('a video is the one of its id among what TikTok answers, or none where it answers none', async () => {
  const video = (id: string) => ({ id, title: `Of ${id}`, create_time: 1 });
  const find = (...ids: string[]) =>
    tiktok.settle.findByLink(
      answering({ videos: ids.map(video) }).outside,
      account,
      'https://www.tiktok.com/@ours/video/74',
    );
  expect(await find('73', '74')).toMatchObject({ ok: true, value: { externalId: '74', text: 'Of 74' } });
  expect(await find()).toEqual({ ok: true, value: null });
  expect(await find('73')).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
});

test('a domain that TikTok has not verified is a matter of permission', async () => {
  const { outside } = answering({}, 403, 'url_ownership_unverified');
  const published = await tiktok.publish(outside, account, { post, handles: {}, clientKey: 'k' });
  expect(published).toMatchObject({ ok: false, failure: { kind: 'permission' } });
});

test('R-VAL-023: 1 to 35 pictures, JPEG or WebP, with words of up to 4,000 characters; a video carries none', () => {
  const codes = (rest: Partial<Post>) =>
    checkForChannel({ ...post, ...rest }, tiktok.rules).map(({ code }) => code);
  const many = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index}.jpg`));
  expect([codes({ images: many(35) }), codes({ images: many(36) })]).toEqual([[], ['images-too-many']]);
  expect([codes({ images: [photo('a.png')] }), codes({ images: [] })]).toEqual([
    ['image-type'],
    ['media-missing', 'text-not-sent'],
  ]);
  expect(codes({ text: 'a'.repeat(4_001) })).toEqual(['text-too-long']);
  // TikTok counts in UTF-16: what lies beyond its first plane counts twice.
  expect([codes({ text: '🚢'.repeat(2_000) }), codes({ text: '🚢'.repeat(2_001) })]).toEqual([
    ['text-nearly-full'],
    ['text-too-long'],
  ]);
  expect(sendsText({ ...post, images: [], video: photo('v.mp4') }, tiktok.rules)).toBe(false);
});

test('a picture’s sides are 1,920 pixels at most, lying or standing', () => {
  const found = (width: number, height: number) =>
    checkForChannel({ ...post, images: [{ ...photo('a.jpg'), width, height }] }, tiktok.rules).flatMap(
      ({ code, severity }) => (severity === 'error' ? [code] : []),
    );
  expect([found(1_920, 1_080), found(1_080, 1_920)]).toEqual([[], []]);
  expect([found(1_921, 1_080), found(1_080, 1_921)]).toEqual([['picture-sides'], ['picture-sides']]);
});
