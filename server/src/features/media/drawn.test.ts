// Pictures drawn here, over real HTTP: frames of real films, parts of pictures, lighter copies; what they were made of is known afterwards.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Envelope } from '@herald/contract/envelope.ts';
import { drawingEndpoints as drawing } from '@herald/contract/endpoints/drawing.ts';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { postFile } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { makeTestClip, type Clip } from '../../video/test-clip.ts';

let world: TestContext;
let maya: TestActor;
let noor: TestActor;
let app: FastifyInstance;
let origin = '';
let folder = '';

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  noor = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-clips-'));
  ({ app, origin } = await openMediaDoors(world.context));
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function upload(name: string, bytes: Buffer): Promise<FileRecord> {
  return FileRecord.parse((await postFile(origin, world.context, { owner: maya, name, bytes })).data);
}

async function film(name: string, clip: Clip): Promise<FileRecord> {
  await makeTestClip(join(folder, name), { sound: false, ...clip });
  return upload(name, await readFile(join(folder, name)));
}

async function post(path: string, body: object, who = maya) {
  const headers = { ...who.bearer, 'content-type': 'application/json' };
  const response = await fetch(`${origin}/prod-api/oss/media${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, ...Envelope.parse(await response.json()) };
}

async function get(path: string, query: Record<string, string>, who = maya) {
  const address = `${origin}/prod-api/oss/media${path}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(address, { headers: who.bearer });
  return { status: response.status, ...Envelope.parse(await response.json()) };
}

const frame = async (videoUrl: string, atMs: number, size = 'whole') =>
  FileRecord.parse((await post('/frame', { videoUrl, atMs, size })).data);
const crop = (url: string, area: object, who = maya) => post('/crop', { url, area }, who);

async function pixels(url: string) {
  const bytes = Buffer.from(await (await fetch(origin + url)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)].map((one) => (one > 127 ? 1 : 0)).join('');
  };
  /** Which frame of a film that counts this is. */
  const row = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 0);
  return { ...info, bytes, at, counted: Math.floor(row.indexOf(Math.max(...row)) / 4) };
}

const left = async () => readdir(join(world.context.config.dataFolder, 'drawing')).catch(() => []);
const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

describe('a frame of a film', { timeout: 90_000 }, () => {
  it.each([
    ['H.264', { codec: 'h264' }],
    ['H.265 of ten bits, which browsers do not play', { codec: 'hevc', bits: 10 }],
  ] as const)(
    'of %s is exactly the one a player shows then, kept as a picture of its person',
    async (_kind, clip) => {
      const { url } = await film('count.mp4', { ...clip, shows: 'count', size: '256x144' });
      for (const [atMs, shown] of [
        [0, 0],
        [32, 0],
        [34, 1],
        [999, 29],
        [1_001, 30],
        [1_999, 59],
      ] as const)
        expect([atMs, (await pixels((await frame(url, atMs)).url)).counted]).toEqual([atMs, shown]);
      const one = await frame(url, 500);
      expect(one).toMatchObject({ type: 'img', name: 'count 0.500 s.jpg', width: 256, height: 144 });
      expect((await fetch(origin + one.url)).headers.get('content-type')).toBe('image/jpeg');
      const rows = world.context.db.selectFrom('file').select('owner_id').where('md5', '=', one.md5);
      expect(await rows.execute()).toEqual([{ owner_id: maya.personId }]);
      expect(await left()).toEqual([]);
    },
  );

  it.each([
    [0, ['100', '010', '001', '111']],
    [90, ['001', '100', '111', '010']],
    [180, ['111', '001', '010', '100']],
    [270, ['010', '111', '100', '001']],
  ] as const)('turned by %i degrees stands upright, in its colours', async (turned, corners) => {
    const { url } = await film(`turned-${turned}.mp4`, { shows: 'quarters', turned, seconds: 0.5 });
    const drawn = await pixels((await frame(url, 100)).url);
    expect([drawn.width, drawn.height]).toEqual(turned % 180 === 0 ? [192, 108] : [108, 192]);
    expect([drawn.at(0.25, 0.25), drawn.at(0.75, 0.25), drawn.at(0.25, 0.75), drawn.at(0.75, 0.75)]).toEqual([
      ...corners,
    ]);
  });

  it.each(['pq', 'hlg'] as const)(
    'of high range (%s) is brought into what every screen shows',
    async (range) => {
      const clip = { codec: 'hevc', bits: 10, range, shows: 'quarters', seconds: 0.5 } as const;
      const drawn = await pixels((await frame((await film(`${range}.mp4`, clip)).url, 0)).url);
      expect((await sharp(drawn.bytes).metadata()).depth).toBe('uchar');
      expect([drawn.at(0.25, 0.25), drawn.at(0.75, 0.75)]).toEqual(['100', '111']);
    },
  );

  it('before its beginning or after its end is refused with its length, and of another department or a picture not found', async () => {
    const { url } = await film('short.mp4', { seconds: 1 });
    const beyond = await post('/frame', { videoUrl: url, atMs: 1_000 });
    expect(beyond).toMatchObject({ status: 422, code: 422_040 });
    expect(beyond.message).toMatch(/^The video is 1\.0 seconds long\. Choose a moment before its end\.$/);
    for (const atMs of [-1, 0.5, 'soon'])
      expect(await post('/frame', { videoUrl: url, atMs })).toMatchObject({ status: 400 });
    expect(await post('/frame', { videoUrl: url, atMs: 0 }, noor)).toMatchObject({ status: 404 });
    const picture = await upload('p.jpg', await noisy(40, 30).jpeg().toBuffer());
    expect(await post('/frame', { videoUrl: picture.url, atMs: 0 })).toMatchObject({ status: 404 });
    const stranger = await testActor(world.context, { department: 'Desk', signs: [] });
    expect(await post('/frame', { videoUrl: url, atMs: 0 }, stranger)).toMatchObject({ status: 403 });
  });

  it('whose film is broken there is refused with what to do, and nothing is left', async () => {
    await makeTestClip(join(folder, 'broken.mp4'), { seconds: 2, sound: false });
    const bytes = await readFile(join(folder, 'broken.mp4'));
    const [from, to] = [bytes.indexOf('mdat') + 4, bytes.indexOf('moov') - 4];
    const { url } = await upload(
      'broken.mp4',
      Buffer.concat([bytes.subarray(0, from), Buffer.alloc(to - from), bytes.subarray(to)]),
    );
    const answer = await post('/frame', { videoUrl: url, atMs: 500 });
    expect(answer).toMatchObject({ status: 422, code: 422_041 });
    expect(answer.message).toMatch(/Choose another moment, or upload a cover/);
    expect(await get('/strip', { videoUrl: url })).toMatchObject({ status: 422, code: 422_041 });
    expect(await left()).toEqual([]);
  });

  it('is drawn once for the same film and time, whoever of the department asks, and anew where the disk lost it', async () => {
    const { url } = await film('again.mp4', { seconds: 1 });
    const first = await frame(url, 200);
    const twin = await upload('twin.mp4', await readFile(join(folder, 'again.mp4')));
    expect((await frame(twin.url, 200)).url).toBe(first.url);
    expect((await frame(url, 201)).url).not.toBe(first.url);
    await world.context.files.remove(first.url.split('/').at(-1) ?? '');
    const anew = await frame(url, 200);
    expect(anew.url).not.toBe(first.url);
    expect((await fetch(origin + anew.url)).status).toBe(200);
  });

  it('in a strip stands ten times, small, from the middles of ten equal parts', async () => {
    const clip = { codec: 'hevc', bits: 10, shows: 'count', size: '1280x720', turned: 0 } as const;
    const { url } = await film('strip.mp4', clip);
    const answer = await get('/strip', { videoUrl: url });
    const frames = drawing.filmStrip.output.parse(answer.data);
    expect(frames.map(({ atMs }) => atMs)).toEqual([
      100, 300, 500, 700, 900, 1_100, 1_300, 1_500, 1_700, 1_900,
    ]);
    const [first, last] = [await pixels(frames[0]?.url ?? ''), await pixels(frames[9]?.url ?? '')];
    // Half as wide as the film.
    expect([first.width, first.height, first.counted * 2, last.counted * 2]).toEqual([640, 360, 2, 56]);
    expect((await frame(url, 100, 'small')).url).toBe(frames[0]?.url);
  });
});

describe('a part of a picture', () => {
  it('is drawn of the original, pixel by pixel, without a word of its metadata; the original stays', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="#f00"/><rect x="200" width="200" height="200" fill="#00f"/></svg>`;
    const whole = await upload('two.png', await sharp(Buffer.from(svg)).png().toBuffer());
    const answer = await crop(whole.url, { x: 200, y: 50, width: 200, height: 100 });
    const part = FileRecord.parse(answer.data);
    expect(part).toMatchObject({ width: 200, height: 100, name: 'two 200×100.jpg' });
    const drawn = await pixels(part.url);
    expect([drawn.at(0.01, 0.5), drawn.at(0.99, 0.5)]).toEqual(['001', '001']);
    const { exif, icc, xmp, format } = await sharp(drawn.bytes).metadata();
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'jpeg']);
    expect((await fetch(origin + whole.url)).status).toBe(200);
    expect(
      FileRecord.parse((await crop(whole.url, { x: 200, y: 50, width: 200, height: 100 })).data),
    ).toEqual(part);
  });

  it('of one that lies on its side is named as it is seen', async () => {
    const { context } = world;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/><rect width="30" height="20" fill="#f00"/></svg>`;
    const lying = await sharp(Buffer.from(svg)).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    // As one that came before pictures were set upright at their upload: 40 wide and 60 high, red at the upper right.
    const { url } = await upload('lying.jpg', await sharp(lying).autoOrient().jpeg().toBuffer());
    const key = url.split('/').at(-1) ?? '';
    await context.files.remove(key);
    await context.files.write(key, (await import('node:stream')).Readable.from([lying]), lying.length);
    const right = FileRecord.parse((await crop(url, { x: 20, y: 0, width: 20, height: 30 })).data);
    expect((await pixels(right.url)).at(0.5, 0.5)).toBe('100');
    expect(await crop(url, { x: 0, y: 0, width: 41, height: 10 })).toMatchObject({
      status: 422,
      code: 422_042,
    });
    expect(await crop(url, { x: 0, y: 0, width: 40, height: 60 })).toMatchObject({ status: 200 });
  });

  it('beyond its edges, of no width, of another department or of what cannot be drawn is refused', async () => {
    const whole = await upload('small.jpg', await noisy(40, 30).jpeg().toBuffer());
    const beyond = await crop(whole.url, { x: 20, y: 0, width: 21, height: 30 });
    expect(beyond).toMatchObject({ status: 422, code: 422_042 });
    expect(beyond.message).toContain('40 × 30');
    for (const area of [
      { x: 0, y: 0, width: 0, height: 5 },
      { x: -1, y: 0, width: 5, height: 5 },
      { x: 0.5, y: 0, width: 5, height: 5 },
    ])
      expect(await crop(whole.url, area)).toMatchObject({ status: 400 });
    const fine = { x: 0, y: 0, width: 5, height: 5 };
    expect(await crop(whole.url, fine, noor)).toMatchObject({ status: 404 });
    const bitmap = Buffer.alloc(54 + 12);
    bitmap.write('BM', 'latin1');
    bitmap.writeUInt32LE(bitmap.length, 2);
    bitmap.writeInt32LE(2, 18);
    bitmap.writeInt32LE(2, 22);
    const drawnBy = { ...world.context, channels: (await import('@herald/channels/registry.ts')).channels };
    const sent = await postFile(origin, drawnBy, { owner: maya, name: 'a.bmp', bytes: bitmap });
    expect(await crop(FileRecord.parse(sent.data).url, fine)).toMatchObject({ status: 422, code: 422_043 });
  });
});

describe('a lighter copy', () => {
  const shrink = (url: string, need: object) => post('/shrink', { url, ...need });

  it('fits the bytes and the pixels that were named, and loses no more than it must', async () => {
    const heavy = await upload('heavy.png', await noisy(900, 600).png().toBuffer());
    expect(heavy.size).toBeGreaterThan(900_000);
    const light = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 400_000, width: 900, height: 600 })).data,
    );
    expect(light).toMatchObject({ width: 900, height: 600, name: 'heavy.jpg' });
    expect(light.size).toBeLessThanOrEqual(400_000);
    const tiny = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 30_000, width: 900, height: 600 })).data,
    );
    expect(tiny.size).toBeLessThanOrEqual(30_000);
    expect(tiny.size).toBeGreaterThan(15_000);
    expect(tiny.width).toBeLessThan(900);
    expect(Math.abs((tiny.width ?? 0) / (tiny.height ?? 1) - 1.5)).toBeLessThan(0.02);
    const narrow = FileRecord.parse(
      (await shrink(heavy.url, { atMostBytes: 9_000_000, width: 300, height: 300 })).data,
    );
    expect(narrow).toMatchObject({ width: 300, height: 200 });
  });

  it('that nobody could look at is not made', async () => {
    const heavy = await upload('hopeless.png', await noisy(400, 300).png().toBuffer());
    const answer = await shrink(heavy.url, { atMostBytes: 1_024, width: 400, height: 300 });
    expect(answer).toMatchObject({ status: 422, code: 422_044 });
  });
});

it('of what a cover was made is known: the lighter copy of a part of a frame leads back to the frame and its time', async () => {
  const { url: videoUrl } = await film('origin.mp4', { size: '640x360', seconds: 1 });
  const still = await frame(videoUrl, 400);
  const area = { x: 10, y: 20, width: 320, height: 180 };
  const part = FileRecord.parse((await crop(still.url, area)).data);
  const light = FileRecord.parse(
    (await post('/shrink', { url: part.url, atMostBytes: 20_000, width: 320, height: 180 })).data,
  );
  const known = async (url: string) =>
    drawing.describePicture.output.parse((await get('/picture', { url })).data);
  expect(await known(light.url)).toEqual({
    file: light,
    whole: still,
    area,
    madeOf: part,
    frame: { videoUrl, atMs: 400 },
  });
  expect(await known(still.url)).toEqual({
    file: still,
    whole: still,
    area: null,
    madeOf: null,
    frame: { videoUrl, atMs: 400 },
  });
  const plain = await upload('plain.jpg', await noisy(40, 30).jpeg().toBuffer());
  expect(await known(plain.url)).toEqual({
    file: plain,
    whole: plain,
    area: null,
    madeOf: null,
    frame: null,
  });
  for (const url of ['https://elsewhere.example/a.jpg', videoUrl]) expect(await known(url)).toBeNull();
  expect(await get('/picture', { url: light.url }, noor)).toMatchObject({ status: 200, data: null });
}, 60_000);
