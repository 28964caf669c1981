// LinkedIn's words: what its rules allow, its refusals against channels.md §5, and its little text.
import { checkContent } from '@herald/contract/check-content.ts';
import { megabyte } from '@herald/contract/constants.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { describe, expect, test } from 'vitest';
import { explain, explainUpload } from './linkedin/answers.ts';
import { littleText, writtenText } from './linkedin/publish.ts';
import { rules } from './linkedin/rules.ts';

const codesOf = (media: object[], rest = {}) => {
  const content = Composition.parse({ title: 'A title', media, ...rest });
  return checkContent(content, [rules]).map(({ code }) => code);
};
const text = (content: string) => ({ mediaType: mediaTypes.text, content });
const file = (type: 'image' | 'video', name: string, size = 1) =>
  Object.assign(text(''), { mediaType: mediaTypes[type], url: `/f/${name}`, name, size });
const words = text('The ferry is late');

describe('what a post allows', () => {
  test('3,000 letters are accepted, one more is refused', () => {
    expect(codesOf([text('港'.repeat(3_000))])).toEqual(['text-nearly-full']);
    expect(codesOf([text('港'.repeat(3_001))])).toEqual(['text-too-long']);
  });

  test('twenty pictures are accepted, twenty-one are refused', () => {
    const pictures = Array.from({ length: 20 }, (_, index) => file('image', `${index}.jpg`));
    expect(codesOf([words, ...pictures])).toEqual([]);
    expect(codesOf([words, ...pictures, file('image', 'u.gif')])).toEqual(['images-too-many']);
    expect(codesOf([words, file('image', 'a.webp')])).toEqual(['image-type']);
  });

  test('a video of 75 KB to 500 MB is accepted, a byte less or more is refused', () => {
    expect(codesOf([words, file('video', 'v.mp4', 75 * 1_024)])).toEqual([]);
    expect(codesOf([words, file('video', 'v.mp4', 75 * 1_024 - 1)])).toEqual(['video-too-small']);
    expect(codesOf([words, file('video', 'v.mp4', 500 * megabyte)])).toEqual([]);
    expect(codesOf([words, file('video', 'v.mp4', 500 * megabyte + 1)])).toEqual(['video-too-large']);
    expect(codesOf([words, file('video', 'v.mov')])).toEqual(['video-type']);
  });
});

describe('the words in which LinkedIn says no', () => {
  const said = (status: number, body: object) =>
    explain({ status, headers: new Headers(), body: { status, message: 'm', ...body } });

  test.each([
    ['content', 400, ['MISSING_FIELD', 'INVALID_URN_ID', 'INVALID_VALUE_FOR_FIELD', 'FIELD_LENGTH_TOO_LONG']],
    ['media', 400, ['MEDIA_ASSET_WAITING_UPLOAD', 'MEDIA_ASSET_PROCESSING_FAILED']],
    ['permission', 400, ['VERSION_MISSING']],
    ['permission', 403, ['ACCESS_DENIED']],
    ['content', 404, ['NOT_FOUND']],
    ['duplicate', 422, ['DUPLICATE_POST']],
    ['permission', 426, ['NONEXISTENT_VERSION']],
    ['auth', 401, [65600, 65601, 65602, 65604]],
  ])('%s: %i %j', (kind, status, codes) => {
    const named = (code: string | number) =>
      typeof code === 'string' ? { code } : { serviceErrorCode: code };
    const wanted = codes.map((code) => ({ kind, platformCode: String(code) }));
    expect(codes.map((code) => said(status, named(code)))).toMatchObject(wanted);
  });

  test('a twin is known by the sentence that names the post, a limit by its status', () => {
    const message = 'Content is a duplicate of urn:li:share:7000000000000000001';
    expect(said(422, { message })).toMatchObject({ kind: 'duplicate', message });
    expect(said(400, { message })).toMatchObject({ kind: 'content', platformCode: '400' });
    expect(said(429, {})).toMatchObject({ kind: 'rate', platformCode: '429', retryAfterSeconds: null });
  });

  test('a code may stand beside the field it speaks of', () => {
    const inputErrors = [{ code: 'MEDIA_ASSET_WAITING_UPLOAD', description: 'not yet' }];
    expect(said(400, { errorDetails: { inputErrors } })).toMatchObject({ kind: 'media' });
    const tooLong = { inputErrors: [{ code: 'FIELD_LENGTH_TOO_LONG' }] };
    const named = { kind: 'content', platformCode: 'FIELD_LENGTH_TOO_LONG' };
    expect(said(400, { code: 'BAD_REQUEST', errorDetails: tooLong })).toMatchObject(named);
  });

  test('the day of an unverified member is full: asked again in an hour, not in minutes', () => {
    const message =
      'com.linkedin.content.common.ResponseException: UGC action was blocked because a share limit has been reached for unverified members';
    expect(said(429, { message })).toMatchObject({ kind: 'rate', retryAfterSeconds: 3_600 });
  });

  test.each([
    [409, { status: 409, message: 'Conflict', code: 'CONFLICT' }, 'CONFLICT'],
    [422, { status: 422, message: 'ERROR :: /x :: unrecognized field' }, '422'],
  ])('%i %j is unknown, and quoted', (status, body, platformCode) => {
    const quoted = { kind: 'unknown', platformCode, message: body.message };
    expect(explain({ status, headers: new Headers(), body })).toMatchObject(quoted);
  });

  test.each([
    [400, { message: 'a proxy' }],
    [403, { status: 400, message: 'of another answer' }],
    [400, 'no'],
  ])('%i %j is no word of LinkedIn’s', (status, body) => {
    expect(explain({ status, headers: new Headers(), body })).toBeNull();
  });

  test('a code that is none is auth, and a file refused by its address is media', () => {
    const headers = new Headers();
    const body = { error: 'invalid_request', error_description: 'authorization code not found' };
    expect(explain({ status: 400, headers, body })).toMatchObject({ kind: 'auth' });
    expect(explainUpload({ status: 403, headers, body: {} })).toMatchObject({ kind: 'media' });
    expect(explainUpload({ status: 401, headers, body: { status: 401 } })).toMatchObject({ kind: 'auth' });
  });
});

describe('little text', () => {
  test.each([
    ['a (b) [c] {d} <e> f_g*h~ i|j @k \\', 'a \\(b\\) \\[c\\] \\{d\\} \\<e\\> f\\_g\\*h\\~ i\\|j \\@k \\\\'],
    ['#Ferry, #日本_news', '{hashtag|\\#|Ferry}, {hashtag|\\#|日本\\_news}'],
    ['No #1 and C# and #', 'No \\#1 and C\\# and \\#'],
    ['https://a.example/b_c/#part (x)', 'https://a.example/b\\_c/\\#part \\(x\\)'],
    ['Noon & é 🚢\n"quoted"', 'Noon & é 🚢\n"quoted"'],
  ])('%j becomes %j and back', (plain, little) => {
    expect(littleText(plain)).toBe(little);
    expect(writtenText(little)).toBe(plain);
  });

  test('a mention is read as the name it shows', () => {
    expect(writtenText('With @[The \\(Harbour\\)](urn:li:organization:1)')).toBe('With The (Harbour)');
  });
});
