// A choice nobody can read is refused: in the composer, at the server and by the channel itself, never read as everybody.
import { checkContent } from '@herald/contract/check-content.ts';
import type { Going } from '@herald/contract/check-for-channel.ts';
import { Composition } from '@herald/contract/content.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { postOf } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import type { Channel, Outside } from './channel.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { facebook } from './facebook/index.ts';
import { instagram } from './instagram/index.ts';
import { linkedin } from './linkedin/index.ts';
import { vk } from './vk/index.ts';
import { vkGroup } from './vk-group/index.ts';
import { wechat } from './wechat/index.ts';
import { youtube } from './youtube/index.ts';

const words = { mediaType: 3, content: 'Noon' } as const;
const film = { mediaType: 1, url: 'herald://v.mp4', name: 'v.mp4', size: 1_000 } as const;
const photo = { mediaType: 4, url: 'herald://p.jpg', name: 'p.jpg', size: 1_000 } as const;
const composed = (rest: object) => Composition.parse({ title: 'Ferry', media: [words], ...rest });
const attribute = (itemName: string, value: string) => ({ extendAttributes: [{ itemName, value }] });
const account = accountWith({ externalId: 'urn:li:person:7', access: 'secret' });

function silent(channel: Channel): { outside: Outside; asked: string[] } {
  const asked: string[] = [];
  const outside = outsideWith(channel, {
    fetch(url) {
      asked.push(url);
      return Promise.reject(new Error('nothing may be asked'));
    },
  });
  return { outside, asked };
}

const errors = (channel: Channel, rest: object, going?: Going) =>
  checkContent(composed(rest), [channel.rules], undefined, going).filter(
    ({ severity, field }) => severity === 'error' && field === 'choices',
  );
const codes = (channel: Channel, rest: object, going?: Going) =>
  errors(channel, rest, going).map(({ code }) => code);

const unread: readonly (readonly [string, Channel, object, string])[] = [
  ['an age with a sign behind it', facebook, { age: '18+' }, 'age-unknown'],
  ['an age in words', facebook, { age: 'eighteen' }, 'age-unknown'],
  ['an age below nought', facebook, { age: -18 }, 'age-unknown'],
  ['an age that is none of its own', facebook, { age: 17 }, 'age-unknown'],
  ['places that are none', facebook, { fb_area: '{"data":' }, 'places-unreadable'],
  ['friends only, with a capital', vk, attribute('vkFriendsOnly', 'Yes'), 'choice-unknown'],
  ['friends only as true', vk, attribute('vkFriendsOnly', 'true'), 'choice-unknown'],
  [
    'connections in small letters',
    linkedin,
    attribute('linkedinVisibility', 'connections'),
    'choice-unknown',
  ],
  [
    'private with a capital',
    youtube,
    { media: [words, film], ...attribute('youtubePrivacy', 'Private') },
    'choice-unknown',
  ],
  [
    'comments closed with a capital',
    instagram,
    { media: [words, photo], ...attribute('instagramComments', 'Closed') },
    'choice-unknown',
  ],
  [
    'followers only with a capital',
    wechat,
    { cover: '/c.jpg', ...attribute('onlyFansCanComment', 'True') },
    'choice-unknown',
  ],
];

test.each(unread)(
  '%s is refused beforehand, and by the channel before anything is sent',
  async (_, channel, rest, code) => {
    expect(codes(channel, rest)).toEqual([code]);
    const { outside, asked } = silent(channel);
    const post = postOf(composed(rest));
    const [step] = channel.prepare.steps(post);
    const answer = step
      ? await channel.prepare.take(outside, account, post, step, null)
      : await channel.publish(outside, account, { post, handles: {}, clientKey: 'k' });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'content', noticed: true } });
    expect(asked).toEqual([]);
  },
);

test('empty, absent and nought are no choice', () => {
  for (const rest of [{}, { age: '' }, { age: 0 }, { age: '0' }, { age: null }, { age: ' ' }])
    expect([codes(facebook, rest), postOf(composed(rest)).audience]).toEqual([[], undefined]);
  expect(codes(vk, attribute('vkFriendsOnly', ''))).toEqual([]);
  expect(codes(facebook, { age: '18' })).toEqual([]);
});

test('of a name that was given twice the first counts, as the composer shows it', () => {
  const extendAttributes = ['yes', 'no'].map((value) => ({ itemName: 'vkFriendsOnly', value }));
  expect(postOf(composed({ extendAttributes })).attributes).toEqual({ vkFriendsOnly: 'yes' });
});

test('R-VAL-023 R-VAL-024: the sentence names channel, field, value and what may be chosen, in the reader’s language', () => {
  const [one] = errors(vk, attribute('vkFriendsOnly', 'Yes'));
  const said = (language: 'en' | 'zh') =>
    one && sentenceOf(one, language, (code, figures) => say(language, code, figures));
  expect(said('en')).toBe(
    'VK, Who may see it: “Yes” cannot be chosen, so nothing is sent. Choose one of: Everybody / Friends only.',
  );
  expect(said('zh')).toBe('VK 公开范围：“Yes”不是可选项，因此不会发送。请从中选择：所有人 / 仅好友');
});

test('a page has no connections and a group no friends: said beforehand, and only of them', () => {
  const to = (isPage: boolean, channel: Channel) => ({ to: [{ channelId: channel.id, isPage }] });
  const connections = attribute('linkedinVisibility', 'CONNECTIONS');
  expect(codes(linkedin, connections, to(true, linkedin))).toEqual(['choice-not-for-pages']);
  expect(codes(linkedin, connections, to(false, linkedin))).toEqual([]);
  expect(codes(vkGroup, attribute('vkFriendsOnly', 'yes'), to(true, vkGroup))).toEqual([
    'choice-not-for-pages',
  ]);
});

test('an earlier date that lies ahead of the publication, or is none, is refused beforehand', () => {
  const at = new Date('2026-07-01T12:00:00Z');
  // Fifteen hours behind China's time: 11:00 and 13:00 UTC (C-46).
  for (const channel of [facebook, youtube]) {
    expect(codes(channel, { backdatedTime: '2026-07-01 04:00:00' }, { at })).toEqual([]);
    expect(codes(channel, { backdatedTime: '2026-07-01 06:00:00' }, { at })).toEqual(['backdate-ahead']);
    expect(codes(channel, { backdatedTime: 'yesterday' }, { at })).toEqual(['backdate-unreadable']);
  }
});

test('the same place twice, a kind of place it does not know, and a namesake’s region elsewhere', () => {
  const spain = { name: 'Spain', key: 'ES', type: 'country' };
  const places = (...fb_area: object[]) => codes(facebook, { fb_area });
  expect(places(spain, spain)).toEqual(['place-twice']);
  expect(places({ name: 'Europe', key: 'eu', type: 'country_group' })).toEqual(['place-unknown']);
  const limaOf = (country_code: string) => ({
    name: 'Miraflores',
    key: '9',
    type: 'city',
    region: 'Lima',
    country_code,
  });
  const lima = { name: 'Lima', key: '8', type: 'region', region: 'Peru', country_code: 'PE' };
  expect(places(limaOf('PE'), lima)).toEqual(['places-overlap']);
  expect(places(limaOf('US'), lima)).toEqual([]);
});

test('a place under a key that is none of Facebook’s is refused beforehand; its own keys pass', () => {
  const codesFor = (key: string, type: string) =>
    codes(facebook, { fb_area: [{ name: 'There', key, type }] });
  for (const [key, type] of [
    ['ES', 'country'],
    ['3861', 'region'],
    ['816977', 'city'],
    ['US:66502', 'zip'],
    ['GB:M1 1AE', 'zip'],
  ] as const)
    expect([key, codesFor(key, type)]).toEqual([key, []]);
  for (const [key, type] of [
    ['Spain', 'country'],
    ['es', 'country'],
    ['kansas', 'region'],
    ['', 'city'],
    ['66502', 'zip'],
    ['US:', 'zip'],
  ] as const)
    expect([key, codesFor(key, type)]).toEqual([key, ['place-key-wrong']]);
});

test('a feeling whose activity, object or picture is no number is refused beforehand, on Facebook alone', () => {
  const felt = (ogActionTypeId: string, ogObjectId: string, ogIconId = '') =>
    Object.entries({ ogActionTypeId, ogObjectId, ogIconId }).map(([itemName, value]) => ({
      itemName,
      value,
    }));
  const found = (...ids: [string, string, string?]) => codes(facebook, { extendAttributes: felt(...ids) });
  expect(found('383634835006146', '528297480516636')).toEqual([]);
  expect(found('383634835006146', '136050896551329', '609297155780549')).toEqual([]);
  expect(found('feels', '528297480516636')).toEqual(['feeling-unreadable']);
  expect(found('383634835006146', 'happy')).toEqual(['feeling-unreadable']);
  expect(found('383634835006146', '528297480516636', '😀')).toEqual(['feeling-unreadable']);
  expect(codes(vk, { extendAttributes: felt('feels', 'happy') })).toEqual([]);
});
