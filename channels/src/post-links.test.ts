// A link a person pasted: what says which post it is is asked for; what does not is never taken for "it is not there".
import { expect, test } from 'vitest';
import { channelIds } from '@herald/contract/channel-ids.ts';
import { accountWith, outsideWith } from './conformance-world.ts';
import { linkForms } from './link-forms.ts';
import { channelByKey } from './registry.ts';

/** Asks a platform that never answers; what was asked for is kept. */
async function asks(key: string, link: string) {
  const channel = channelByKey(key);
  if (!channel) throw new Error(`No channel ${key}`);
  const asked: string[] = [];
  const outside = outsideWith(channel, {
    async fetch(url, { body }) {
      const said = body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body ?? '');
      asked.push(`${decodeURIComponent(url)} ${said}`);
      return new Response(null, { status: 503 });
    },
  });
  const account = accountWith({ externalId: key === 'linkedin' ? 'urn:li:organization:7' : '7' });
  return { found: await channel.settle.findByLink(outside, account, link), asked: asked.join('\n') };
}

test.each([
  ['facebook', 'https://www.facebook.com/gazette/posts/1234567', '/7_1234567?'],
  ['facebook', 'https://www.facebook.com/gazette/posts/noon-bells/1234567/?ref=x', '/7_1234567?'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=1234567&id=7', '/7_1234567?'],
  ['facebook', 'https://m.facebook.com/story.php?id=7&story_fbid=1234567', '/7_1234567?'],
  ['facebook', 'https://www.facebook.com/7_1234567', '/7_1234567?'],
  ['facebook', 'https://www.facebook.com/watch/live/?ref=share&v=1234567', '/1234567?'],
  ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:share:55/', 'posts/urn:li:share:55'],
  ['linkedin', 'https://www.linkedin.com/embed/feed/update/urn:li:ugcPost:55', 'posts/urn:li:ugcPost:55'],
  ['linkedin', 'https://www.linkedin.com/posts/gazette_bells-share-55-AbC_/', 'posts/urn:li:share:55'],
  ['linkedin', 'https://www.linkedin.com/posts/gazette_a-b-ugcPost-55-AbC?x=1', 'posts/urn:li:ugcPost:55'],
  ['tiktok', 'https://www.tiktok.com/@ours/video/7412345678901234567?lang=en', '7412345678901234567'],
  ['tiktok', 'https://m.tiktok.com/v/7412345678901234567.html', '7412345678901234567'],
  ['twitter', 'https://twitter.com/ours/status/123456?s=20', 'tweets/123456?'],
  ['youtube', 'https://www.youtube.com/shorts/abcdefghijk', 'id=abcdefghijk'],
  ['youtube', 'https://studio.youtube.com/video/abcdefghijk/edit', 'id=abcdefghijk'],
  ['vk', 'https://vk.com/feed?w=wall7_3', 'posts=7_3'],
  ['vk-group', 'https://vk.com/club7?w=wall-7_3', 'posts=-7_3'],
  ['instagram', 'https://www.instagram.com/ours/reel/Cabc_-12345/', '/media?'],
  ['instagram', 'https://www.instagram.com/reels/Cabc_-12345/', '/media?'],
  ['wechat', 'https://mp.weixin.qq.com/s/abc-_1', 'freepublish/batchget'],
  ['weibo', 'https://weibo.com/1700000011/K3fnuEfZK', 'id=4607741009594608'],
])('%s asks for the post that %s names', async (key, link, wanted) => {
  const { found, asked } = await asks(key, link);
  expect(asked).toContain(wanted);
  expect(found).toMatchObject({ ok: false });
});

test.each([
  ['facebook', 'https://www.facebook.com/gazette/posts/pfbid02abcXYZ123'],
  ['facebook', 'https://www.facebook.com/gazette/posts/pfbid02abcXYZ123/?comment_id=1'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=pfbid0abc&id=61550000000001'],
  ['facebook', 'https://www.facebook.com/permalink.php?story_fbid=12abc&id=61550000000001'],
  ['facebook', 'https://www.facebook.com/share/p/1AbCdEfGhI/'],
  ['facebook', 'https://www.facebook.com/share/r/1AbCdEfGhI/'],
  ['facebook', 'https://www.facebook.com/photo/?fbid=1234567&set=a.1'],
  ['facebook', 'https://fb.watch/abc123/'],
  ['linkedin', 'https://www.linkedin.com/posts/gazette_bells-activity-7123456789012345678-AbCd'],
  ['linkedin', 'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345678/'],
  ['linkedin', 'https://lnkd.in/abc123'],
  ['tiktok', 'https://vm.tiktok.com/ZMabc123/'],
  ['tiktok', 'https://vt.tiktok.com/ZSabc123/'],
  ['tiktok', 'https://www.tiktok.com/t/ZTabc123/'],
  ['twitter', 'https://t.co/abc123'],
  ['twitter', 'https://x.com/ours'],
  ['youtube', 'https://www.youtube.com/@ours'],
  ['vk', 'https://vk.cc/abc123'],
  ['vk-group', 'https://vk.com/video-7_3'],
  ['instagram', 'https://www.instagram.com/share/p/BAabc123'],
  ['instagram', 'https://www.instagram.com/share/reel/BAabc123'],
  ['instagram', 'https://www.instagram.com/reels/audio/1234567/'],
  ['wechat', 'https://mp.weixin.qq.com/mp/homepage?__biz=MzA='],
  ['weibo', 'https://t.cn/A6abc'],
  ['weibo', 'https://weibo.com/u/1700000011'],
])('%s asks nobody after %s, and does not say that it is not there', async (key, link) => {
  expect(await asks(key, link)).toEqual({ found: { ok: true, value: 'unreadable' }, asked: '' });
});

test('who pasted a link that names no post is told of one that does, in his language', () => {
  expect(Object.keys(linkForms).map(Number)).toEqual([...channelIds]);
  for (const { zh, en, es, ja } of Object.values(linkForms)) {
    expect(new Set([zh, en, es, ja]).size).toBe(4);
    const [, host = 'none'] = /([a-z]+\.(?:com|cn)|mp\.weixin\.qq\.com)\//.exec(en) ?? [];
    for (const words of [zh, es, ja]) expect(words).toContain(host);
  }
});

test('a list of Instagram that goes on behind what was looked through proves nothing', async () => {
  const instagram = channelByKey('instagram');
  const post = (id: number) => ({
    id: String(id),
    permalink: `https://www.instagram.com/p/C${id}/`,
    timestamp: '2026-11-05T10:00:00+0000',
    media_type: 'IMAGE',
  });
  const found = async (next?: string) => {
    if (!instagram) return null;
    const fetch = async () => Response.json({ data: [post(1)], paging: { cursors: { after: 'b' }, next } });
    const outside = outsideWith(instagram, { fetch });
    return instagram.settle.findByLink(outside, accountWith(), 'https://www.instagram.com/p/Celsewhere/');
  };
  expect(await found()).toEqual({ ok: true, value: null });
  const unproven = { ok: false, failure: { platformCode: 'list-too-long' } };
  expect(await found('https://graph.facebook.com/next')).toMatchObject(unproven);
});

test('of several posts that could be ours Facebook’s hidden addresses are named by ones that a person can bring back', async () => {
  const facebook = channelByKey('facebook');
  if (!facebook) throw new Error('No Facebook');
  const twin = (id: string, permalink_url: string) => ({
    ...{ id, permalink_url, message: 'Noon', created_time: '2026-11-05T10:00:30+0000' },
  });
  const data = [
    twin('7_8', 'https://www.facebook.com/gazette/posts/pfbid02abcXYZ123'),
    twin('7_9', 'https://www.facebook.com/gazette/posts/9'),
  ];
  const outside = outsideWith(facebook, { fetch: async () => Response.json({ data }) });
  const words = { link: null, images: [], video: null, audio: null, cover: null };
  const seen = await facebook.settle.settle(outside, accountWith(), {
    post: { title: 'Noon', text: 'Noon', ...words },
    ...{ handles: {}, clientKey: 'k', sentAt: new Date('2026-11-05T10:00:00Z'), handle: null },
    ...{ taken: new Set<string>(), rivals: [] },
  });
  const candidates = ['https://www.facebook.com/7_8', 'https://www.facebook.com/gazette/posts/9'];
  expect(seen).toEqual({ state: 'several', candidates });
  expect((await asks('facebook', candidates[0] ?? '')).asked).toContain('/7_8?');
});
