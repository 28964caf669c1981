// An edit whose cover YouTube refuses: the words stand, and it is told that the cover does not.
import { expect, test } from 'vitest';
import type { Outside } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { youtube } from './youtube/index.ts';

const account = accountWith({ externalId: 'UC7', access: 'ya29.secret' });
const snippet = {
  title: 'Noon',
  description: 'Bells',
  categoryId: '22',
  publishedAt: '2026-11-05T12:00:00Z',
};
const video = { id: 'abcdefghijk', snippet, status: { privacyStatus: 'public', uploadStatus: 'processed' } };

function answering(ofCover: Response): Outside {
  return outsideWith(youtube, {
    readFile: async () => ({ bytes: new Uint8Array(3), mimeType: 'image/jpeg' }),
    async fetch(url, { method }) {
      if (url.includes('/thumbnails/set')) return ofCover;
      return Response.json(method === 'PUT' ? video : { items: [video] });
    },
  });
}
const refused = () =>
  Response.json(
    {
      error: {
        code: 403,
        message: 'Not verified',
        errors: [{ reason: 'forbidden', message: 'Not verified' }],
      },
    },
    { status: 403 },
  );
const post = { title: 'Noon', text: 'Bells', link: null, images: [], video: null, audio: null };

test.each([
  ['a refused cover is told', refused(), '/f/c.jpg', 'forbidden-cover'],
  ['a taken cover needs no word', Response.json({ items: [] }), '/f/c.jpg', undefined],
  ['without a cover there is nothing to refuse', refused(), null, undefined],
])('%s, and the edit is done', async (_case, ofCover, cover, refused) => {
  const edited = await youtube.change.edit?.(answering(ofCover), account, video.id, { ...post, cover });
  expect(edited).toMatchObject({ ok: true, value: { state: 'live', externalId: video.id } });
  expect(edited?.ok && edited.value.lacking?.failure.platformCode).toBe(refused);
});

test('a cover that cannot be read stops the edit before a word is changed', async () => {
  const asked: string[] = [];
  const outside = outsideWith(youtube, {
    readFile: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })),
    async fetch(_url, { method }) {
      asked.push(method ?? 'GET');
      return Response.json(method === 'PUT' ? video : { items: [video] });
    },
  });
  const edited = await youtube.change.edit?.(outside, account, video.id, { ...post, cover: '/f/c.jpg' });
  expect(edited).toMatchObject({ ok: false });
  expect(asked).toEqual(['GET']);
});
