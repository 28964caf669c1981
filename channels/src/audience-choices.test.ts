// Who may see a post on LinkedIn and VK: as it was chosen, and everybody only where nothing was.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { linkedin } from './linkedin/index.ts';
import { vk } from './vk/index.ts';
import { vkGroup } from './vk-group/index.ts';

const plain: Post = {
  title: '',
  text: 'Noon',
  link: null,
  images: [],
  video: null,
  audio: null,
  cover: null,
};

async function publishing(channel: Channel, externalId: string, attributes: Record<string, string>) {
  const bodies: string[] = [];
  const outside = outsideWith(channel, {
    async fetch(_url, { body }) {
      bodies.push(body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));
      const headers = { 'x-restli-id': 'urn:li:share:1' };
      return new Response('{"response":{"post_id":1}}', { status: 201, headers });
    },
  });
  const sending = { post: { ...plain, attributes }, handles: {}, clientKey: 'k' };
  const result = await channel.publish(outside, accountWith({ externalId }), sending);
  return { result, body: bodies.join() };
}

const person = 'urn:li:person:7';
const page = 'urn:li:organization:7';

test('LinkedIn: to everybody, to members, to connections', async () => {
  for (const [chosen, expected] of [
    ['', 'PUBLIC'],
    ['LOGGED_IN', 'LOGGED_IN'],
    ['CONNECTIONS', 'CONNECTIONS'],
  ] as const) {
    const { body } = await publishing(linkedin, person, { linkedinVisibility: chosen });
    expect(body).toContain(`"visibility":"${expected}"`);
  }
});

test('LinkedIn: a page has no connections, and its post for them reaches nobody instead of everybody', async () => {
  const { result, body } = await publishing(linkedin, page, { linkedinVisibility: 'CONNECTIONS' });
  expect([result, body]).toMatchObject([{ ok: false, failure: { kind: 'content' } }, '']);
});

test('VK: a person’s post may be for friends only, a group’s never', async () => {
  const asked = (channel: Channel, vkFriendsOnly: string) => publishing(channel, '7', { vkFriendsOnly });
  expect((await asked(vk, 'yes')).body).toContain('friends_only=1');
  expect([(await asked(vk, 'no')).body, (await asked(vkGroup, 'no')).body].join()).not.toContain(
    'friends_only',
  );
  const refused = {
    result: { ok: false, failure: { kind: 'content', platformCode: 'visibility' } },
    body: '',
  };
  expect(await asked(vkGroup, 'yes')).toMatchObject(refused);
});

test('VK: the video of a friends-only post is for friends only too, and one for everybody says nothing', async () => {
  const bodies: string[] = [];
  const outside = outsideWith(vk, {
    async fetch(_url, { body }) {
      bodies.push(body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));
      return Response.json({ response: { upload_url: 'https://up.example', video_id: 1, owner_id: 7 } });
    },
  });
  const video = { url: '/f/a.mp4', name: 'a.mp4', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
  for (const vkFriendsOnly of ['yes', 'no'])
    await vk.prepare.take(
      outside,
      accountWith(),
      { ...plain, video, attributes: { vkFriendsOnly } },
      { key: 'video' },
      null,
    );
  expect(bodies.map((body) => body.includes('privacy_view=friends'))).toEqual([true, false]);
  expect(bodies[1]).not.toContain('privacy_view');
});
