// Links in a post of X as its list writes them: its own pictures and videos are no words of the author, those of others are.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { twitter } from './twitter/index.ts';
import { writtenText } from './twitter/settle.ts';

const sentAt = new Date('2026-11-05T10:00:00Z');
const short = 'https://t.co/a';

function settle(text: string, listed: string, address: object, rest: object = {}) {
  const post: Post = {
    ...{ title: '', text, link: null, images: [], video: null, audio: null, cover: null },
  };
  const answer = {
    data: [
      {
        ...{ id: '1', text: listed, created_at: '2026-11-05T10:00:30Z', author_id: '7' },
        entities: { urls: [{ url: short, ...address }] },
        ...rest,
      },
    ],
    meta: { result_count: 1 },
  };
  const outside = outsideWith(twitter, { fetch: async () => Response.json(answer) });
  return twitter.settle.settle(outside, accountWith({ externalId: '7' }), {
    ...{ post, handles: {}, clientKey: 'k', sentAt, handle: null, taken: new Set<string>(), rivals: [] },
  });
}

test.each(['photo', 'video'])('a link to a %s of another post is words of ours', async (kind) => {
  const full = `https://x.com/other/status/123/${kind}/1`;
  const seen = await settle(`Look ${full}`, `Look ${short}`, { expanded_url: full });
  expect(seen).toMatchObject({ state: 'live', externalId: '1' });
});

test('so is one that X knows by a key as well, and it shows no medium of ours', async () => {
  const full = 'https://x.com/other/status/99/photo/1';
  const address = { expanded_url: full, media_key: '3_9' };
  const rest = { attachments: { media_keys: ['3_9'] } };
  const seen = await settle(`Look ${full}`, `Look ${short}`, address, rest);
  expect(seen).toMatchObject({ state: 'live', externalId: '1' });
  expect(await settle('Look', `Look ${short}`, address, rest)).toMatchObject({ state: 'absent' });
});

test.each([
  ['by the number of the post', { expanded_url: 'https://x.com/gazette/status/1/photo/1' }],
  ['by its key', { expanded_url: 'https://x.com/gazette/status/1/video/1', media_key: '7_9' }],
  ['by its key, under another address', { expanded_url: 'https://pic.x.com/a', media_key: '7_9' }],
  ['by its key alone', { media_key: '7_9' }],
])('its own picture or video, known %s, is none of its words', async (_, address) => {
  const seen = await settle('Look', `Look ${short}`, address);
  expect(seen).toMatchObject({ state: 'live', externalId: '1' });
});

test('a listed text is read as it was written: addresses in full, media off, letters unescaped', () => {
  const urls = [
    { url: 'https://t.co/aaaa', expanded_url: 'https://example.com/?a=1&b=$&' },
    { url: 'https://t.co/bbbb', expanded_url: 'https://x.com/herald/status/1/photo/1', media_key: '3_1' },
  ];
  const listed = {
    id: '1',
    text: 'Cod &amp; &lt;chips&gt; https://t.co/aaaa https://t.co/bbbb',
    entities: { urls },
  };
  expect(writtenText(listed).trim()).toBe('Cod & <chips> https://example.com/?a=1&b=$&');
});
