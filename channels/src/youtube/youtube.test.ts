// YouTube's rules, its refusals against channels.md §4, and what an upload that was cut off is taken for.
import { checkContent } from '@herald/contract/check-content.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { describe, expect, test } from 'vitest';
import type { Outside, Sent } from '../channel.ts';
import { accountWith, filmOf, outsideWith } from '../conformance-world.ts';
import { pieceBytes, resourceOf } from './prepare.ts';
import { rules } from './rules.ts';
import { youtube } from './index.ts';

const film = { mediaType: mediaTypes.video, url: '/f/v.mp4', name: 'v.mp4', size: 1 };
const words = (content: string) => ({ mediaType: mediaTypes.text, content });
const codesOf = (media: object[], rest = {}) =>
  checkContent(Composition.parse({ title: 'A title', media, ...rest }), [rules]).map(({ code }) => code);

describe('what a video allows', () => {
  test('C-91: a video is needed, a text is not, pictures are not taken', () => {
    expect(codesOf([film])).toEqual([]);
    expect(codesOf([words('Only words')])).toEqual(['video-missing']);
    expect(codesOf([film, { ...film, mediaType: mediaTypes.image }])).toContain('images-unsupported');
  });

  test('a title and a description take no angle brackets', () => {
    expect(codesOf([film], { title: 'A <b>' })).toEqual(['title-letters']);
    expect(codesOf([film, words('5 > 4')])).toEqual(['text-letters']);
  });

  test('a tag takes no angle brackets either, and the sentence names it', () => {
    const found = (keywords: string) =>
      checkContent(Composition.parse({ title: 'A', media: [film], keywords }), [rules]);
    expect(found('ferry, 5 and 4')).toEqual([]);
    for (const keywords of ['ferry, 5 > 4', 'a<b'])
      expect(found(keywords)).toMatchObject([
        { code: 'keywords-letters', field: 'keywords', severity: 'error' },
      ]);
    const [one] = found('ferry, 5 > 4');
    expect(one && say('en', one.code, one.figures)).toContain('“5 > 4”');
  });

  test('a description is at most 5,000 bytes', () => {
    expect(codesOf([film, words('港'.repeat(1_666))])).toEqual(['text-nearly-full']);
    expect(codesOf([film, words('港'.repeat(1_667))])).toEqual(['text-too-long']);
  });

  test('a description that was written stands in the place of the text, and is what is checked', () => {
    expect(codesOf([film, words('5 > 4')], { description: 'Five is more' })).toEqual([]);
    const described = Composition.parse({ title: 'A', media: [film], description: '5 > 4' });
    expect(checkContent(described, [rules])[0]).toMatchObject({ code: 'text-letters', field: 'description' });
    const post = { ...plain, description: 'A description', link: 'https://example.com/a' };
    expect(sentText(post, rules)).toBe('A description\nhttps://example.com/a');
  });

  test('a video may be mov, mp4 or webm; a cover jpeg or png', () => {
    for (const name of ['v.mov', 'v.webm']) expect(codesOf([{ ...film, name }])).toEqual([]);
    expect(codesOf([{ ...film, name: 'v.mkv' }])).toEqual(['video-type']);
    expect(codesOf([film], { cover: '/f/c.png' })).toEqual([]);
    expect(codesOf([film], { cover: '/f/c.gif' })).toEqual(['cover-type']);
  });
});

const plain: Post = {
  title: 'The ferry',
  text: 'It is late',
  link: null,
  images: [],
  video: { url: 'herald://v.mp4', name: 'v.mp4', sizeBytes: 100, md5: '', ending: 'mp4', altText: '' },
  audio: null,
  cover: null,
};

test('keywords become tags, the chosen classification the category, and 22 where none was chosen', () => {
  expect(resourceOf(plain)).toEqual({
    snippet: { title: 'The ferry', description: 'It is late', categoryId: '22' },
    status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
  });
  const classes = [
    { channelid: 43, classify1: '7' },
    { channelid: 34, classify1: ' 25 ' },
  ];
  const { snippet } = resourceOf({ ...plain, keywords: ['ferry', 'old port'], classes });
  expect(snippet).toMatchObject({ tags: ['ferry', 'old port'], categoryId: '25' });
});

const session = 'https://www.googleapis.com/upload/youtube/v3/videos?uploadType=resumable&upload_id=kept';
const account = accountWith({ externalId: 'UCours', screenName: '@ours', refresh: 'refresh-token' });
const id = 'abcdefghijk';
type Said = { status: number; headers?: Record<string, string>; body?: object };
const says = (body: object, status = 200): Said => ({ status, body });
const refuses = (status: number, reason: string) =>
  says({ error: { code: status, message: 'm', errors: [{ reason }] } }, status);
const snippet = { channelId: 'UCours', title: 'The ferry', publishedAt: '2026-11-05T10:00:30Z' };
const video = (uploadStatus: string, more = {}) =>
  says({ items: [{ id, snippet, status: { uploadStatus, privacyStatus: 'public', ...more } }] });
/** Its bytes came, and what YouTube makes of them is told beside. */
const given = (processingStatus: string) => {
  const status = { uploadStatus: 'uploaded', privacyStatus: 'public' };
  return says({ items: [{ id, snippet, status, processingDetails: { processingStatus } }] });
};
const [nothing, over, ended] = [says({ items: [] }), { status: 404 }, says({ id })];
const partly = (bytes: number): Said => ({ status: 308, headers: { range: `bytes=0-${bytes - 1}` } });

/** Answers by what is asked: its method, its path or the range of bytes; each of several once, the last for ever. */
function scripted(script: Record<string, Said | Said[]>, sizeBytes = 100) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const outside = outsideWith(youtube, {
    readFile: async () => ({ bytes: new Uint8Array(8), mimeType: 'image/png' }),
    openFile: filmOf(sizeBytes),
    async fetch(url, { method, headers: sentHeaders, body: sentBody }) {
      const range = new Headers(sentHeaders).get('content-range');
      const what = `${method} ${range ?? new URL(url).pathname.replace('/youtube/v3', '')}`;
      const before = asked.filter((one) => one === what).length;
      asked.push(what);
      bodies.push(sentBody);
      const answers = [script[what] ?? { status: 500 }].flat();
      const { status, headers = {}, body } = answers[before] ?? answers.at(-1) ?? { status: 500 };
      return new Response(body ? JSON.stringify(body) : null, { status, headers });
    },
  });
  return { outside, asked, bodies };
}
const handlesOf = (totalBytes = 100): Record<string, string> => ({ video: `${totalBytes} ${session}` });
const sending = { post: plain, handles: handlesOf(), clientKey: 'key' };
const sentAt = new Date('2026-11-05T10:00:00Z');
const sent: Sent = { ...sending, sentAt, handle: null, taken: new Set(), rivals: [] };
const query = 'PUT bytes */100';
const lastPiece = 'PUT bytes 0-99/100';

describe('the pieces before the last', () => {
  const opens = { 'POST /upload/videos': { status: 200, headers: { location: session } } };
  const total = 2 * pieceBytes + 5;
  const handle = `${total} ${session}`;
  const asks = `PUT bytes */${total}`;
  const first = `PUT bytes 0-${pieceBytes - 1}/${total}`;
  const take = (outside: Outside, kept = handle) =>
    youtube.prepare.take(outside, account, plain, { key: 'video' }, { handle: kept, offset: 0 });

  test('a file of one piece only gets its session', async () => {
    const { outside, asked } = scripted(opens, pieceBytes);
    const done = { state: 'done', handle: `${pieceBytes} ${session}` };
    expect(await take(outside, '')).toMatchObject({ ok: true, value: done });
    expect(asked).toEqual(['POST /upload/videos']);
  });

  test('a larger one goes up to its last piece, from wherever YouTube says that it is', async () => {
    const second = `PUT bytes ${pieceBytes}-${2 * pieceBytes - 1}/${total}`;
    const known = [{ status: 308 }, partly(pieceBytes)];
    const script = { [asks]: known, [first]: partly(262_144), [second]: partly(2 * pieceBytes) };
    const { outside, asked } = scripted(script, total);
    const more = { state: 'more', offset: 262_144, askAgainInSeconds: 0 };
    expect(await take(outside)).toMatchObject({ ok: true, value: more });
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'done', handle } });
    expect(asked).toEqual([asks, first, asks, second]);
  });

  test('a session that is over is opened anew', async () => {
    const { outside, asked } = scripted({ ...opens, [asks]: over }, total);
    expect(await take(outside)).toMatchObject({ ok: true, value: { state: 'more', offset: 0 } });
    expect(asked).toEqual([asks, 'POST /upload/videos']);
  });

  test('a piece of which nothing is taken is not sent for ever', async () => {
    const { outside } = scripted({ [asks]: { status: 308 }, [first]: { status: 308 } }, total);
    expect(await take(outside)).toMatchObject({ ok: false, failure: { platformCode: 'no-progress' } });
  });
});

describe('the last piece', () => {
  const publish = (outside: Outside, more = {}) => youtube.publish(outside, account, { ...sending, ...more });
  const processing = { ok: true, value: { state: 'processing', handle: id } };

  test('begins where YouTube has come to; taken in part it is in doubt', async () => {
    const { outside, asked } = scripted({ [query]: partly(60), 'PUT bytes 60-99/100': ended });
    expect(await publish(outside)).toMatchObject(processing);
    expect(asked).toEqual([query, 'PUT bytes 60-99/100']);
    const inPart = scripted({ [query]: { status: 308 }, [lastPiece]: partly(50) });
    expect(await publish(inPart.outside)).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });

  test('is not sent where the video is there already, nor where its owner has removed it', async () => {
    const there = scripted({ [query]: ended, 'GET /videos': video('uploaded') });
    expect(await publish(there.outside)).toMatchObject(processing);
    const gone = scripted({ [query]: ended, 'GET /videos': nothing });
    expect(await publish(gone.outside)).toMatchObject({ ok: false, failure: { kind: 'content' } });
    for (const { asked } of [there, gone]) expect(asked).toEqual([query, 'GET /videos']);
  });

  test('is not sent to a session that is over, or that has lost what came before', async () => {
    const { outside, asked } = scripted({ [query]: over });
    expect(await publish(outside)).toMatchObject({ ok: false, failure: { kind: 'media' } });
    expect(asked).toEqual([query]);
    const total = 2 * pieceBytes;
    const lost = scripted({ [`PUT bytes */${total}`]: { status: 308 } }, total);
    const result = await publish(lost.outside, { handles: handlesOf(total) });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'media', platformCode: 'offset' } });
  });

  test.each([
    [nothing, {}],
    [refuses(403, 'forbidden'), { lacking: { failure: { platformCode: 'forbidden-cover' } } }],
  ])('a cover answered with %j changes nothing, and is told', async (said, more) => {
    const cover = 'POST /upload/thumbnails/set';
    const { outside } = scripted({ [query]: { status: 308 }, [lastPiece]: ended, [cover]: said });
    const told = await publish(outside, { post: { ...plain, cover: 'herald://c.png' } });
    expect(told).toMatchObject({ ...processing, value: { ...processing.value, ...more } });
  });
});

describe('an upload that was cut off', () => {
  const settled = (script: Record<string, Said | Said[]>) =>
    youtube.settle.settle(scripted(script).outside, account, sent);

  test.each([
    ['processing', video('uploaded'), { state: 'processing' }],
    ['live', video('processed'), { state: 'live', externalId: id }],
    ['live, but locked', video('processed', { privacyStatus: 'private' }), { ownerOnly: 'locked' }],
    ['failed', video('failed', { failureReason: 'codec' }), { failure: { platformCode: 'failed codec' } }],
    ['failed', given('failed'), { state: 'failed', failure: { platformCode: 'processing failed' } }],
    ['failed', given('terminated'), { state: 'failed', failure: { kind: 'media' } }],
    ['processing', given('processing'), { state: 'processing' }],
    ['rejected', video('rejected'), { state: 'failed', failure: { kind: 'content' } }],
    ['absent', nothing, { state: 'absent' }],
  ])('and that came whole is %s', async (_, said, expected) => {
    expect(await settled({ [query]: ended, 'GET /videos': said })).toMatchObject(expected);
  });

  test('is absent while bytes are missing, and a session that cannot be asked concludes nothing', async () => {
    expect(await settled({ [query]: partly(50) })).toMatchObject({ state: 'absent' });
    expect(await settled({ [query]: { status: 503 } })).toMatchObject({ state: 'cannot-look' });
  });

  const item = (videoId: string, title = 'The ferry', publishedAt = snippet.publishedAt) => ({
    snippet: { title, description: 'It is late', publishedAt },
    contentDetails: { videoId },
  });
  const [other, earlier] = [item('other000000', 'Else'), item('before00000', 'The ferry', '2026-11-01')];
  const listed = (items: object[], more = {}) => says({ items, ...more });
  const pages = [listed([other], { nextPageToken: 'n' }), listed([item(id)])];

  test.each([
    ['among the uploads', listed([other, item(id)]), { state: 'live', externalId: id }],
    ['on the second page', pages, { state: 'live', externalId: id }],
    ['nowhere among newer ones', listed([earlier]), { state: 'absent', looked: 1 }],
    ['nowhere in a channel without videos', refuses(404, 'playlistNotFound'), { state: 'absent' }],
    ['twice', listed([item(id), item('twin0000000')]), { state: 'several' }],
  ])('and whose session is over is found %s', async (_, said, expected) => {
    const own = listed([{ contentDetails: { relatedPlaylists: { uploads: 'UUours' } } }]);
    const lists = { 'GET /channels': own, 'GET /playlistItems': said };
    const seen = await settled({ ...lists, [query]: over, 'GET /videos': video('processed') });
    expect(seen).toMatchObject(expected);
  });
});

test('an edit sends again what the owner chose, and erases nothing', async () => {
  const status = { privacyStatus: 'unlisted', license: 'creativeCommon', embeddable: false };
  const kept = { id, snippet: { title: 'Old', defaultLanguage: 'es' }, status };
  const { outside, bodies } = scripted({ 'GET /videos': says({ items: [kept] }), 'PUT /videos': ended });
  expect(await youtube.change.edit?.(outside, account, id, plain)).toMatchObject({ ok: true });
  const words = { title: 'The ferry', description: 'It is late', categoryId: '22' };
  expect(JSON.parse(String(bodies.at(-1)))).toEqual({
    id,
    snippet: { ...words, defaultLanguage: 'es' },
    status,
  });
});
