// When a film was recorded goes to YouTube as the moment that was chosen, and an edit touches it only where we changed it.
import { writeBackdate } from '@herald/contract/backdate.ts';
import type { Post } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { accountWith, filmOf, outsideWith, postWith } from './conformance-world.ts';
import { youtube } from './youtube/index.ts';

const account = accountWith();
const id = 'abcdefghijk';
const file = { url: 'herald://v', name: 'v', sizeBytes: 9, md5: '', ending: 'mp4', altText: '' };
const plain = postWith({ video: file });
const recordedOn = (moment: string): Post => ({ ...plain, backdatedTime: writeBackdate(new Date(moment)) });
const [july, june] = ['2026-07-01T19:30:00.000Z', '2026-06-01T00:00:00.000Z'];

type Heard = { readonly part: string | null; readonly body: Record<string, unknown> };

/** Opens an upload and says what went with it. */
async function upload(post: Post) {
  const heard: Heard[] = [];
  const outside = outsideWith(youtube, {
    openFile: filmOf(9),
    async fetch(url, { body }) {
      const sent = body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body);
      heard.push({ part: new URL(url).searchParams.get('part'), body: JSON.parse(sent) });
      return new Response('{}', { headers: { location: `${youtube.bases['api']}/session` } });
    },
  });
  const taken = await youtube.prepare?.take(outside, account, post, { key: 'video' }, null);
  return { taken, heard };
}

type Shown = Readonly<Record<string, unknown>> | undefined;

/** Edits a video whose recording is shown as `there`, and after the edit, whose answer may be lost, as `after`. */
async function edit(
  { before, post }: { before: Post | undefined; post: Post },
  { there, after = there, lost = false }: { there: Shown; after?: Shown; lost?: boolean },
) {
  const [asked, heard]: [(string | null)[], Heard[]] = [[], []];
  const { title, text: description } = plain;
  const outside = outsideWith(youtube, {
    readFile: async () => ({ bytes: new Uint8Array(9), mimeType: 'image/jpeg' }),
    async fetch(url, { method, body }) {
      const part = new URL(url).searchParams.get('part');
      if (url.includes('thumbnails')) return new Response('', { status: 503 });
      if (method === 'PUT') {
        heard.push({ part, body: JSON.parse(String(body)) });
        return Response.json({ id }, { status: lost ? 503 : 200 });
      }
      asked.push(part);
      const shown = { snippet: { title, description }, status: { privacyStatus: 'public' } };
      const recordingDetails = heard.length === 0 ? there : after;
      const isNamed = part?.includes('recordingDetails') && recordingDetails;
      return Response.json({ items: [{ id, ...shown, ...(isNamed ? { recordingDetails } : {}) }] });
    },
  });
  const edited = await youtube.change.edit?.(outside, account, id, post, before && [before]);
  return { edited, asked, heard };
}

test.each([
  ['in summer', '2026-07-01 12:30:00', july],
  // Fifteen hours behind China all the year: sixteen behind are Pacific winter (C-46).
  ['in winter', '2026-01-01 00:00:00', '2026-01-01T07:00:00.000Z'],
])('R-SCHED-014: %s the moment is sent, not the text it travels as', async (_, backdatedTime, moment) => {
  const { heard } = await upload({ ...plain, backdatedTime });
  const recordingDetails = { recordingDate: moment };
  expect(heard).toMatchObject([{ part: 'snippet,status,recordingDetails', body: { recordingDetails } }]);
});

test('without a date an upload names neither the part nor the date', async () => {
  const { heard } = await upload(plain);
  expect(heard.map(({ part, body }) => [part, Object.keys(body)])).toEqual([
    ['snippet,status', ['snippet', 'status']],
  ]);
});

test('a date that is none is refused before YouTube is asked, by an upload and by an edit', async () => {
  const post = { ...plain, backdatedTime: 'yesterday' };
  const refusal = { ok: false, failure: { kind: 'content', platformCode: 'backdate' } };
  const uploaded = await upload(post);
  expect([uploaded.taken, uploaded.heard]).toMatchObject([refusal, []]);
  const { edited, heard } = await edit({ before: plain, post }, { there: undefined });
  expect([edited, heard]).toMatchObject([refusal, []]);
});

const place = { locationDescription: 'The quay', location: { latitude: 1.5, longitude: 2 } };

test('an edit sends another date with what its owner set beside it, and takes the date alone away', async () => {
  const there = { recordingDate: june, ...place };
  const other = await edit({ before: recordedOn(june), post: recordedOn(july) }, { there });
  expect(other.asked).toEqual(['snippet,status,recordingDetails']);
  expect(other.heard).toMatchObject([{ part: 'snippet,status,recordingDetails' }]);
  expect(other.heard[0]?.body['recordingDetails']).toEqual({ recordingDate: july, ...place });
  const none = await edit({ before: recordedOn(june), post: plain }, { there });
  expect(none.heard[0]?.body['recordingDetails']).toEqual(place);
  expect([other.edited, none.edited]).toMatchObject([{ ok: true }, { ok: true }]);
});

test.each([
  ['stays as it was', recordedOn(july)],
  ['is one of which nobody knows whether it was told', undefined],
])('an edit leaves the recording alone where the date %s', async (_, before) => {
  const post = { ...recordedOn(july), title: 'Another' };
  const { asked, heard } = await edit({ before, post }, { there: place });
  expect([asked, heard.map(({ part }) => part)]).toEqual([['snippet,status'], ['snippet,status']]);
  expect(heard[0]?.body).not.toHaveProperty('recordingDetails');
});

test.each([
  ['the old one', { recordingDate: june }, false],
  ['none', undefined, false],
  ['the new one, as Google writes it', { recordingDate: '2026-07-01T19:30:00Z' }, true],
])('an edit of the date alone whose answer was lost: %s stands there', async (_, after, isDone) => {
  const change = { before: recordedOn(june), post: recordedOn(july) };
  const { edited } = await edit(change, { there: { recordingDate: june }, after, lost: true });
  expect(edited).toMatchObject({ ok: isDone });
});

test('another date stands though the cover was refused with it', async () => {
  const post = { ...recordedOn(july), cover: 'herald://c.jpg' };
  const { edited } = await edit({ before: plain, post }, { there: undefined });
  expect(edited).toMatchObject({
    ok: true,
    value: { lacking: { what: 'cover', failure: { kind: 'unknown' } } },
  });
});
