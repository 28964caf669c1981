// VK's errors against channels.md §7, its rules, and what is sent to it and concluded from it, by recorded answers.
import { checkContent } from '@herald/contract/check-content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Account, Sent, StepKept } from '../channel.ts';
import { outsideWith } from '../conformance-world.ts';
import { explain as explainToken } from '../vk-consent.ts';
import { explain } from '../vk-api.ts';
import { vk } from './index.ts';
import { rules } from './rules.ts';

const codesOf = (media: object[], rest = {}) => {
  const content = Composition.parse({ title: 'A title', media, ...rest });
  return checkContent(content, [rules]).map(({ code }) => code);
};
const text = (content: string) => ({ mediaType: mediaTypes.text, content });
const file = (type: 'image' | 'video', name: string, size = 1) => ({
  mediaType: mediaTypes[type],
  url: `/f/${name}`,
  name,
  size,
});
const words = text('The ferry is late');

describe('what a post allows', () => {
  test('ten pictures are accepted, eleven are refused', () => {
    const pictures = Array.from({ length: 10 }, (_, index) => file('image', `${index}.jpg`));
    expect(codesOf([words, ...pictures])).toEqual([]);
    expect(codesOf([words, ...pictures, file('image', 'b.jpg')])).toEqual(['images-too-many']);
  });

  test.each(['jpg', 'jpeg', 'png', 'gif'])('a picture may be %s', (ending) => {
    expect(codesOf([words, file('image', `a.${ending}`)])).toEqual([]);
    expect(codesOf([words, file('image', 'a.webp')])).toEqual(['image-type']);
  });

  test('a video of 256 MB is accepted, a byte more is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4', 256 * megabyte)])).toEqual([]);
    expect(codesOf([words, file('video', 'v.mov', 256 * megabyte + 1)])).toEqual(['video-too-large']);
    expect(codesOf([words, file('video', 'v.webm')])).toEqual(['video-type']);
  });

  test('a cover goes with a video; without one nobody is stopped', () => {
    expect(codesOf([words, file('video', 'v.mp4')], { cover: '/f/c.jpg' })).toEqual([]);
    expect(codesOf([words], { cover: '/f/c.jpg' })).toEqual(['cover-not-sent']);
  });

  test('16,384 letters are accepted, one more is refused', () => {
    expect(codesOf([text('д'.repeat(16_384))])).toEqual(['text-nearly-full']);
    expect(codesOf([text('д'.repeat(16_385))])).toEqual(['text-too-long']);
  });
});

describe('the words in which VK says no', () => {
  const said = (body: unknown) => explain({ status: 200, headers: new Headers(), body });
  const kindOf = (error: object) => said({ error: { error_msg: 'm', request_params: [], ...error } });

  test.each([
    ['auth', [5, 17, 1_130, 3_609, 3_610]],
    ['permission', [7, 15, 20, 27, 203, 214]],
    ['rate', [6, 9, 29, 220]],
    ['blocked', [14, 3300]],
    ['content', [100, 113, 210, 219, 222, 224, 225, 13_000]],
    ['media', [22, 114, 118, 121, 129]],
    // They pass, and prove nothing.
    ['unknown', [1, 10]],
  ])('%s', (kind, codes) => {
    const wanted = codes.map((code) => ({ kind, platformCode: String(code) }));
    expect(codes.map((code) => kindOf({ error_code: code }))).toMatchObject(wanted);
  });

  test('the subcode is kept: a token of another address', () => {
    const failure = kindOf({ error_code: 5, error_subcode: 1_130 });
    expect(failure).toMatchObject({ kind: 'auth', platformCode: '5-1130' });
  });

  test('a full day waits, a wall without access does not', () => {
    const denied = 'Access to adding post denied: ';
    const full = kindOf({ error_code: 214, error_msg: `${denied}you can only add 50 posts a day` });
    expect(full).toMatchObject({ kind: 'rate', retryAfterSeconds: 3_600 });
    expect(kindOf({ error_code: 214, error_msg: denied })).toMatchObject({ kind: 'permission' });
    expect(kindOf({ error_code: 6 })).toMatchObject({ retryAfterSeconds: 1 });
  });

  test('a number nobody named is unknown, and quoted', () =>
    expect(said({ error: { error_code: 4_242 } })).toMatchObject({ kind: 'unknown', platformCode: '4242' }));

  test.each([
    ['a body of another make', { error: 'no' }],
    ['an answer', { response: { post_id: 1 } }],
  ])('%s is no refusal', (_, body) => expect(said(body)).toBeNull());

  test('a token that is dead is dead, trouble at VK ID is not', () => {
    const token = (error: string) => explainToken({ status: 400, headers: new Headers(), body: { error } });
    expect(token('invalid_grant')).toMatchObject({ kind: 'auth', platformCode: 'invalid_grant' });
    expect(token('server_error')).toBeNull();
  });
});

const token = {
  access: 'VKAT-access',
  refresh: 'VKRT-old device-1',
  expiresInSeconds: 3_600,
  scopes: ['wall'],
};
const account: Account = {
  externalId: '7',
  name: 'Gazette',
  screenName: 'id7',
  pageIds: '',
  avatar: null,
  token,
};
const sentAt = new Date('2026-11-20T10:00:00Z');
const atSecond = (second: number) => sentAt.getTime() / 1_000 + second;

/** VK as a list of answers by method; what was asked is kept. */
function recorded(answers: Record<string, unknown>) {
  const asked: [string, Record<string, string>][] = [];
  const outside = outsideWith(vk, {
    readFile: async () => ({ bytes: new Uint8Array([1]), mimeType: 'image/png' }),
    openFile: async () => ({
      sizeBytes: 3,
      mimeType: 'video/mp4',
      read: async (from, length) => new Uint8Array([1, 2, 3]).slice(from, from + length),
    }),
    async fetch(url, { body }) {
      const method = url.replace(/^.*\//, '');
      asked.push([method, body instanceof URLSearchParams ? Object.fromEntries(body) : {}]);
      const answer = answers[method];
      return answer instanceof Error ? Promise.reject(answer) : Response.json(answer);
    },
  });
  return { outside, asked };
}

const post: Post = { title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null };
const image: PostFile = { url: '/a', name: 'a.jpg', sizeBytes: 1, md5: '', ending: 'jpg', altText: '' };
const call = { post, handles: {}, clientKey: 'key-1', sentAt, handle: null };
const sent: Sent = { ...call, taken: new Set(), rivals: [] };
const stood = (id: number, rest = {}) => ({
  id,
  owner_id: 7,
  date: atSecond(2),
  text: 'Noon',
  attachments: [],
  ...rest,
});
const listing = (...items: object[]) => ({ response: { count: items.length, items } });

describe('settling', () => {
  const settle = (answer: unknown, rest: Partial<Sent> = {}) =>
    vk.settle.settle(recorded({ 'wall.get': answer }).outside, account, { ...sent, ...rest });

  test('a post is found by its words, and by its media whatever became of the words', async () => {
    expect(await settle(listing(stood(3), stood(2, { text: 'Else' })))).toMatchObject({
      state: 'live',
      externalId: '7_3',
      url: 'https://vk.com/wall7_3',
    });
    const photo = { type: 'photo', photo: { id: 9, owner_id: 7 } };
    const listed = listing(stood(4, { text: 'Changed', attachments: [photo] }), stood(3));
    expect(await settle(listed, { handles: { 'picture-1': 'photo7_9' } })).toMatchObject({
      externalId: '7_4',
    });
  });

  test('a link is no medium: a post with one is found by its words', async () => {
    const link = { type: 'link', link: { url: 'https://example.com', title: 'Example' } };
    expect(await settle(listing(stood(5, { attachments: [link] })))).toMatchObject({ externalId: '7_5' });
  });

  test('what stood before, or is another publication’s, is not it; two that fit are not chosen from', async () => {
    expect(await settle(listing(stood(3, { date: atSecond(-61) })))).toMatchObject({ state: 'absent' });
    expect(await settle(listing(stood(3)), { taken: new Set(['7_3']) })).toMatchObject({ state: 'absent' });
    expect(await settle(listing(stood(4), stood(3)))).toMatchObject({ state: 'several' });
  });

  test('a full listing without an older post shows too little, and a pinned one is no older post', async () => {
    const many = Array.from({ length: 99 }, (_, index) => stood(index + 10, { text: 'Else' }));
    const pinned = stood(1, { date: atSecond(-9_999), is_pinned: 1, text: 'Pinned' });
    expect(await settle(listing(pinned, ...many))).toMatchObject({
      state: 'cannot-look',
      failure: { kind: 'permission', platformCode: 'list-too-long' },
    });
    const older = stood(2, { date: atSecond(-9_999), text: 'Else' });
    expect(await settle(listing(...many, older))).toMatchObject({ state: 'absent' });
  });

  test('another’s wall is not looked at', async () => {
    const { outside, asked } = recorded({});
    const link = 'https://vk.com/id8?w=wall8_3';
    expect(await vk.settle.findByLink(outside, account, link)).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
  });
});

describe('what is sent', () => {
  test('a comma in a link parts no attachments, and the key goes along', async () => {
    const { outside, asked } = recorded({ 'wall.post': { response: { post_id: 3 } } });
    const sending = { ...sent, post: { ...post, link: 'https://example.com/a,b' } };
    expect(await vk.publish(outside, account, sending)).toMatchObject({ ok: true });
    const attachments = 'https://example.com/a%2Cb';
    const form = { owner_id: '7', message: 'Noon', attachments, guid: 'key-1', v: '5.199' };
    expect(asked).toEqual([['wall.post', form]]);
  });

  test('ten pictures and a video are one too many, and nothing goes up', async () => {
    const full = { ...post, images: Array.from({ length: 10 }, () => image), video: image };
    const { outside, asked } = recorded({});
    const taken = await vk.prepare.take(outside, account, full, { key: 'picture-1' }, null);
    expect(taken).toMatchObject({ ok: false, failure: { kind: 'media', platformCode: 'too-many' } });
    const handles = Object.fromEntries(vk.prepare.steps(full).map(({ key }) => [key, 'photo7_1']));
    const published = await vk.publish(outside, account, { ...sent, post: full, handles });
    expect(published).toMatchObject({ ok: false, failure: { kind: 'media' } });
    expect(asked).toEqual([]);
  });

  test('a video goes up in phases; one that is done is not done again, and the cover comes last', async () => {
    const { outside, asked } = recorded({
      'video.save': { response: { upload_url: 'https://vu.vk.com/film', video_id: 5, owner_id: 7 } },
      film: { size: 3, video_id: 5 },
      'video.getThumbUploadUrl': { response: { upload_url: 'https://pu.vk.com/thumb' } },
      thumb: { hash: 'h' },
      'video.saveUploadedThumb': { response: { photo_id: 1 } },
    });
    const withCover = { ...post, title: 'Ferry', video: { ...image, sizeBytes: 3 }, cover: '/c' };
    const take = (kept: StepKept | null) =>
      vk.prepare.take(outside, account, withCover, { key: 'video' }, kept);
    const handle = JSON.stringify({ uploadUrl: 'https://vu.vk.com/film', ownerId: '7', videoId: '5' });
    const more = { state: 'more', handle, askAgainInSeconds: 0 };
    expect(await take(null)).toMatchObject({ value: { ...more, offset: 0 } });
    expect(await take({ handle, offset: 0 })).toMatchObject({ value: { ...more, offset: 3 } });
    expect(await take({ handle, offset: 3 })).toMatchObject({ value: { state: 'done', handle: 'video7_5' } });
    const methods = ['video.save', 'film', 'video.getThumbUploadUrl', 'thumb', 'video.saveUploadedThumb'];
    expect(asked.map(([method]) => method)).toEqual(methods);
    const set = { owner_id: '7', video_id: '5', thumb_json: '{"hash":"h"}', set_thumb: '1', v: '5.199' };
    expect(asked.at(-1)?.[1]).toEqual(set);
  });

  test('an edit sends the media along that stand there, and the new link', async () => {
    const media = [
      { type: 'photo', photo: { id: 9, owner_id: 7 } },
      { type: 'video', video: { id: 5, owner_id: -2 } },
      { type: 'link', link: { url: 'https://example.com/old' } },
    ];
    const { outside, asked } = recorded({
      'wall.getById': listing(stood(3, { attachments: media })),
      'wall.edit': { response: { post_id: 3 } },
    });
    const after = { ...post, text: 'One', link: 'https://example.com/new' };
    expect(await vk.change.edit?.(outside, account, '7_3', after)).toMatchObject({ ok: true });
    const attachments = 'photo7_9,video-2_5,https://example.com/new';
    const form = { owner_id: '7', post_id: '3', message: 'One', attachments, v: '5.199' };
    expect(asked.at(-1)).toEqual(['wall.edit', form]);
  });

  test('a take-down that VK refuses is believed only when the post stands', async () => {
    const refused = { error: { error_code: 15, error_msg: 'Access denied: post or comment deleted' } };
    const gone = recorded({ 'wall.delete': refused, 'wall.getById': listing(), 'wall.get': listing() });
    expect(await vk.change.takeDown(gone.outside, account, '7_3')).toEqual({ ok: true, value: 'gone' });
    const standing = recorded({ 'wall.delete': refused, 'wall.getById': listing(stood(3)) });
    expect(await vk.change.takeDown(standing.outside, account, '7_3')).toMatchObject({
      failure: { kind: 'permission' },
    });
  });
});

describe('tokens', () => {
  const granted = { access_token: 'VKAT-new', refresh_token: 'VKRT-new', expires_in: 3_600, scope: '' };

  test('the device’s id is kept beside the refresh token and sent at every refresh', async () => {
    const { outside, asked } = recorded({ auth: granted });
    const renewed = await vk.connect.refresh?.(outside, token);
    const value = { access: 'VKAT-new', refresh: 'VKRT-new device-1', scopes: ['wall'] };
    expect(renewed).toMatchObject({ ok: true, value });
    const form = { refresh_token: 'VKRT-old', device_id: 'device-1', client_id: 'app' };
    expect(asked).toMatchObject([['auth', { grant_type: 'refresh_token', ...form }]]);
  });

  test('an answer in an unknown form repeats no token of it', async () => {
    const odd = { id_token: 'eyJhbGciOi', access_token: 'VKAT-new' };
    const refused = await vk.connect.refresh?.(recorded({ auth: odd }).outside, token);
    expect(refused).toMatchObject({ failure: { kind: 'unknown' } });
    expect(JSON.stringify(refused)).not.toMatch(/eyJhbGciOi|VKAT-new/);
  });

  test('without a device’s id nobody is asked', async () => {
    const { outside, asked } = recorded({});
    const ask = { code: 'c', redirectUri: 'r', codeVerifier: 'v', returned: { code: 'c', state: 's' } };
    const kept = { ...token, refresh: 'VKRT-old' };
    expect(await vk.connect.exchange(outside, ask)).toMatchObject({ failure: { kind: 'auth' } });
    expect(await vk.connect.refresh?.(outside, kept)).toMatchObject({ failure: { kind: 'auth' } });
    expect(asked).toEqual([]);
  });
});
