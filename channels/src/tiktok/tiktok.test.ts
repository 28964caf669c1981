// TikTok's rules, and what an upload that was cut off is taken for.
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import type { Post } from '@herald/contract/post.ts';
import { describe, expect, test } from 'vitest';
import type { Outside, Sent } from '../channel.ts';
import { accountWith, filmOf, outsideWith } from '../conformance-world.ts';
import { pieceBytes } from './prepare.ts';
import { rules } from './rules.ts';
import { tiktok } from './index.ts';

const film = { mediaType: mediaTypes.video, url: '/f/v.mp4', name: 'v.mp4', size: 1 };
const codesOf = (media: object[], rest = {}) =>
  checkContent(Composition.parse({ title: 'A title', media, ...rest }), [rules]).map(({ code }) => code);

describe('what the inbox takes', () => {
  test('C-91: a video or pictures are needed, and pictures are no PNG', () => {
    expect(codesOf([film])).toEqual([]);
    expect(codesOf([{ mediaType: mediaTypes.text, content: 'Only words' }])).toContain('media-missing');
    expect(codesOf([film, { ...film, mediaType: mediaTypes.image }])).toContain('image-type');
  });

  test('a text and a cover stop nobody, and it is said that they are not sent', () => {
    expect(codesOf([film, { mediaType: mediaTypes.text, content: 'Noon' }])).toEqual(['text-not-sent']);
    expect(codesOf([film], { cover: '/f/c.jpg' })).toEqual(['cover-not-sent']);
  });

  test('a video may be mov, mp4 or webm, of 4 GB at most', () => {
    for (const name of ['v.mov', 'v.webm']) expect(codesOf([{ ...film, name }])).toEqual([]);
    expect(codesOf([{ ...film, name: 'v.avi' }])).toEqual(['video-type']);
    expect(codesOf([{ ...film, size: 4_000_000_000 }])).toEqual([]);
    expect(codesOf([{ ...film, size: 4_000_000_001 }])).toEqual(['video-too-large']);
  });
});

const post: Post = {
  title: '',
  text: '',
  link: null,
  images: [],
  video: { url: 'herald://v.mp4', name: 'v.mp4', sizeBytes: 100, md5: '', ending: 'mp4', altText: '' },
  audio: null,
  cover: null,
};
const account = accountWith({ externalId: 'open-id', refresh: 'refresh-token' });
const address = 'https://open-upload.tiktokapis.com/video/?upload_id=1&upload_token=t';
const publishId = 'v_inbox_file~v2.1';
const handleOf = (totalBytes = 100) => JSON.stringify({ publishId, address, totalBytes });
const long = '7412345678901234567';

type Said = { status: number; text?: string };
const says = (data: object, status = 200): Said => ({
  status,
  text: JSON.stringify({ data, error: { code: 'ok', message: '', log_id: '1' } }),
});
const refuses = (status: number, code: string): Said => ({
  status,
  text: JSON.stringify({ data: {}, error: { code, message: 'm', log_id: '1' } }),
});
const opened = says({ publish_id: publishId, upload_url: address });
const at = (uploaded: number) => says({ status: 'PROCESSING_UPLOAD', uploaded_bytes: uploaded });
const [init, fetch, query] = ['init', 'fetch', 'query'];

/** Answers by the last word of the path, or by the range of bytes; each of several once, the last for ever. */
function scripted(script: Record<string, Said | Said[]>, sizeBytes = 100) {
  const asked: string[] = [];
  const sent: RequestInit[] = [];
  const outside = outsideWith(tiktok, {
    openFile: filmOf(sizeBytes),
    async fetch(url, request) {
      const range = new Headers(request.headers).get('content-range');
      const what = range?.replace('bytes ', '') ?? /(\w+)\/$/.exec(new URL(url).pathname)?.[1] ?? url;
      const before = asked.filter((one) => one === what).length;
      asked.push(what);
      sent.push(request);
      const answers = [script[what] ?? { status: 500 }].flat();
      const { status, text = null } = answers[before] ?? answers.at(-1) ?? { status: 500 };
      return new Response(text, { status });
    },
  });
  return { outside, asked, sent };
}
const bodyOf = (request: RequestInit | undefined): unknown =>
  request?.body instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(request.body)) : null;
const rangeOf = (number: number, total: number) =>
  `${number * pieceBytes}-${(number + 1) * pieceBytes - 1}/${total}`;

describe('the pieces before the last', () => {
  const total = 7 * pieceBytes + 5;
  const take = (outside: Outside, handle = handleOf(total)) =>
    tiktok.prepare.take(outside, account, post, { key: 'video' }, { handle, offset: 0 });
  const pieces = Object.fromEntries([0, 1, 2, 3, 4, 5].map((one) => [rangeOf(one, total), { status: 206 }]));

  test.each([
    [100, 100, 1],
    [2 * pieceBytes - 1, 2 * pieceBytes - 1, 1],
    [2 * pieceBytes, pieceBytes, 2],
    [total, pieceBytes, 7],
  ])('a file of %i bytes is announced in chunks of %i, %i in all', async (size, chunkSize, count) => {
    const { outside, asked, sent } = scripted({ [init]: opened }, size);
    const state = count === 1 ? 'done' : 'more';
    expect(await take(outside, '')).toMatchObject({ ok: true, value: { state, handle: handleOf(size) } });
    const info = { source: 'FILE_UPLOAD', video_size: size, chunk_size: chunkSize, total_chunk_count: count };
    expect([asked, bodyOf(sent[0])]).toEqual([[init], { source_info: info }]);
    expect(new Headers(sent[0]?.headers).get('content-type')).toBe('application/json; charset=UTF-8');
  });

  test('four go up a turn, from wherever TikTok says that it is, and none of them carries the token', async () => {
    const known = [at(0), at(4 * pieceBytes)];
    const { outside, asked, sent } = scripted({ ...pieces, [fetch]: known }, total);
    const more = { state: 'more', offset: 4 * pieceBytes, askAgainInSeconds: 0 };
    expect(await take(outside)).toMatchObject({ ok: true, value: more });
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'done' } });
    const ranges = [0, 1, 2, 3, 4, 5].map((one) => rangeOf(one, total));
    expect(asked).toEqual([fetch, ...ranges.slice(0, 4), fetch, ...ranges.slice(4)]);
    const carried = sent.map(({ headers }) => new Headers(headers).has('authorization'));
    expect(carried.filter(Boolean)).toHaveLength(2);
  });

  test('a piece of which a part came is sent again from its beginning', async () => {
    const { outside, asked } = scripted({ ...pieces, [fetch]: at(4 * pieceBytes + 17) }, total);
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(asked).toEqual([fetch, rangeOf(4, total), rangeOf(5, total)]);
  });

  test.each([
    ['whose address is over', { [fetch]: at(0), [rangeOf(0, total)]: { status: 403 } }],
    [
      'whose address is over, said in no form of ours',
      { [fetch]: at(0), [rangeOf(0, total)]: { status: 404, text: '<html>Not Found</html>' } },
    ],
    ['whose publish_id is not known', { [fetch]: refuses(400, 'invalid_publish_id') }],
    ['that failed', { [fetch]: says({ status: 'FAILED', fail_reason: 'internal' }) }],
  ])('an upload %s is opened anew', async (_, script) => {
    const { outside, asked } = scripted({ ...script, [init]: opened }, total);
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'more', offset: 0 } });
    expect(asked.at(-1)).toBe(init);
  });

  test('an upload that is in the inbox already is neither sent nor opened again', async () => {
    const { outside, asked } = scripted({ [fetch]: says({ status: 'SEND_TO_USER_INBOX' }) }, total);
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'done' } });
    expect(asked).toEqual([fetch]);
  });

  test.each([
    ['says nothing', { status: 503 }, 'unknown'],
    ['asks to wait', refuses(429, 'rate_limit_exceeded'), 'rate'],
    ['refuses the token', refuses(401, 'access_token_invalid'), 'auth'],
  ])('an upload of which TikTok %s is neither sent nor opened again', async (_, said, kind) => {
    const { outside, asked } = scripted({ [fetch]: said, [init]: opened }, total);
    expect(await take(outside)).toMatchObject({ ok: false, failure: { kind } });
    expect(asked).toEqual([fetch]);
  });

  test('a piece that TikTok cannot place is not counted, and a full inbox waits', async () => {
    const misplaced = scripted({ [fetch]: at(0), [rangeOf(0, total)]: { status: 416 } }, total);
    expect(await take(misplaced.outside)).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
    const full = scripted({ [init]: refuses(403, 'spam_risk_too_many_pending_share') });
    const failure = { kind: 'rate', retryAfterSeconds: 3_600 };
    expect(await take(full.outside, '')).toMatchObject({ ok: false, failure });
  });
});

describe('the last piece', () => {
  const total = 2 * pieceBytes + 5;
  const last = `${pieceBytes}-${total - 1}/${total}`;
  const publish = (outside: Outside) =>
    tiktok.publish(outside, account, { post, handles: { video: handleOf(total) }, clientKey: 'key' });

  test('takes what remains as well, is asked for once, and answers with the publish_id', async () => {
    const { outside, asked } = scripted({ [last]: { status: 201 } }, total);
    const value = { state: 'processing', handle: publishId };
    expect(await publish(outside)).toMatchObject({ ok: true, value });
    expect(asked).toEqual([last]);
  });

  test.each([
    [206, 'unknown'],
    [400, 'unknown'],
    [403, 'unknown'],
    [404, 'unknown'],
    [416, 'unknown'],
    [503, 'unknown'],
  ])('answered %i is %s', async (status, kind) => {
    const { outside } = scripted({ [last]: { status } }, total);
    expect(await publish(outside)).toMatchObject({ ok: false, failure: { kind } });
  });

  // A new upload would bring it a second time where the address is over because it had come.
  test.each<[what: string, said: Said, kind: string]>([
    ['counts what is missing', at(pieceBytes), 'media'],
    ['counts all of it', at(total), 'unknown'],
    ['counts nothing', says({ status: 'PROCESSING_UPLOAD' }), 'unknown'],
    ['has it in the inbox', says({ status: 'SEND_TO_USER_INBOX' }), 'unknown'],
  ])('at an address that is over, while the status %s', async (_, said, kind) => {
    const { outside, asked } = scripted({ [last]: { status: 404 }, [fetch]: said }, total);
    expect(await publish(outside)).toMatchObject({
      ok: false,
      failure: { kind, platformCode: 'upload-404' },
    });
    expect(asked).toEqual([last, fetch]);
  });

  test('at an address that is over, while the status says why TikTok dropped the film: that is told', async () => {
    const dropped = says({ status: 'FAILED', fail_reason: 'publish_cancelled' });
    const { outside } = scripted({ [last]: { status: 403 }, [fetch]: dropped }, total);
    const failure = { kind: 'content', platformCode: 'publish_cancelled' };
    expect(await publish(outside)).toMatchObject({ ok: false, failure });
  });
});

const sent: Sent = {
  post,
  handles: { video: handleOf() },
  clientKey: 'key',
  sentAt: new Date('2026-11-05T10:00:00Z'),
  handle: null,
  taken: new Set(),
  rivals: [],
};

describe('an upload', () => {
  const settled = (said: Said, more = {}) =>
    tiktok.settle.settle(scripted({ [fetch]: said }).outside, account, { ...sent, ...more });
  const complete = (ids: string): Said => ({
    status: 200,
    text: `{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":${ids}},"error":{"code":"ok"}}`,
  });
  const live = { state: 'live', externalId: long, url: `https://www.tiktok.com/@ours/video/${long}` };

  test.each([
    ['absent while bytes are missing', at(99), { state: 'absent' }],
    ['processing once all are there', at(100), { state: 'processing' }],
    ['processing where they are not counted', says({ status: 'PROCESSING_UPLOAD' }), { state: 'processing' }],
    ['processing while TikTok fetches', says({ status: 'PROCESSING_DOWNLOAD' }), { state: 'processing' }],
    [
      'with its creator in his inbox',
      says({ status: 'SEND_TO_USER_INBOX' }),
      { state: 'handed-over', askAgainInSeconds: 600 },
    ],
    [
      'published by its creator, and nowhere to be seen, while it is not public',
      complete('[]'),
      { state: 'handed-over', seen: `PUBLISH_COMPLETE of ${publishId}, without a public id` },
    ],
    ['live under its id, in all its digits', complete(`[${long}]`), live],
    ['live under an id that came as text', complete(`["${long}"]`), live],
    [
      'failed for its reason',
      says({ status: 'FAILED', fail_reason: 'duration_check_failed' }),
      { state: 'failed', failure: { kind: 'media', platformCode: 'duration_check_failed' } },
    ],
    [
      'not to be told where TikTok does not know it',
      refuses(400, 'invalid_publish_id'),
      { state: 'cannot-look' },
    ],
    ['not to be told in words of another form', says({ status: 'NEW' }), { state: 'cannot-look' }],
  ])('is %s', async (_, said, expected) => {
    expect(await settled(said)).toMatchObject(expected);
  });

  test('whose last piece was answered is never absent, and one that was never opened is', async () => {
    expect(await settled(at(0), { handle: publishId })).toMatchObject({ state: 'processing' });
    expect(await settled({ status: 500 }, { handles: {} })).toEqual({ state: 'absent', looked: 0 });
  });

  test('stands as long as TikTok shows it among the account’s videos', async () => {
    const shown = says({ videos: [{ id: long, title: 'Noon', create_time: 1_793_872_800 }] });
    const watched = async (said: Said) =>
      tiktok.settle.watch(scripted({ [query]: said }).outside, account, sent, long);
    expect(await watched(shown)).toEqual({ ok: true, value: { stands: true, copies: [] } });
    expect(await watched(says({ videos: [] }))).toMatchObject({ ok: true, value: { stands: false } });
    expect(await watched({ status: 503 })).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });
});
