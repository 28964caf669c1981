// What comes after the irreversible call keeps its own time, and a file of ours that is missing is told before a byte is sent.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Outside } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { sendDeadlinePassed } from './never-sent.ts';
import { tiktok } from './tiktok/index.ts';
import { youtube } from './youtube/index.ts';

const account = accountWith();
const video = { url: '/f/v.mp4', name: 'v.mp4', sizeBytes: 10, md5: '', ending: 'mp4', altText: '' };
const words = { title: 'Noon', text: 'Bells', link: null, images: [], audio: null };
const post: Post = { ...words, video, cover: '/f/c.png' };
const owners = { id: 'abcdefghijk', snippet: {}, status: { privacyStatus: 'public' } };
const missing = () => Promise.reject(new Error('not-found'));
const cover = 'POST /upload/youtube/v3/thumbnails/set';
const piece = 'PUT bytes 0-9/10';

/** YouTube and TikTok with one piece of ten bytes; `isLate`: the send deadline passed while that piece went up. */
function world({ isLate = false, files = {} }: { isLate?: boolean; files?: Partial<Outside> } = {}) {
  const asked: string[] = [];
  const outside = outsideWith(youtube, {
    readFile: async () => ({ bytes: new Uint8Array(8), mimeType: 'image/png' }),
    openFile: async () => ({
      sizeBytes: 10,
      mimeType: 'video/mp4',
      read: async (from, length) => new Uint8Array(length - from),
    }),
    async fetch(url, { method, headers, follows = false }) {
      if (isLate && asked.includes(piece) && !follows)
        throw Object.assign(new Error('too late to send'), { code: sendDeadlinePassed });
      const what = `${method} ${new Headers(headers).get('content-range') ?? new URL(url).pathname}`;
      asked.push(what);
      if (what === 'PUT bytes */10') return new Response(null, { status: 308 });
      if (what === piece) return Response.json({ id: 'abcdefghijk' }, { status: 201 });
      return Response.json(method === 'GET' ? { items: [owners] } : { id: 'abcdefghijk' });
    },
    ...files,
  });
  return { outside, asked };
}
const handles = { video: '10 https://www.googleapis.com/session' };
const publish = (outside: Outside) => youtube.publish(outside, account, { post, handles, clientKey: 'key' });
const nothingSent = { ok: false, failure: { kind: 'presend', platformCode: 'unread', noticed: true } };

describe('a video of YouTube', () => {
  test('keeps its cover though its last piece took longer than the send deadline', async () => {
    const { outside, asked } = world({ isLate: true });
    const result = await publish(outside);
    expect(result).toMatchObject({ ok: true, value: { state: 'processing', handle: 'abcdefghijk' } });
    expect(result).not.toHaveProperty('value.lacking');
    expect(asked).toEqual(['PUT bytes */10', piece, cover]);
  });

  test('goes without a cover that cannot be read, and says so', async () => {
    const { outside, asked } = world({ files: { readFile: missing } });
    const lacking = { what: 'cover', failure: { platformCode: 'unread', noticed: true } };
    expect(await publish(outside)).toMatchObject({ ok: true, value: { state: 'processing', lacking } });
    expect(asked).toEqual(['PUT bytes */10', piece]);
  });

  test.each([
    ['is not there', missing],
    ['breaks off', async () => ({ sizeBytes: 10, mimeType: 'video/mp4', read: missing })],
  ])('is not sent where its file %s', async (_, openFile) => {
    const { outside, asked } = world({ files: { openFile } });
    expect(await publish(outside)).toMatchObject(nothingSent);
    expect(asked).toEqual(['PUT bytes */10']);
  });

  test('whose session says that it is there is on its way, whatever a look comes to', async () => {
    const { outside } = world();
    const fetch: Outside['fetch'] = async (_url, { method }) => {
      if (method === 'PUT') return Response.json({ id: 'abcdefghijk' });
      throw Object.assign(new Error('too late to send'), { code: sendDeadlinePassed });
    };
    const onItsWay = { ok: true, value: { state: 'processing', handle: 'abcdefghijk' } };
    expect(await publish({ ...outside, fetch })).toMatchObject(onItsWay);
  });

  test('keeps its words where the cover of an edit cannot be read', async () => {
    const { outside, asked } = world({ files: { readFile: missing } });
    expect(await youtube.change.edit?.(outside, account, 'abcdefghijk', post)).toMatchObject(nothingSent);
    expect(asked).toEqual(['GET /youtube/v3/videos']);
  });
});

test('a video of TikTok is not sent where its file is not there', async () => {
  const upload = { publishId: 'v_inbox.1', address: 'https://open-upload.tiktokapis.com/1', totalBytes: 10 };
  const { outside, asked } = world({ files: { openFile: missing } });
  const sending = { post, handles: { video: JSON.stringify(upload) }, clientKey: 'key' };
  expect(await tiktok.publish(outside, account, sending)).toMatchObject(nothingSent);
  expect(asked).toEqual([]);
});
