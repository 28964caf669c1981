// An edit whose answer is lost, to words that would look like those of before: what stands shows nothing, and nobody calls it done.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';
import { linkedin } from './linkedin/index.ts';
import { vk } from './vk/index.ts';
import { youtube } from './youtube/index.ts';

const none = { title: 'Ferry', link: null, images: [], video: null, audio: null, cover: null };
const saying = (text: string, keywords?: string[]): Post => ({
  ...none,
  text,
  ...(keywords ? { keywords } : {}),
});
const urn = 'urn:li:share:5';
const moment = '2026-11-05T10:00:00Z';

type Platform = { channel: Channel; externalId: string; ours: string; shown: (post: Post) => object };
const platforms: Platform[] = [
  {
    channel: facebook,
    externalId: '7_1',
    ours: '7',
    shown: ({ text }) => ({ id: '7_1', message: text, created_time: '2026-11-05T10:00:00+0000' }),
  },
  {
    channel: linkedin,
    externalId: urn,
    ours: 'urn:li:organization:7',
    shown: ({ text }) => ({
      id: urn,
      author: 'urn:li:organization:7',
      commentary: text,
      createdAt: Date.parse(moment),
      lastModifiedAt: Date.parse(moment),
    }),
  },
  {
    channel: vk,
    externalId: '7_1',
    ours: '7',
    shown: ({ text }) => ({
      response: { count: 1, items: [{ id: 1, owner_id: 7, date: 1, text, attachments: [] }] },
    }),
  },
  {
    channel: youtube,
    externalId: 'abcdefghijk',
    ours: 'UCours',
    shown: ({ title, text, keywords: tags = [] }) => ({
      items: [
        {
          id: 'abcdefghijk',
          snippet: { title, description: text, channelId: 'UCours', publishedAt: moment, tags },
          status: { uploadStatus: 'processed', privacyStatus: 'public' },
        },
      ],
    }),
  },
];

/** The call is answered by a gateway; the platform shows `stood` before it and `stands` after. */
async function edit(
  { channel, externalId, ours, shown }: Platform,
  words: Record<'before' | 'after' | 'stands', Post>,
) {
  let isAsked = false;
  const outside = outsideWith(channel, {
    async fetch(url, { method }) {
      const isRead = method === 'GET' || url.endsWith('wall.getById');
      if (isRead) return Response.json(shown(isAsked ? words.stands : words.before));
      isAsked = true;
      return new Response('bad gateway', { status: 502 });
    },
  });
  return channel.change.edit?.(outside, accountWith({ externalId: ours }), externalId, words.after, [
    words.before,
  ]);
}
const unknown = { ok: false, failure: { kind: 'unknown' } };
const done = { ok: true, value: { state: 'live' } };

for (const platform of platforms) {
  const { key } = platform.channel;
  const [before, after] = [saying('It is  late'), saying('It is late')];

  test(`${key}: another white space is not seen: in doubt, whichever stands`, async () => {
    expect(await edit(platform, { before, after, stands: after })).toMatchObject(unknown);
    expect(await edit(platform, { before, after, stands: before })).toMatchObject(unknown);
  });

  test(`${key}: other words are seen, and those of before are not taken for them`, async () => {
    const other = saying('It is cancelled');
    expect(await edit(platform, { before, after: other, stands: other })).toMatchObject(done);
    expect(await edit(platform, { before, after: other, stands: before })).toMatchObject(unknown);
  });
}

test('youtube: other tags show what the same words do not', async () => {
  const platform = platforms.find(({ channel }) => channel === youtube);
  if (!platform) throw new Error('no YouTube');
  const [before, after] = [saying('It is  late', ['old']), saying('It is late', ['new'])];
  expect(await edit(platform, { before, after, stands: after })).toMatchObject(done);
  expect(await edit(platform, { before, after, stands: before })).toMatchObject(unknown);
});
