// Facebook's rules against the requirements, its errors against channels.md §1.9, and what its lists are taken for.
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { describe, expect, test } from 'vitest';
import { explain } from './answers.ts';
import { picturesOf } from './prepare.ts';
import { rules } from './rules.ts';
import { facebook } from './index.ts';

const codesOf = (media: object[], rest = {}) => {
  const content = Composition.parse({ title: 'A title', media, ...rest });
  return checkContent(content, [{ ...rules, linkCoverHosts: ['example.com'] }]).map(({ code }) => code);
};
const text = (content: string) => ({ mediaType: mediaTypes.text, content });
const file = (type: 'image' | 'video' | 'audio', name: string, size = 1) => ({
  mediaType: mediaTypes[type],
  url: `/f/${name}`,
  name,
  size,
});
const link = { mediaType: mediaTypes.link, url: 'https://example.com/a' };
const words = text('The ferry is late');

describe('what a page allows', () => {
  test('R-FB-017: text is required', () => {
    expect(codesOf([words])).toEqual([]);
    expect(codesOf([file('image', 'a.jpg')])).toEqual(['text-missing']);
  });

  test('the text is at most 63,206 characters, an emoji of one code point being one', () => {
    expect(codesOf([text('🚢'.repeat(63_206))])).toEqual(['text-nearly-full']);
    expect(codesOf([text('🚢'.repeat(63_207))])).toEqual(['text-too-long']);
  });

  test.each(['jpeg', 'jpg', 'png', 'gif', 'bmp', 'tiff'])('R-FB-013: a picture may be %s', (ending) => {
    expect(codesOf([words, file('image', `a.${ending}`)])).toEqual([]);
    expect(codesOf([words, file('image', 'A.WEBP')])).toEqual(['image-type']);
  });

  test('R-FB-014: a PNG of 1 MB is accepted, a byte more is refused', () => {
    expect(codesOf([words, file('image', 'a.png', megabyte)])).toEqual([]);
    expect(codesOf([words, file('image', 'a.png', megabyte + 1)])).toEqual(['image-too-large']);
  });

  test.each(['jpeg', 'jpg', 'gif', 'bmp', 'tiff'])(
    'R-FB-015: a %s of 4 MB is accepted, a byte more is refused',
    (ending) => {
      expect(codesOf([words, file('image', `a.${ending}`, 4 * megabyte)])).toEqual([]);
      expect(codesOf([words, file('image', `a.${ending}`, 4 * megabyte + 1)])).toEqual(['image-too-large']);
    },
  );

  test('C-35: the number of pictures has no limit of its own', () => {
    const pictures = Array.from({ length: 30 }, (_, index) => file('image', `${index}.jpg`));
    expect(codesOf([words, ...pictures])).toEqual([]);
  });

  test('R-FB-007: a video must be mov or mp4', () => {
    for (const ending of ['mov', 'mp4']) expect(codesOf([words, file('video', `v.${ending}`)])).toEqual([]);
    expect(codesOf([words, file('video', 'v.webm')])).toEqual(['video-type']);
  });

  test('R-FB-009: a video of 1 GB is accepted, a byte more is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4', 1_024 * megabyte)])).toEqual([]);
    expect(codesOf([words, file('video', 'v.mp4', 1_024 * megabyte + 1)])).toEqual(['video-too-large']);
  });

  test('R-FB-011: a second video is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4'), file('video', 'w.mp4')])).toContain('video-second');
  });

  test('R-FB-016: audio is refused', () => {
    expect(codesOf([words, file('audio', 'a.mp3')])).toEqual(['audio-unsupported']);
  });

  test('R-FB-001: the link must be a valid address', () => {
    expect(codesOf([words, link])).toEqual([]);
    expect(codesOf([words, { ...link, url: 'example' }])).toEqual(['link-invalid']);
  });

  test('R-FB-019: a custom thumbnail only with a link or a video', () => {
    const cover = { cover: '/f/c.jpg' };
    expect(codesOf([words, link], cover)).toEqual([]);
    expect(codesOf([words, file('video', 'v.mp4')], cover)).toEqual([]);
    expect(codesOf([words, file('image', 'a.jpg')], cover)).toEqual(['cover-not-allowed']);
  });

  test('R-FB-018: with a link no picture is sent', () => {
    const image = { url: '/a', name: 'a.jpg', sizeBytes: 1, md5: '', ending: 'jpg', altText: '' };
    const post = { title: '', text: 'a', images: [image], video: null, audio: null, cover: null };
    expect(picturesOf({ ...post, link: null }).map(({ key }) => key)).toEqual(['picture-1']);
    expect(facebook.prepare.steps({ ...post, link: 'https://example.com' })).toEqual([]);
    const film = { ...post, video: image };
    expect(facebook.prepare.steps({ ...film, link: null })).toEqual([{ key: 'video' }]);
    expect(facebook.prepare.steps({ ...film, link: 'https://example.com' })).toEqual([]);
  });
});

describe('the words in which Facebook says no', () => {
  const kindOf = (error: object, headers = new Headers()) =>
    explain({ status: 400, headers, body: { error: { message: 'm', ...error } } });

  test.each([
    ['auth', [190, 102]],
    ['permission', [3, 10, 200, 210, 283, 299, 1363042]],
    ['rate', [4, 17, 32, 341, 613, 80001, 1390008]],
    ['duplicate', [506]],
    ['content', [100, 1609005, 1609008]],
    ['media', [324, 389, 382, 6000, 6001, 1363019, 1363022, 1363023, 1363030, 1363037]],
    ['blocked', [368, 1346003, 1404102, 1404078, 1404006, 1404112, 4854002]],
  ])('%s', (kind, codes) => {
    const wanted = codes.map((code) => ({ kind, platformCode: String(code) }));
    expect(codes.map((code) => kindOf({ code }))).toMatchObject(wanted);
  });

  test('what Graph names with null it does not say: the code stays clear', () => {
    const nothing = { error_subcode: null, error_user_msg: null, is_transient: null };
    expect(kindOf({ code: 190, ...nothing })).toMatchObject({
      kind: 'auth',
      platformCode: '190',
      message: 'm',
    });
    expect(kindOf({ code: 506, ...nothing, message: null })).toMatchObject({
      kind: 'duplicate',
      message: '',
    });
  });

  test.each([
    [190, 463, 'auth'],
    [190, 460, 'auth'],
    [100, 1366051, 'duplicate'],
    [100, 2061006, 'content'],
    [100, 1349125, 'content'],
    [324, 1366046, 'media'],
    [100, 2069019, 'media'],
    [100, 1363047, 'media'],
    [200, 1404078, 'blocked'],
    [100, 36007, 'auth'],
    [100, 33, 'content'],
  ])('%i with subcode %i is %s', (code, subcode, kind) => {
    const failure = kindOf({ code, error_subcode: subcode });
    expect(failure).toMatchObject({ kind, platformCode: `${code}-${subcode}` });
  });

  test.each([
    ['an unknown error', { code: 1 }, '1'],
    ['a service out of order', { code: 2 }, '2'],
    ['a refusal that will pass', { code: 100, is_transient: true }, '100-transient'],
  ])('%s stays unknown, and is named', (_, error, platformCode) =>
    expect(kindOf(error)).toMatchObject({ kind: 'unknown', platformCode }),
  );

  test('a code nobody named is unknown, and quoted', () =>
    expect(kindOf({ code: 7777, message: 'New review' })).toMatchObject({
      kind: 'unknown',
      platformCode: '7777',
      message: 'New review',
    }));

  test('a rate that will pass is still a rate', () => {
    expect(kindOf({ code: 4, is_transient: true })).toMatchObject({ kind: 'rate' });
  });

  test('the page’s budget says when there is some again', () => {
    const usage = JSON.stringify({
      '1': [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 5 }],
    });
    const headers = new Headers({ 'x-business-use-case-usage': usage });
    expect(kindOf({ code: 32 }, headers)).toMatchObject({ retryAfterSeconds: 300 });
  });

  test('another body is none of Facebook’s', () => {
    for (const body of [null, 'no', {}, { error: 'no' }, { error: { message: 'no' } }])
      expect(explain({ status: 400, headers: new Headers(), body })).toBeNull();
  });
});
