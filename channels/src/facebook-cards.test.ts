// The card that Facebook makes of a link is of many types: none of them is media of ours, and only what may be ours is counted.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Sent } from './channel.ts';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';

const none = { title: '', link: null, images: [], video: null, audio: null, cover: null };
const linked: Post = { ...none, text: 'Noon', link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' };
const sent = sentOf(linked);
type Attached = { readonly type?: string; readonly target?: object; readonly subattachments?: object };

function settle(of: Sent, ...attached: Attached[]) {
  const one = { id: '7_1', message: 'Noon', created_time: '2026-11-05T10:00:30+0000' };
  const data = [{ ...one, attachments: { data: attached } }];
  const outside = outsideWith(facebook, { fetch: async () => Response.json({ data }) });
  return facebook.settle.settle(outside, accountWith(), of);
}

const cards = ['share', 'video_share_youtube', 'video_share_highlighted', 'animated_image_share'];
test.each([...cards, 'image_share', 'event', 'fallback', 'multi_share'])(
  'a link post whose card is of the type %s is found by its words',
  async (type) => {
    const seen = await settle(sent, { type, target: { id: '5' } });
    expect(seen).toMatchObject({ state: 'live', externalId: '7_1' });
  },
);

test.each(['photo', 'album', 'new_album', 'video_inline', 'video_autoplay', 'video_direct_response'])(
  'a post with the same words and a medium of the type %s is not our link',
  async (type) => {
    expect(await settle(sent, { type, target: { id: '5' } })).toMatchObject({ state: 'absent' });
  },
);

test('a picture of ours is known by its id, whatever type Facebook gives it', async () => {
  const pictured = { ...sent, post: { ...linked, link: null }, handles: { 'picture-1': '99' } };
  const seen = await settle(pictured, { type: 'animated_image_autoplay', target: { id: '99' } });
  expect(seen).toMatchObject({ state: 'live', seen: expect.stringContaining('its own id') });
});

test('of an album what is in it counts', async () => {
  const handles = { 'picture-1': '98', 'picture-2': '99' };
  const pictured = { ...sent, post: { ...linked, link: null }, handles };
  const photos = ['88', '89'].map((id) => ({ type: 'photo', target: { id } }));
  // Facebook's own numbers for them: they are known by their words and how many they are.
  const seen = await settle(pictured, { type: 'album', subattachments: { data: photos } });
  expect(seen).toMatchObject({ state: 'live', seen: expect.stringContaining('2 media') });
});
