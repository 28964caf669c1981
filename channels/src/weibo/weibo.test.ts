// Weibo's rules, its refusals against channels.md §9, and how its numbers and shortened addresses are read.
import { checkContent } from '@herald/contract/check-content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Outside, Sending } from '../channel.ts';
import { accountWith } from '../conformance-world.ts';
import { explain } from './answers.ts';
import { weibo } from './index.ts';
import { digestOf } from './prepare.ts';
import { midOf, shortOf } from './publish.ts';
import { rules } from './rules.ts';
import { asWritten } from '../weibo-links.ts';

const codesOf = (media: object[], rest = {}) => {
  const content = Composition.parse({ title: 'A title', media, ...rest });
  return checkContent(content, [rules]).map(({ code }) => code);
};
const text = (content: string) => ({ mediaType: mediaTypes.text, content });
const file = (type: 'image' | 'video' | 'audio', name: string, size = 1) => ({
  mediaType: mediaTypes[type],
  url: `/f/${name}`,
  name,
  size,
});
const link = { mediaType: mediaTypes.link, url: 'https://example.com/a' };
const words = text('The ferry is late https://example.com');

describe('C-91: what an ordinary application may share', () => {
  test('an address is needed, in the words or as a link', () => {
    expect(codesOf([words])).toEqual([]);
    expect(codesOf([text('The ferry is late'), link])).toEqual([]);
    expect(codesOf([text('The ferry is late')])).toEqual(['link-missing-for-channel']);
  });

  test('140 Chinese characters with the address, two Latin ones counting as one', () => {
    const most = 280 - '\nhttps://example.com/a'.length;
    expect(codesOf([text(`${'港'.repeat(128)}`), link])).toEqual(['text-nearly-full']);
    expect(codesOf([text('a'.repeat(most)), link])).toEqual(['text-nearly-full']);
    expect(codesOf([text('a'.repeat(most + 1)), link])).toEqual(['text-too-long']);
  });

  test('no topics', () => {
    expect(codesOf([text('#港湾# is open'), link])).toEqual(['text-topic']);
  });

  test('a single # is no topic, nor are those inside addresses', () => {
    for (const content of ['C# and F', 'Look: https://example.com/#part', 'https://a.example/#b#c'])
      expect(codesOf([text(content), link])).toEqual([]);
  });

  test('one picture: jpg, png or gif, under 5 MB', () => {
    for (const ending of ['jpg', 'jpeg', 'png', 'gif'])
      expect(codesOf([words, file('image', `a.${ending}`, 5 * megabyte - 1)])).toEqual([]);
    expect(codesOf([words, file('image', 'a.png', 5 * megabyte)])).toEqual(['image-too-large']);
    expect(codesOf([words, file('image', 'a.webp')])).toEqual(['image-type']);
    expect(codesOf([words, file('image', 'a.png'), file('image', 'b.png')])).toEqual(['images-too-many']);
  });

  test('neither video nor audio; a cover stops nobody', () => {
    expect(codesOf([words, file('video', 'v.mp4')])).toEqual(['video-unsupported']);
    expect(codesOf([words, file('audio', 'a.mp3')])).toEqual(['audio-unsupported']);
    expect(codesOf([words], { cover: '/f/c.jpg' })).toEqual(['cover-not-sent']);
  });
});

describe('the numbers with which Weibo says no', () => {
  const explained = (body: unknown) => explain({ status: 400, headers: new Headers(), body });
  const kindOf = (code: number | string) => explained({ error: 'm', error_code: code, request: '/2/x.json' });

  test.each([
    ['auth', [21314, 21315, 21316, 21317, 21318, 21319, 21322, 21324, 21325, 21327, 21332, 10013]],
    ['permission', [10004, 10005, 10006, 10014, 20102, 21321]],
    ['rate', [10022, 10023, 10024, 20016]],
    ['duplicate', [20017, 20019, 20111]],
    ['content', [20008, 20012, 20013, 20018, 20020, 20021, 20101, 10008, 10017]],
    ['media', [20005, 20006]],
    // Trouble at Weibo, and what is accepted and shows later.
    ['unknown', [10001, 10002, 10003, 10009, 10010, 10011, 20032]],
  ])('%s', (kind, codes) => {
    const wanted = codes.map((code) => ({ kind, platformCode: String(code) }));
    expect(codes.map(kindOf)).toMatchObject(wanted);
    expect(codes.map((code) => kindOf(String(code)))).toMatchObject(wanted);
  });

  test('what nobody named is unknown, and quoted; what is no error of Weibo is none', () => {
    expect(kindOf(99999)).toMatchObject({ kind: 'unknown', platformCode: '99999' });
    for (const body of [null, 'no', {}, { error: 'no' }, { error_code: 'no' }])
      expect(explained(body)).toBeNull();
  });

  test('the limit of our address is that of all accounts', () => {
    expect(kindOf(10022)).toMatchObject({ scope: 'application' });
    expect(kindOf(10023)).not.toHaveProperty('scope');
  });

  test('a code that is refused is said with Weibo’s own words', () => {
    const body = {
      error: 'invalid_grant',
      error_code: 21325,
      error_description: 'invalid authorization code',
    };
    expect(explained(body)).toMatchObject({ message: 'invalid_grant invalid authorization code' });
  });
});

// Pairs as Weibo itself gave them.
test.each([
  ['4607741009594608', 'K3fnuEfZK'],
  ['4387933362623405', 'HATy0b0sZ'],
  ['4885639100630954', 'MzVRA2E8G'],
])('%s is written %s', (mid, short) => {
  expect([shortOf(mid), midOf(short)]).toEqual([short, mid]);
});

test('groups that begin with noughts keep them', () => {
  for (const mid of ['4500000010000005', '50000000000001']) expect(midOf(shortOf(mid))).toBe(mid);
});

describe('a listed text is read as it was written', () => {
  const ours = 'Cod & <chips> (https://example.com/?a=1&b=$&) 港湾https://example.com/c';

  test('addresses in full, letters unescaped, spaces of no width taken off', () => {
    const listed = 'Cod &amp; &lt;chips&gt; (http://t.cn/A6abc1) 港湾http://t.cn/A6abc2 \u200b\u200b';
    expect(asWritten(listed, ours)).toBe(ours);
  });

  test('other words stay other words, and an address that was not shortened is held to', () => {
    const other = 'Cod (http://t.cn/A6abc1)';
    expect(asWritten(other, ours)).toBe(other);
    const elsewhere = 'Cod https://example.com/d';
    expect(asWritten(elsewhere, 'Cod https://example.com/c')).toBe(elsewhere);
  });
});

const account = accountWith({ externalId: '1700000011', screenName: 'Ours', access: 'WBAT-access' });
const bytes = new Uint8Array([1, 2, 3]);
const image = { url: 'herald://a.png', name: 'a.png', sizeBytes: 3, md5: '', ending: 'png', altText: '' };
const post: Post = {
  title: '',
  text: 'Noon',
  link: 'https://example.com/a',
  images: [image],
  video: null,
  audio: null,
  cover: null,
};
const sending: Sending = { post, handles: { 'picture-1': digestOf(bytes) }, clientKey: 'key-1' };

function world(rest: Partial<Outside> = {}) {
  const asked: string[] = [];
  const outside: Outside = {
    app: { id: 'a', secret: 's' },
    bases: weibo.bases,
    clientAddress: '211.156.0.1',
    fetch: async (url) => {
      asked.push(url);
      const says = { error: 'Update success, while server slow now', error_code: 20032, request: '/2' };
      return Response.json(says, { status: 400 });
    },
    readFile: async () => ({ bytes, mimeType: 'image/png' }),
    openFile: async () => Promise.reject(new Error('Nothing is opened')),
    addressOf: async (url) => url,
    ...rest,
  };
  return { asked, outside };
}

describe('before and after the one call', () => {
  test('nothing leaves without the operators’ address', async () => {
    const { asked, outside } = world({ clientAddress: undefined });
    expect(await weibo.publish(outside, account, sending)).toMatchObject({ failure: { kind: 'permission' } });
    expect(asked).toEqual([]);
  });

  test('nothing leaves with another picture, with two, or with one that cannot be read', async () => {
    const other = async () => ({ bytes: new Uint8Array([9]), mimeType: 'image/png' });
    const lost = async () => Promise.reject(new Error('No such file'));
    const handles = { 'picture-1': digestOf(bytes), 'picture-2': digestOf(bytes) };
    const two: Sending = { ...sending, post: { ...post, images: [image, image] }, handles };
    const cases = [
      [world({ readFile: other }), sending, 'content'],
      [world({ readFile: lost }), sending, 'presend'],
      [world(), two, 'media'],
    ] as const;
    for (const [{ asked, outside }, wanted, kind] of cases) {
      expect(await weibo.publish(outside, account, wanted)).toMatchObject({ failure: { kind } });
      expect(asked).toEqual([]);
    }
  });

  test('20032 is accepted and shows later: unknown, and settled by the list', async () => {
    const { asked, outside } = world();
    expect(await weibo.publish(outside, account, sending)).toMatchObject({ failure: { kind: 'unknown' } });
    expect(asked).toEqual(['https://api.weibo.com/2/statuses/share.json']);
  });

  test('a post that Weibo no longer knows is seen to be gone', async () => {
    const says = { error: 'Target weibo does not exist!', error_code: 20101, request: '/2' };
    const fetch: Outside['fetch'] = async (url) =>
      url.includes('user_timeline')
        ? Response.json({ statuses: [], total_number: 0 })
        : Response.json(says, { status: 400 });
    const { outside } = world({ fetch });
    const sent = { ...sending, sentAt: new Date(), handle: null, taken: new Set<string>(), rivals: [] };
    const seen = await weibo.settle.watch(outside, account, sent, '4607741009594608');
    expect(seen).toEqual({ ok: true, value: { stands: false, copies: [] } });
  });

  test('addresses of Weibo’s own pages are read, in letters and in figures', async () => {
    const asked: string[] = [];
    const says = { error: 'Target weibo does not exist!', error_code: 20101 };
    const { outside } = world({
      fetch: async (url) => {
        asked.push(new URL(url).searchParams.get('id') ?? '');
        return Response.json(says, { status: 400 });
      },
    });
    for (const link of [
      'https://weibo.com/1700000011/K3fnuEfZK?from=page',
      'https://weibo.com/1700000011/4607741009594608',
      'https://m.weibo.cn/status/K3fnuEfZK',
      'https://m.weibo.cn/detail/4607741009594608',
    ])
      expect(await weibo.settle.findByLink(outside, account, link)).toEqual({ ok: true, value: null });
    expect(asked).toEqual(Array(4).fill('4607741009594608'));
  });
});
