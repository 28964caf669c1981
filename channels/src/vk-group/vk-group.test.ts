// A group's wall: who may speak for it, and that it speaks as itself, by recorded answers.
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Account } from '../channel.ts';
import { outsideWith } from '../conformance-world.ts';
import { vkGroup } from './index.ts';
import { rules } from './rules.ts';

function recorded(answers: Record<string, unknown>) {
  const asked: [string, Record<string, string>][] = [];
  const outside = outsideWith(vkGroup, {
    readFile: async () => ({ bytes: new Uint8Array([1]), mimeType: 'image/png' }),
    async fetch(url, { body }) {
      const method = url.replace(/^.*\//, '');
      asked.push([method, body instanceof URLSearchParams ? Object.fromEntries(body) : {}]);
      return Response.json(answers[method]);
    },
  });
  return { outside, asked };
}

const token = { access: 'VKAT-access', refresh: 'VKRT-old device-1', expiresInSeconds: 3_600, scopes: [] };
const shown = { name: 'Gazette', screenName: 'gazette', pageIds: '5', avatar: null };
const account: Account = { externalId: '5', ...shown, token };
const image = { url: '/a', name: 'a.png', sizeBytes: 1, md5: '', ending: 'png', altText: '' };
const post: Post = {
  title: '',
  text: 'Noon',
  link: null,
  images: [image],
  video: null,
  audio: null,
  cover: null,
};

test('it is called VK group', () => expect(rules.name).toBe('VK group'));

test('groups a person edits are offered, those he only moderates say why not', async () => {
  const granted = { access_token: 'VKAT-new', refresh_token: 'VKRT-new', expires_in: 3_600 };
  const items = [
    { id: 5, name: 'Gazette', screen_name: 'gazette', admin_level: 2, photo_200: 'https://vk.com/a.jpg' },
    { id: 6, name: 'Archive', screen_name: 'archive', admin_level: 1 },
  ];
  const scope = 'vkid.personal_info wall photos video groups';
  const { outside } = recorded({
    auth: { ...granted, scope },
    'groups.get': { response: { count: 2, items } },
  });
  const returned = { device_id: 'device-1', state: 's' };
  const ask = { code: 'c', redirectUri: 'r', codeVerifier: 'v', returned };
  expect(await vkGroup.connect.exchange(outside, ask)).toMatchObject({
    value: [
      { externalId: '5', avatar: 'https://vk.com/a.jpg', usable: true, because: '' },
      { externalId: '6', avatar: null, usable: false, because: '', role: 'editor' },
    ],
  });
});

test('a picture goes up for the group’s wall', async () => {
  const { outside, asked } = recorded({
    'photos.getWallUploadServer': { response: { upload_url: 'https://pu.vk.com/up' } },
    up: { server: 8, photo: '[{}]', hash: 'h' },
    'photos.saveWallPhoto': { response: [{ id: 9, owner_id: -5 }] },
  });
  const taken = await vkGroup.prepare.take(outside, account, post, { key: 'picture-1' }, null);
  expect(taken).toMatchObject({ value: { state: 'done', handle: 'photo-5_9' } });
  expect(asked).toEqual([
    ['photos.getWallUploadServer', { group_id: '5', v: '5.199' }],
    ['up', {}],
    ['photos.saveWallPhoto', { group_id: '5', server: '8', photo: '[{}]', hash: 'h', v: '5.199' }],
  ]);
});

test('a picture that VK could not read is a media failure', async () => {
  const { outside } = recorded({
    'photos.getWallUploadServer': { response: { upload_url: 'https://pu.vk.com/up' } },
    up: { server: 8, photo: '[]', hash: 'h' },
  });
  const taken = await vkGroup.prepare.take(outside, account, post, { key: 'picture-1' }, null);
  expect(taken).toMatchObject({ ok: false, failure: { kind: 'media', platformCode: 'no-photo' } });
});

test('the group speaks as itself, and its posts lie below zero', async () => {
  const { outside, asked } = recorded({ 'wall.post': { response: { post_id: 3 } } });
  const sending = { post, handles: { 'picture-1': 'photo-5_9' }, clientKey: 'key-1' };
  const published = await vkGroup.publish(outside, account, sending);
  const live = { state: 'live', externalId: '-5_3', url: 'https://vk.com/wall-5_3' };
  expect(published).toEqual({ ok: true, value: live });
  expect(asked).toMatchObject([
    ['wall.post', { owner_id: '-5', from_group: '1', attachments: 'photo-5_9', guid: 'key-1' }],
  ]);
});
