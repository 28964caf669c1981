// What a platform names by nothing is no account and no post; figures are those of the post that was asked for; an address is one to open.
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import { accountWith, outsideWith, sentOf } from './conformance-world.ts';
import { channels } from './registry.ts';

const words: Post = {
  ...{ title: '', text: 'Noon', link: null, images: [], video: null, audio: null, cover: null },
};
const film = { url: 'herald://v', name: 'v.mp4', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const sent = sentOf(words);
const page = accountWith({ externalId: 'urn:li:organization:7' });

type Answers = Readonly<Record<string, unknown>>;
/** A platform that answers by the end of what was asked, and is down for anything else. */
function world(key: string, answers: Answers) {
  const channel = channels.find((one) => one.key === key);
  if (!channel) throw new Error(`No channel ${key}`);
  const outside = outsideWith(channel, {
    async fetch(url) {
      const { pathname } = new URL(url);
      const [, body] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? [];
      if (body instanceof Response) return body.clone();
      return body === undefined ? new Response(null, { status: 503 }) : Response.json(body);
    },
  });
  return { channel, outside };
}

const token = { access_token: 'a', refresh_token: 'r', expires_in: 3_600 };
const scope = (...names: string[]) => ({ ...token, scope: names.join(' ') });
const onX = scope('tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access');
const onVk = scope('wall', 'photos', 'video', 'groups');
const rights = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];
const onMeta = (is_valid: boolean, ...pages: object[]) => ({
  '/access_token': token,
  '/debug_token': { data: { is_valid, scopes: rights } },
  '/accounts': { data: pages },
});
const ourPage = { id: '1', name: 'Ours', access_token: 't', tasks: ['CREATE_CONTENT'] };
const pageRights = ['w_organization_social', 'r_organization_social', 'rw_organization_admin'];
const onLinkedIn = (organization: string) => ({
  '/accessToken': scope('openid', 'profile', 'w_member_social', ...pageRights),
  '/userinfo': { sub: 'x', name: 'N' },
  '/organizationAcls': { elements: [{ organization, role: 'ADMINISTRATOR', state: 'APPROVED' }] },
  '/9': { localizedName: 'Brand' },
});
const groups = (id: number) => ({
  '/oauth2/auth': onVk,
  '/groups.get': { response: { count: 1, items: [{ id, name: 'Z', admin_level: 3 }] } },
});

async function usable(key: string, answers: Answers): Promise<string[]> {
  const { channel, outside } = world(key, answers);
  const returned = { device_id: 'd', state: 's', code: 'c' };
  const asked = { code: 'c', redirectUri: 'https://h/cb', codeVerifier: 'v', returned };
  const offered = await channel.connect.exchange(outside, asked);
  return offered.ok ? offered.value.flatMap((one) => (one.usable ? [one.externalId] : [])) : [];
}

describe('an account', () => {
  test.each<[string, string, Answers]>([
    ['twitter', 'an empty id', { '/token': onX, '/me': { data: { id: '', name: 'N', username: 'n' } } }],
    ['facebook', 'an empty id', onMeta(true, { ...ourPage, id: '' })],
    ['facebook', 'an empty token', onMeta(true, { ...ourPage, access_token: '' })],
    ['facebook', 'a token that is not valid', onMeta(false, ourPage)],
    ['vk', 'nobody’s id', { '/oauth2/auth': onVk, '/user_info': { user: { user_id: '0' } } }],
    ['vk-group', 'no id', groups(0)],
    ['vk-group', 'an id below zero', groups(-5)],
    ['weibo', 'no id', { '/access_token': { ...token, uid: 0 }, '/show.json': { screen_name: 'n' } }],
  ])('of %s with %s cannot be used', async (key, _, answers) => {
    expect(await usable(key, answers)).toEqual([]);
  });

  test('of LinkedIn is a page by its urn, a brand’s too, and without one none', async () => {
    expect(await usable('linkedin', onLinkedIn(''))).toEqual([]);
    const brand = 'urn:li:organizationBrand:9';
    expect(await usable('linkedin', onLinkedIn(brand))).toContain(brand);
  });

  test('with its own is used, so that those above are refused for that', async () => {
    expect(
      await usable('twitter', { '/token': onX, '/me': { data: { id: '5', name: 'N', username: 'n' } } }),
    ).toEqual(['5']);
    expect(await usable('facebook', onMeta(true, ourPage))).toEqual(['1']);
    expect(await usable('vk-group', groups(5))).toEqual(['5']);
  });
});

describe('a post', () => {
  test('without its number is not live', async () => {
    const { channel, outside } = world('vk', { '/wall.post': { response: { post_id: 0 } } });
    expect(await channel.publish(outside, accountWith(), sent)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown' },
    });
    const named = world('linkedin', {
      '/posts': new Response(null, { status: 201, headers: { 'x-restli-id': '' } }),
    });
    expect(await named.channel.publish(named.outside, page, sent)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown' },
    });
  });

  const item = [{ idx: 1, article_url: 'https://mp.weixin.qq.com/s/x' }];
  const seen = { channelId: '7', title: 'Else', publishedAt: '2026-11-05T10:00:05Z' };
  const status = { uploadStatus: 'processed', privacyStatus: 'public' };
  test.each<[string, string, Answers]>([
    [
      'wechat',
      'its id',
      { '/freepublish/get': { publish_status: 0, article_id: '', article_detail: { item } } },
    ],
    [
      'wechat',
      'an address to open',
      {
        '/freepublish/get': {
          publish_status: 0,
          article_id: 'a',
          article_detail: { item: [{ idx: 1, article_url: 'javascript:alert(1)' }] },
        },
      },
    ],
    [
      'tiktok',
      'its id',
      {
        '/fetch/': {
          data: { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [0] },
          error: { code: 'ok' },
        },
      },
    ],
    ['youtube', 'its own id', { '/videos': { items: [{ id: 'OTHER', snippet: seen, status }] } }],
    [
      'instagram',
      'an address to open',
      { '/55': { id: '55', permalink: 'javascript:alert(1)', timestamp: seen.publishedAt } },
    ],
  ])('of %s is not live without %s', async (key, _, answers) => {
    const { channel, outside } = world(key, answers);
    const look = { ...sent, post: { ...words, video: film }, handle: '55' };
    expect((await channel.settle.settle(outside, accountWith(), look)).state).not.toMatch(
      /live|absent|failed/,
    );
  });

  test('of Facebook with an address that is none has that of its id', async () => {
    const { channel, outside } = world('facebook', {
      '/feed': { id: '7_1', permalink_url: 'javascript:alert(1)' },
    });
    const live = { ok: true, value: { url: 'https://www.facebook.com/7_1' } };
    expect(await channel.publish(outside, accountWith(), sent)).toMatchObject(live);
  });

  test('of a LinkedIn member is not gone because LinkedIn does not know the path, and of a brand is looked for', async () => {
    const refused = (code: string) => Response.json({ status: 404, code, message: 'm' }, { status: 404 });
    const remove = async (externalId: string, code: string) => {
      const { channel, outside } = world('linkedin', {
        'urn%3Ali%3Ashare%3A1': refused(code),
        '/posts': { elements: [] },
      });
      const member = accountWith({ externalId });
      const scoped = { ...member, token: { ...member.token, scopes: ['w_member_social'] } };
      return (await channel.change.takeDown(outside, scoped, 'urn:li:share:1')).ok;
    };
    expect(await remove('urn:li:person:7', 'RESOURCE_NOT_FOUND')).toBe(false);
    expect(await remove('urn:li:person:7', 'NOT_FOUND')).toBe(true);
    expect(await remove('urn:li:organizationBrand:7', 'RESOURCE_NOT_FOUND')).toBe(true);
  });
});

describe('figures', () => {
  const calls = { remaining_user_hits: 90, user_limit: 100 };
  const row = { comments: 1, reposts: 2, attitudes: 3 };
  const measured = { totalShareStatistics: { likeCount: 4 } };
  const counts = '/statuses/count.json';
  test.each<[string, Answers, Answers, string]>([
    [
      'weibo',
      { [counts]: [{ id: 99, ...row }] },
      {
        [counts]: [
          { id: 99, ...row },
          { id: 55, ...row },
        ],
      },
      '55',
    ],
    [
      'linkedin',
      { Statistics: { elements: [{ share: 'urn:li:share:9', ...measured }] } },
      {
        Statistics: {
          elements: [
            { share: 'urn:li:share:9', totalShareStatistics: {} },
            { share: 'urn:li:share:1', ...measured },
          ],
        },
      },
      'urn:li:share:1',
    ],
  ])('R-HIST-008: of %s are never those of another post', async (key, others, ours, id) => {
    const read = (answers: Answers) => {
      const { channel, outside } = world(key, { '/rate_limit_status.json': calls, ...answers });
      return channel.figures?.(outside, page, id);
    };
    expect(await read(others)).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    expect(await read(ours)).toMatchObject({ ok: true, value: { likes: key === 'weibo' ? 3 : 4 } });
  });

  test('what an account may still ask of Weibo is its own, and not what all share', async () => {
    const told = { ...calls, remaining_ip_hits: 14_000, ip_limit: 15_000 };
    const { channel, outside } = world('weibo', { '/rate_limit_status.json': told });
    const { remaining_user_hits: left, user_limit: of } = calls;
    const value = { left, of, perSeconds: 86_400, reads: true };
    expect(await channel.quota?.(outside, page)).toEqual({ ok: true, value });
  });

  const likes = { statistics: { likeCount: '4' } };
  test.each([
    ['another video', { items: [{ id: 'other', ...likes }] }, { ok: false, failure: { kind: 'unknown' } }],
    [
      'none of one',
      { items: [], pageInfo: { totalResults: 1 } },
      { ok: false, failure: { kind: 'unknown' } },
    ],
    ['none of none', { items: [], pageInfo: { totalResults: 0 } }, { ok: true, value: null }],
    [
      'ours beside another',
      {
        items: [
          { id: 'other', statistics: {} },
          { id: 'ours', ...likes },
        ],
      },
      { ok: true, value: { likes: 4 } },
    ],
  ])('youtube: of %s', async (_, videos, told) => {
    const { channel, outside } = world('youtube', { '/videos': videos });
    expect(await channel.figures?.(outside, page, 'ours')).toMatchObject(told);
  });
});
