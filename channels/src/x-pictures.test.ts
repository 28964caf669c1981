// How X takes a picture: a still one in one shot, one that moves in pieces, each under its own category (channels.md §3).
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { twitter } from './twitter/index.ts';

test.each([
  ['image/gif', 'initialize', 'tweet_gif'],
  ['image/jpeg', 'upload', 'tweet_image'],
])('a picture that is %s begins at %s, as a %s', async (mimeType, door, category) => {
  const asked: (readonly [string, unknown])[] = [];
  const bytes = new Uint8Array(3);
  const outside = outsideWith(twitter, {
    readFile: async () => ({ bytes, mimeType }),
    openFile: async () => ({ sizeBytes: 3, mimeType, read: async () => bytes }),
    async fetch(url, { body }) {
      const said: unknown =
        body instanceof FormData ? Object.fromEntries(body.entries()) : JSON.parse(String(body));
      asked.push([new URL(url).pathname.replace(/.*\//, ''), said]);
      return Response.json({ data: { id: '1' } });
    },
  });
  const post = {
    ...{ title: '', text: 'a', link: null, video: null, audio: null, cover: null },
    images: [{ url: '/f/a', name: 'a', sizeBytes: 3, md5: '', ending: 'gif', altText: '' }],
  };
  const [step] = twitter.prepare.steps(post);
  if (!step) throw new Error('a picture is a step');
  await twitter.prepare.take(outside, accountWith(), post, step, null);
  expect(asked).toEqual([[door, expect.objectContaining({ media_category: category })]]);
});
