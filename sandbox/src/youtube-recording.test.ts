// What an owner says of a recording is taken in its part alone, shown where asked for, and erased by what leaves it out.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, startHarness } from './harness.ts';

const API = '/youtube/api/youtube/v3';
const UPLOAD = '/youtube/api/upload/youtube/v3';
const FILM = Buffer.from('0000001866747970697366600000020069736f6d00', 'hex');
const WORDS = { snippet: { title: 'Noon bells', categoryId: '22' }, status: { privacyStatus: 'public' } };
const ALL = 'snippet,status,recordingDetails';
let nowMs = Date.parse('2026-11-05T10:00:00Z');
let sandbox: Harness;
let token = '';
let films = 0;

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
  ({ token } = await sandbox.account('youtube'));
});
afterAll(() => sandbox.close());

function ask(path: string, method = 'GET', body?: object): Promise<Heard> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json; charset=UTF-8',
    'x-upload-content-length': String(FILM.length),
    'x-upload-content-type': 'video/mp4',
  };
  return sandbox.ask(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}
const open = (recordingDetails: unknown, part = ALL): Promise<Heard> =>
  ask(`${UPLOAD}/videos?uploadType=resumable&part=${part}`, 'POST', { ...WORDS, recordingDetails });
const edit = (part: string, body: object): Promise<Heard> => ask(`${API}/videos?part=${part}`, 'PUT', body);
const reasonOf = ({ body }: Heard): unknown => at(body, 'error', 'errors', 0, 'reason');

/** Each a film of its own, as the same one again is rejected. */
async function uploaded(recordingDetails: object): Promise<Heard> {
  FILM[FILM.length - 1] = ++films;
  const session = (await open(recordingDetails)).headers.get('location') ?? '';
  const range = `bytes 0-${FILM.length - 1}/${FILM.length}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'video/mp4', 'content-range': range };
  return sandbox.ask(session, { method: 'PUT', headers, body: new Uint8Array(FILM) });
}
const recordingOf = async (id: string): Promise<unknown> =>
  at((await ask(`${API}/videos?part=recordingDetails&id=${id}`)).body, 'items', 0, 'recordingDetails');

test.each([
  ['badRequest', { recordingDate: 1_780_000_000 }],
  ['badRequest', { colour: 'red' }],
  ['badRequest', { location: { latitude: '1' } }],
  ['badRequest', 'yesterday'],
  ['invalidRecordingDetails', { recordingDate: '2026-07-01' }],
  ['invalidRecordingDetails', { recordingDate: '2026-07-01 12:30:00' }],
  ['invalidRecordingDetails', { recordingDate: '2026-13-01T00:00:00Z' }],
  ['invalidRecordingDetails', { recordingDate: '2026-11-05T10:00:01Z' }],
])('%s: %j', async (reason, recordingDetails) => {
  expect(reasonOf(await open(recordingDetails))).toBe(reason);
});

test('it is refused where its part is not named, by an upload and by an edit', async () => {
  const recordingDetails = { recordingDate: '2026-07-01T19:30:00Z' };
  expect(reasonOf(await open(recordingDetails, 'snippet,status'))).toBe('badRequest');
  const id = String((await uploaded(recordingDetails)).body['id']);
  expect(reasonOf(await edit('snippet', { id, ...WORDS, recordingDetails }))).toBe('badRequest');
});

test('it is shown to who asks for it and on the page, kept by an edit that does not name it, erased by one that does', async () => {
  const place = { locationDescription: 'The quay', location: { latitude: 1.5, longitude: 2 } };
  const made = await uploaded({ recordingDate: '2026-07-02T03:30:00.000+08:00', ...place });
  const id = String(made.body['id']);
  const shown = { recordingDate: '2026-07-01T19:30:00Z', ...place };
  expect([made.body['recordingDetails'], await recordingOf(id)]).toEqual([shown, shown]);
  nowMs += 100;
  const page = async () => (await sandbox.ask(`/youtube/www/watch?v=${id}`)).text;
  expect(await page()).toContain('Recorded on 2026-07-01');
  expect((await edit('snippet,status', { id, ...WORDS })).status).toBe(200);
  expect(await recordingOf(id)).toEqual(shown);
  const recordingDetails = { recordingDate: '2026-06-01T00:00:00Z' };
  expect((await edit(ALL, { id, ...WORDS, recordingDetails })).status).toBe(200);
  expect(await recordingOf(id)).toEqual(recordingDetails);
  expect((await edit(ALL, { id, ...WORDS, recordingDetails: {} })).status).toBe(200);
  expect([await recordingOf(id), (await page()).includes('Recorded on')]).toEqual([{}, false]);
});
