// A picture that X stumbles over is begun anew as what it is: a still one stands beside others, an animated one alone.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith, postWith } from './conformance-world.ts';
import { twitter } from './twitter/index.ts';

const bytes = new Uint8Array(3);

/** Every upload is answered as failed by X's own fault. */
async function take(post: Post, mimeType: string) {
  const asked: unknown[] = [];
  const processing = { state: 'failed', error: { name: 'InternalError', message: 'Internal error' } };
  const outside = outsideWith(twitter, {
    readFile: async () => ({ bytes, mimeType }),
    openFile: async () => ({ sizeBytes: 3, mimeType, read: async () => bytes }),
    async fetch(_url, { body }) {
      const said: unknown = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
      asked.push(said);
      return Response.json({ data: { id: '1', processing_info: processing } });
    },
  });
  const taken = await twitter.prepare?.take(outside, accountWith(), post, { key: 'picture-1' }, null);
  return { asked, taken };
}

const pictured = (ending: string) =>
  postWith({ images: [{ url: '/a', name: 'a', sizeBytes: 3, md5: '', ending, altText: '' }] });

test('a still picture goes up anew as a still picture', async () => {
  const { asked, taken } = await take(pictured('jpg'), 'image/jpeg');
  expect(asked).toMatchObject([{ media_category: 'tweet_image' }, { media_category: 'tweet_image' }]);
  expect(taken).toMatchObject({ ok: true, value: { state: 'more', begunAnew: { kind: 'unknown' } } });
});

test('a GIF begins as a GIF', async () => {
  const { asked } = await take(pictured('gif'), 'image/gif');
  expect(asked).toMatchObject([{ media_category: 'tweet_gif' }]);
});
