// Which absence of an upload to YouTube is proven: what its session says itself; never that a video or a list shows nothing.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Sending } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { youtube } from './youtube/index.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const file = { url: 'herald://v', name: 'v', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const post: Post = {
  ...{ title: 'Noon', text: 'Noon', link: null, images: [], video: file, audio: null, cover: null },
};
const handles = { video: '9 https://www.googleapis.com/session' };
const older = {
  snippet: { title: 'Else', description: '', publishedAt: '2026-10-01T00:00:00Z' },
  contentDetails: { videoId: 'bbbbbbbbbbb' },
};
const nothing = { items: [], pageInfo: { totalResults: 0 } };

/** YouTube knows no video and lists an older one; its session says this. */
function settle(
  sent: { handle?: string; handles?: Sending['handles'] },
  session: Response = new Response('', { status: 503 }),
) {
  const outside = outsideWith(youtube, {
    async fetch(url) {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/session')) return session.clone();
      if (pathname.endsWith('/videos')) return Response.json(nothing);
      if (pathname.endsWith('/playlistItems')) return Response.json({ items: [older] });
      return Response.json({ items: [{ contentDetails: { relatedPlaylists: { uploads: 'UU7' } } }] });
    },
  });
  const call = { post, handles: {}, handle: null, ...sent, clientKey: 'k', sentAt };
  return youtube.settle.settle(outside, accountWith(), { ...call, taken: new Set(), rivals: [] });
}
const inGooglesWords = Response.json({ error: { code: 404, message: 'Not Found' } }, { status: 404 });

test.each([
  ['still waits for it', new Response('', { status: 308 }), 'media'],
  ['is over', inGooglesWords, 'unknown'],
  ['cannot be asked', new Response('', { status: 503 }), 'unknown'],
])('a last piece that is refused is sent anew only where its session %s', async (_, after, kind) => {
  const answers = [new Response('', { status: 308 }), inGooglesWords.clone(), after.clone()];
  const outside = outsideWith(youtube, {
    fetch: async () => answers.shift() ?? new Response('', { status: 500 }),
    openFile: async () => ({ sizeBytes: 9, mimeType: 'video/mp4', read: async () => new Uint8Array(9) }),
  });
  const result = await youtube.publish(outside, accountWith(), { post, handles, clientKey: 'k' });
  expect(result).toMatchObject({ ok: false, failure: { kind } });
});

test.each([
  ['a video that was made and is not shown', { handle: 'aaaaaaaaaaa' }, undefined, 1],
  ['an upload whose session is not known to us', {}, undefined, 1],
  ['one that came whole and is not shown', { handles }, Response.json({ id: 'aaaaaaaaaaa' }), 1],
  ['one of whose session a gateway says 404', { handles }, new Response('', { status: 404 }), 1],
  ['one whose session YouTube itself says is over', { handles }, inGooglesWords, 1],
])('%s is absent, and that is not proven', async (_, sent, session, looked) => {
  expect(await settle(sent, session)).toEqual({ state: 'absent', looked, unproven: true });
});

test('one that is not whole is absent for certain', async () => {
  const session = new Response('', { status: 308 });
  expect(await settle({ handles }, session)).toEqual({ state: 'absent', looked: 0 });
});
