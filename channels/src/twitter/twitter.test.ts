// X's rules against the requirements, its problems against channels.md §3.
import { checkContent } from '@herald/contract/check-content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { describe, expect, test } from 'vitest';
import { accountWith, filmOf, outsideWith } from '../conformance-world.ts';
import { explain } from './answers.ts';
import { twitter } from './index.ts';
import { mediaOf, pieceBytes } from './prepare.ts';
import { rules } from './rules.ts';

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
const words = text('The ferry is late');

describe('what a post allows', () => {
  test('R-TW-001: an ASCII character weighs 1, any other 2', () => {
    expect(codesOf([text(`${'a'.repeat(278)}é`)])).toEqual(['text-nearly-full']);
    expect(codesOf([text(`${'a'.repeat(279)}é`)])).toEqual(['text-too-long']);
  });

  test('R-TW-002: a weight of 280 is accepted, 281 is refused', () => {
    expect(codesOf([text('港'.repeat(140))])).toEqual(['text-nearly-full']);
    expect(codesOf([text(`${'港'.repeat(140)}a`)])).toEqual(['text-too-long']);
  });

  test('R-TW-003: links count, those in the text in full and that of a link block too', () => {
    const address = `https://example.com/${'a'.repeat(80)}`;
    expect(codesOf([text(`${'a'.repeat(179)} ${address}`)])).toEqual(['text-nearly-full']);
    expect(codesOf([text(`${'a'.repeat(180)} ${address}`)])).toEqual(['text-too-long']);
    expect(codesOf([text('a'.repeat(180)), { mediaType: mediaTypes.link, url: address }])).toEqual([
      'text-too-long',
    ]);
  });

  test('C-87: X’s own count blocks where it is the stricter one', () => {
    expect(codesOf([text(`${'a'.repeat(256)} a.co`)])).toEqual(['text-nearly-full']);
    expect(codesOf([text(`${'a'.repeat(257)} a.co`)])).toEqual(['text-too-long']);
  });

  test('R-TW-019: one emoji weighs 2, however many code points it has', () => {
    expect(codesOf([text('👨‍👩‍👧'.repeat(140))])).toEqual(['text-nearly-full']);
    expect(codesOf([text('👨‍👩‍👧'.repeat(141))])).toEqual(['text-too-long']);
  });

  test.each(['jpg', 'jpeg', 'png', 'gif', 'webp'])('R-TW-012: a picture may be %s', (ending) => {
    expect(codesOf([words, file('image', `a.${ending}`)])).toEqual([]);
    expect(codesOf([words, file('image', 'a.bmp')])).toEqual(['image-type']);
  });

  test.each(['jpg', 'png', 'webp'])(
    'R-TW-013: a %s of 5 MB is accepted, a byte more is refused',
    (ending) => {
      expect(codesOf([words, file('image', `a.${ending}`, 5 * megabyte)])).toEqual([]);
      expect(codesOf([words, file('image', `a.${ending}`, 5 * megabyte + 1)])).toEqual(['image-too-large']);
    },
  );

  test('R-TW-014: a gif of 15 MB is accepted, a byte more is refused', () => {
    expect(codesOf([words, file('image', 'a.gif', 15 * megabyte)])).toEqual([]);
    expect(codesOf([words, file('image', 'a.gif', 15 * megabyte + 1)])).toEqual(['image-too-large']);
  });

  test('R-TW-015: four pictures are accepted, five are refused', () => {
    const pictures = [1, 2, 3, 4].map((number) => file('image', `${number}.jpg`));
    expect(codesOf([words, ...pictures])).toEqual([]);
    expect(codesOf([words, ...pictures, file('image', '5.jpg')])).toEqual(['images-too-many']);
  });

  test('a gif stands alone, and pictures need no text', () => {
    expect(codesOf([file('image', 'a.gif')])).toEqual([]);
    expect(codesOf([file('image', 'a.gif'), file('image', 'b.jpg')])).toEqual(['gif-not-alone']);
  });

  const hinted = ['video-hint-length'];
  test('R-TW-004: a video must be mov or mp4', () => {
    for (const ending of ['mov', 'mp4'])
      expect(codesOf([words, file('video', `v.${ending}`)])).toEqual(hinted);
    expect(codesOf([words, file('video', 'v.webm')])).toEqual(['video-type', ...hinted]);
  });

  test('R-TW-005: a video of 512 MB is accepted, a byte more is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4', 512 * megabyte)])).toEqual(hinted);
    expect(codesOf([words, file('video', 'v.mp4', 512 * megabyte + 1)])).toEqual([
      'video-too-large',
      ...hinted,
    ]);
  });

  test('R-TW-007: a video needs text', () => {
    expect(codesOf([file('video', 'v.mp4')])).toEqual(['video-needs-text', ...hinted]);
  });

  test('R-TW-008: a second video is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4'), file('video', 'w.mp4')])).toContain('video-second');
  });

  test('R-TW-017: audio is refused', () => {
    expect(codesOf([words, file('audio', 'a.mp3')])).toEqual(['audio-unsupported']);
  });

  test('R-TW-018: a custom thumbnail is not sent, which stops nobody (C-37)', () => {
    const content = Composition.parse({ title: 'A', media: [words], cover: '/f/c.jpg' });
    expect(checkContent(content, [rules])).toMatchObject([{ code: 'cover-not-sent', severity: 'info' }]);
  });
});

describe('the words in which X says no', () => {
  const explained = (status: number, body: unknown) => explain({ status, headers: new Headers(), body });
  const problems = 'https://api.x.com/2/problems/';

  test.each([
    [401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 'auth', '401'],
    [402, { title: 'Payment Required', type: 'about:blank' }, 'blocked', '402'],
    [
      403,
      { detail: 'You are not allowed to create a Tweet with duplicate content.' },
      'duplicate',
      '403-duplicate',
    ],
    [
      403,
      { detail: 'You are not permitted to perform this action.', type: 'about:blank' },
      'permission',
      '403',
    ],
    [
      403,
      { title: 'Client Forbidden', type: `${problems}client-forbidden` },
      'permission',
      'client-forbidden',
    ],
    [403, { title: 'x', type: `${problems}client-not-enrolled` }, 'permission', 'client-not-enrolled'],
    [
      403,
      { title: 'x', type: `${problems}unsupported-authentication` },
      'auth',
      'unsupported-authentication',
    ],
    [
      403,
      { detail: 'Your account is suspended and may not.', type: 'about:blank' },
      'blocked',
      '403-blocked',
    ],
    [403, { detail: 'It is temporarily locked.', type: 'about:blank' }, 'blocked', '403-blocked'],
    [429, { title: 'Too Many Requests', type: 'about:blank' }, 'rate', '429'],
    [429, { title: 'UsageCapExceeded', type: `${problems}usage-capped` }, 'blocked', 'usage-capped'],
    [
      404,
      { title: 'Not Found Error', type: `${problems}resource-not-found` },
      'content',
      'resource-not-found',
    ],
    [400, { title: 'Invalid Request', errors: [{ message: 'Too long' }] }, 'content', '400'],
    [
      400,
      { title: 'Invalid Request', errors: [{ message: 'Your media IDs are invalid.' }] },
      'media',
      '400-media',
    ],
    [403, { errors: [{ code: 187, message: 'Status is a duplicate.' }] }, 'duplicate', '187'],
    [403, { errors: [{ code: 186, message: 'Needs to be shorter.' }] }, 'content', '186'],
    [403, { errors: [{ code: 326, message: 'Locked.' }] }, 'blocked', '326'],
    [400, { errors: [{ code: 324, message: 'Invalid.' }] }, 'media', '324'],
    [429, { errors: [{ code: 88, message: 'Rate limit exceeded' }] }, 'rate', '88'],
    [401, { errors: [{ code: 89, message: 'Invalid or expired token' }] }, 'auth', '89'],
    [
      400,
      { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
      'auth',
      'invalid_request',
    ],
    [401, { error: 'invalid_client' }, 'auth', 'invalid_client'],
  ])('%i %j is %s', (status, body, kind, platformCode) => {
    expect(explained(status, body)).toMatchObject({ kind, platformCode });
  });

  test.each([409, 422])('%i with words is unknown, and quoted', (status) =>
    expect(explained(status, { title: 'New rule' })).toMatchObject({
      kind: 'unknown',
      platformCode: String(status),
      message: 'New rule',
    }),
  );

  test.each([
    [403, { message: 'a proxy' }],
    [403, {}],
    [400, 'no'],
    [400, null],
  ])('%i %j is no word of X', (status, body) => expect(explained(status, body)).toBeNull());
});

const clip = { url: '/f/v.mp4', name: 'v.mp4', sizeBytes: 1, md5: '', ending: 'mp4', altText: 'It moves' };
const post = { title: 't', text: 'a', link: null, images: [clip], video: clip, audio: null, cover: null };
const account = accountWith({ access: 'XATS-secret' });

describe('a video of two pieces and a half', () => {
  const sizeBytes = 2.5 * pieceBytes;
  type Said = { status?: number; data?: object };
  const refused = { status: 400, data: {} };
  const begun = { data: { id: '1' } };

  /** Answers by the last word of the path, and by STATUS; each of several once, the last for ever. */
  function scripted(script: Record<string, Said[]>) {
    const asked: string[] = [];
    const waits: number[] = [];
    const categories: unknown[] = [];
    const outside = outsideWith(twitter, {
      openFile: filmOf(sizeBytes),
      async fetch(url, { method, body }) {
        const word = method === 'GET' ? 'STATUS' : new URL(url).pathname.replace(/.*\//, '');
        const piece = body instanceof FormData ? String(body.get('segment_index')) : '';
        const answers = script[word] ?? [];
        const before = asked.filter((one) => one.startsWith(word)).length;
        asked.push(`${word}${piece}`);
        if (word === 'initialize') categories.push(JSON.parse(String(body)).media_category);
        const { status = 200, data = {} } = answers[before] ?? answers.at(-1) ?? {};
        const says = status === 200 ? { data } : { title: 'Invalid Request', detail: 'Invalid media id' };
        return new Response(JSON.stringify(says), { status });
      },
    });
    /** All turns of the step, to its end. */
    const run = async () => {
      let taken = await twitter.prepare.take(outside, account, post, { key: 'video' }, null);
      while (taken.ok && taken.value.state === 'more') {
        waits.push(taken.value.askAgainInSeconds);
        taken = await twitter.prepare.take(outside, account, post, { key: 'video' }, taken.value);
      }
      return taken;
    };
    return { outside, asked, categories, waits, run };
  }
  const pieces = ['append0', 'append1', 'append2'];

  test('goes up piece by piece, is waited for as long as X says, and gets no alternative text', async () => {
    const is = (state: string, more = {}) => ({ data: { id: '1', processing_info: { state, ...more } } });
    const working = is('pending', { check_after_secs: 7 });
    const status = [is('in_progress'), is('succeeded')];
    const script = { initialize: [begun], finalize: [working], STATUS: status };
    const { asked, categories, waits, run } = scripted(script);
    expect(await run()).toMatchObject({ ok: true, value: { state: 'done', handle: '1' } });
    expect(categories).toEqual(['tweet_video']);
    expect(waits).toEqual([0, 0, 0, 0, 7, 2]);
    expect(asked).toEqual(['initialize', ...pieces, 'finalize', 'STATUS', 'STATUS']);
  });

  test('whose piece X refuses is begun anew, three times at most', async () => {
    const once = scripted({ initialize: [begun], append: [{}, refused, {}], finalize: [begun] });
    expect(await once.run()).toMatchObject({ ok: true, value: { state: 'done', handle: '1' } });
    expect(once.asked).toEqual([
      ...['initialize', 'append0', 'append1'],
      ...['initialize', ...pieces, 'finalize'],
    ]);
    const ever = scripted({ initialize: [begun], append: [refused] });
    expect(await ever.run()).toMatchObject({ ok: false, failure: { kind: 'media' } });
    expect(ever.asked.filter((one) => one === 'initialize')).toHaveLength(3);
  });

  test('goes on after a piece of which nothing was heard', async () => {
    const { outside, asked } = scripted({ append: [{ status: 503 }] });
    const kept = {
      handle: JSON.stringify({ id: '1', offset: pieceBytes, isWhole: false, begun: 1 }),
      offset: pieceBytes,
    };
    const take = () => twitter.prepare.take(outside, account, post, { key: 'video' }, kept);
    expect(await take()).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    await take();
    expect(asked).toEqual(['append1', 'append1']);
  });

  test('that X cannot read is a media failure in X’s words', async () => {
    const error = { name: 'InvalidMedia', message: 'Unsupported video format' };
    const broken = { data: { id: '1', processing_info: { state: 'failed', error } } };
    const { run } = scripted({ initialize: [begun], finalize: [broken] });
    const failure = { kind: 'media', platformCode: 'InvalidMedia', message: 'Unsupported video format' };
    expect(await run()).toMatchObject({ ok: false, failure });
  });

  test('that X stumbled over itself is sent anew', async () => {
    const error = { name: 'InternalError', message: 'Internal error' };
    const broken = { data: { id: '1', processing_info: { state: 'failed', error } } };
    const { run, asked } = scripted({ initialize: [begun], finalize: [broken, begun] });
    expect(await run()).toMatchObject({ ok: true, value: { state: 'done', handle: '1' } });
    expect(asked).toEqual(['initialize', ...pieces, 'finalize', 'initialize', ...pieces, 'finalize']);
  });

  test('goes before pictures', () => expect(mediaOf(post)).toEqual([{ key: 'video', file: clip }]));
});
