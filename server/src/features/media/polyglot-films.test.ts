// Films whose files hold something else too (hostile.md U03), over real HTTP: what is kept is the film, and nothing but the film.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { postFile } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { makeTestClip, type Clip } from '../../video/test-clip.ts';
import { findStored } from './find-stored.ts';
import { loadFilm } from './load-film.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin = '';
let folder = '';

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-polyglots-'));
  ({ app, origin } = await openMediaDoors(world.context));
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const secret = '<html><script>alert(1)</script></html>';

async function draw(name: string, clip: Clip = {}): Promise<Buffer> {
  const path = join(folder, name);
  await makeTestClip(path, { seconds: 1, ...clip });
  return readFile(path);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** One entry of no compression, its directory and the end of that, as APPNOTE 4.3 has them; only the end matters here. */
const archive = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.from(secret),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);

async function kept(): Promise<string[]> {
  const root = join(world.context.config.dataFolder, 'files');
  const all = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isFile()).map(({ name }) => name);
}

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const send = (name: string, bytes: Buffer) => postFile(origin, world.context, { owner: maya, name, bytes });

/** Of a film as it should be kept: its record, its bytes as they are served, and what is read of it. */
async function upload(name: string, bytes: Buffer) {
  const { status, message, data } = await send(name, bytes);
  expect([status, message]).toEqual([200, expect.anything()]);
  const record = FileRecord.parse(data);
  const served = Buffer.from(
    await (await fetch(origin + record.url, { headers: maya.bearer })).arrayBuffer(),
  );
  expect([record.md5, record.size]).toEqual([md5Of(served), served.length]);
  const { properties } = await loadFilm(world.context, maya, record.url);
  return { record, served, properties };
}

describe('U03: a film', { timeout: 60_000 }, () => {
  const html = Buffer.from(secret);
  it.each([
    ['HTML behind its last box', (film: Buffer) => Buffer.concat([film, html])],
    ['an archive behind its last box', (film: Buffer) => Buffer.concat([film, archive])],
    ['HTML where space was left free', (film: Buffer) => Buffer.concat([film, box('free', html)])],
    [
      'HTML before all else',
      (film: Buffer) => Buffer.concat([box('skip', html), shifted(film, 8 + html.length)]),
    ],
    ['a box nobody knows', (film: Buffer) => Buffer.concat([film, box('sefd', html)])],
    ['a box of somebody’s own', (film: Buffer) => Buffer.concat([film, box('uuid', html)])],
    ['an archive in a box of frames', (film: Buffer) => Buffer.concat([film, box('mdat', archive)])],
    ['more names than a format has', (film: Buffer) => withLongNames(film)],
  ])('with %s is kept without it', async (_what, dress) => {
    const film = await draw('whole.mov');
    const before = await kept();
    const { record, served, properties } = await upload('evil.mov', dress(film));
    expect([served.includes(secret), served.includes('PK\x05\x06', 0, 'latin1')]).toEqual([false, false]);
    expect(properties).toMatchObject({ picture: { codec: 'h264', frames: 30 }, sound: { codec: 'aac' } });
    expect(record).toMatchObject({ name: 'evil.mov', width: 192, height: 108 });
    expect(await kept()).toHaveLength(before.length + 1);
  });

  it('of WebM with HTML behind it, or in space that was left free, is kept without it', async () => {
    const film = await draw('whole.webm', { codec: 'vp8' });
    expect((await upload('a.webm', film)).served.equals(film)).toBe(true);
    const { served, properties } = await upload('b.webm', Buffer.concat([film, html]));
    expect([served.includes(secret), properties?.picture?.codec]).toEqual([false, 'vp8']);
  });

  it('that holds nothing else is kept byte for byte, with what its camera left free', async () => {
    const film = Buffer.concat([await draw('plain.mp4'), box('free', Buffer.alloc(5_000))]);
    expect((await upload('plain.mp4', film)).served.equals(film)).toBe(true);
  });

  it('of a phone that writes its own box stays as it was filmed: codec, range, turn and sound', async () => {
    const film = await draw('phone.mp4', { codec: 'hevc', bits: 10, range: 'hlg', turned: 90 });
    const bytes = Buffer.concat([film, box('sefd', Buffer.from('SEFH of a phone SEFT'))]);
    const { properties, record } = await upload('phone.mp4', bytes);
    expect(properties).toMatchObject({
      picture: { codec: 'hevc', range: 'hlg', turned: 90, pixelFormat: 'yuv420p10le', frames: 30 },
      sound: { codec: 'aac', channels: 1 },
    });
    // Sent again it is known by what was sent, and need not come.
    const asked = { name: 'phone.mp4', size: bytes.length, md5: md5Of(bytes) };
    expect(await findStored(world.context, maya, asked)).toMatchObject({ url: record.url });
  });

  it('whose streams cannot be taken out is refused, and nothing of it is kept', async () => {
    const bytes = Buffer.concat([await draw('stuck.mp4'), html]);
    const before = await kept();
    const { video } = world.context;
    world.context.video = { ...video, copy: async () => ({ kind: 'failed', said: 'a disk that is full' }) };
    const answer = await send('stuck.mp4', bytes).finally(() => (world.context.video = video));
    expect(answer).toMatchObject({ status: 400, code: 400002 });
    expect(answer.message).toMatch(/something beside the video that could not be taken out/);
    expect(await kept()).toEqual(before);
  });
});

/** The first box of a film, with more behind its list than any has. */
function withLongNames(film: Buffer): Buffer {
  const end = film.readUInt32BE(0);
  const more = Buffer.from(secret.repeat(200));
  const moved = shifted(film, more.length);
  return Buffer.concat([box('ftyp', Buffer.concat([film.subarray(8, end), more])), moved.subarray(end)]);
}

/** With its table of places (ISO 14496-12 §8.7.5) as it is where all stands so many bytes later. */
function shifted(film: Buffer, by: number): Buffer {
  const moved = Buffer.from(film);
  for (let at = moved.indexOf('stco'); at >= 0; at = moved.indexOf('stco', at + 4))
    for (let n = 0; n < moved.readUInt32BE(at + 8); n += 1) {
      const place = at + 12 + 4 * n;
      moved.writeUInt32BE(moved.readUInt32BE(place) + by, place);
    }
  return moved;
}
