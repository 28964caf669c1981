// A video at Facebook's stand-in: strict about every piece, unseen until it is published, and then there with its bytes.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { DOT, at, startHarness } from './harness.ts';
import { PIECE_BYTES } from './platforms/facebook/state.ts';

const GRAPH = '/facebook/graph/v26.0';
let nowMs = Date.now();
let sandbox: Harness;
let page: { id: string; token: string };

beforeAll(async () => {
  sandbox = await startHarness({ now: () => nowMs });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  nowMs = Date.now();
  page = await sandbox.account('facebook');
});

const codeOf = (heard: Heard): unknown => at(heard.body, 'error', 'code');
const subcodeOf = (heard: Heard): unknown => at(heard.body, 'error', 'error_subcode');
const get = (path: string, query: Record<string, string>): Promise<Heard> =>
  sandbox.ask(`${GRAPH}/${path}?${new URLSearchParams(query)}`);

const MOVIE = Buffer.concat([
  Buffer.from('0000001866747970697366600000020069736f6d69736f32', 'hex'),
  Buffer.alloc(4_200_000, 7),
]);
const videos = (fields: Record<string, string>, file?: { name: string; bytes: Buffer }): Promise<Heard> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, access_token: page.token })) form.set(name, value);
  if (file) form.set(file.name, new Blob([new Uint8Array(file.bytes)]), 'file');
  return sandbox.ask(`/facebook/graphVideo/v26.0/${page.id}/videos`, { method: 'POST', body: form });
};
const piece = (session: string, from: number, bytes: Buffer): Promise<Heard> =>
  videos(
    { upload_phase: 'transfer', upload_session_id: session, start_offset: String(from) },
    { name: 'video_file_chunk', bytes },
  );

async function film(bytes = MOVIE): Promise<{ id: string; session: string }> {
  const { body } = await videos({ upload_phase: 'start', file_size: String(bytes.length) });
  const session = String(body['upload_session_id']);
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    await piece(session, from, bytes.subarray(from, from + PIECE_BYTES));
  return { id: String(body['video_id']), session };
}
const finish = (session: string, fields: Record<string, string> = {}): Promise<Heard> => {
  const thumb = { name: 'thumb', bytes: DOT };
  const asked = { upload_phase: 'finish', upload_session_id: session, description: 'Bells', ...fields };
  return videos({ title: 'Noon', published: 'false', ...asked }, thumb);
};
const statusOf = async (id: string): Promise<unknown> =>
  at((await get(id, { access_token: page.token, fields: 'status' })).body, 'status', 'video_status');
const flip = (id: string): Promise<Heard> =>
  sandbox.postForm(`${GRAPH}/${id}`, { access_token: page.token, published: 'true' });

test('A video goes up piece by piece, is worked on unseen, and is a post with its bytes once it is published', async () => {
  const { id, session } = await film();
  expect([await statusOf(id), codeOf(await flip(id))]).toEqual(['uploading', 100]);
  expect((await finish(session)).body).toEqual({ success: true });
  expect([await statusOf(id), codeOf(await flip(id))]).toEqual(['processing', 100]);
  expect([subcodeOf(await finish(session)), (await sandbox.ask(`/facebook/www/reel/${id}/`)).status]).toEqual(
    [33, 404],
  );
  nowMs += 41;
  expect([await statusOf(id), (await flip(id)).status, (await flip(id)).status]).toEqual(['ready', 200, 200]);
  const fields = 'published,post_id,permalink_url';
  const { body } = await get(id, { access_token: page.token, fields });
  expect(body).toMatchObject({ published: true, permalink_url: `/reel/${id}/` });
  const shown = (await sandbox.ask(`/facebook/www/reel/${id}/`)).text;
  const sha256 = createHash('sha256').update(MOVIE).digest('hex');
  for (const words of ['Bells', '▶ Noon', `/_blobs/${sha256}`]) expect(shown).toContain(words);
  const posts = (await sandbox.ledger()).filter((one) => one['account'] === page.id);
  const externalId = `${page.id}_${String(body['post_id'])}`;
  expect(posts).toMatchObject([{ externalId, text: 'Bells', mediaSha256s: [sha256] }]);
  // Its post gone, it stands on the page still.
  await sandbox.ask(`${GRAPH}/${externalId}?access_token=${page.token}`, { method: 'DELETE' });
  expect((await sandbox.ask(`/facebook/www/reel/${id}/`)).text).toContain('▶ Noon');
  await sandbox.ask(`${GRAPH}/${id}?access_token=${page.token}`, { method: 'DELETE' });
  expect((await sandbox.ask(`/facebook/www/reel/${id}/`)).status).toBe(404);
});

test('A piece in the wrong place is told the right one; wrong sizes and unknown names are refused', async () => {
  const start = (fields: Record<string, string>): Promise<Heard> =>
    videos({ upload_phase: 'start', ...fields });
  expect(subcodeOf(await start({ file_size: '1023' }))).toBe(1363022);
  expect(subcodeOf(await start({ file_size: String(2 ** 31 + 1) }))).toBe(1363023);
  expect(codeOf(await start({ file_size: '2000', colour: 'red' }))).toBe(100);
  expect(codeOf(await videos({ upload_phase: 'cancel' }))).toBe(100);
  const { body } = await start({ file_size: '2000' });
  expect(body).toMatchObject({ start_offset: '0', end_offset: '2000' });
  const session = String(body['upload_session_id']);
  const early = await piece(session, 1_000, MOVIE.subarray(0, 1_000));
  expect([codeOf(early), subcodeOf(early)]).toEqual([6000, 1363037]);
  expect(at(early.body, 'error', 'error_data')).toEqual({ start_offset: '0', end_offset: '2000' });
  expect(subcodeOf(await piece(session, 0, MOVIE.subarray(0, 2_001)))).toBe(1363019);
  expect((await piece(session, 0, MOVIE.subarray(0, 1_500))).body['start_offset']).toBe('1500');
  expect(subcodeOf(await finish(session))).toBe(1363019);
  nowMs += 86_400_001;
  expect(subcodeOf(await piece(session, 1_500, MOVIE.subarray(0, 500)))).toBe(1363030);
  expect(await statusOf(String(body['video_id']))).toBe('expired');
});

test('A video keeps the audience it came with, and takes an earlier date only as a real one', async () => {
  const { id, session } = await film();
  expect(codeOf(await finish(session, { targeting: '{"age_min":17}' }))).toBe(100);
  await finish(session, { targeting: '{"age_min":18}' });
  nowMs += 41;
  const dated = (more: Record<string, string>): Promise<Heard> =>
    sandbox.postForm(`${GRAPH}/${id}`, { access_token: page.token, published: 'true', ...more });
  expect(codeOf(await dated({ backdated_time: String(Math.floor(nowMs / 1_000) + 60) }))).toBe(100);
  expect((await dated({ backdated_time: '1780000000' })).status).toBe(200);
  const { body } = await get(id, { access_token: page.token, fields: 'post_id' });
  const post = `${page.id}_${String(body['post_id'])}`;
  const read = await get(post, { access_token: page.token, fields: 'targeting,backdated_time' });
  expect(read.body).toMatchObject({ targeting: { age_min: 18 }, backdated_time: expect.any(String) });
});

test('What is no video fails while Facebook works on it and is never published', async () => {
  const { id, session } = await film(Buffer.alloc(2_000, 7));
  await finish(session);
  nowMs += 41;
  expect([await statusOf(id), codeOf(await flip(id))]).toEqual(['error', 100]);
});
