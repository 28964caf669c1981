// Films that tell where they were filmed, over real HTTP: what is kept, and so what a channel or a reader gets, is picture and sound alone.
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
import { box, handlersOf, place, placeBoxes, withInside, withTrack } from '../../video/test-boxes.ts';
import { trackElement, withElement, wordElement } from '../../video/test-elements.ts';
import { makeTestClip, type Clip } from '../../video/test-clip.ts';
import { loadFilm } from './load-film.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin = '';
let folder = '';
let count = 0;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-places-'));
  ({ app, origin } = await openMediaDoors(world.context));
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

async function draw(ending = 'mov', clip: Clip = {}): Promise<Buffer> {
  const path = join(folder, `${(count += 1)}.${ending}`);
  await makeTestClip(path, { seconds: 1, ...clip });
  return readFile(path);
}

async function kept(): Promise<string[]> {
  const root = join(world.context.config.dataFolder, 'files');
  const all = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isFile()).map(({ name }) => name);
}

const send = (name: string, bytes: Buffer) => postFile(origin, world.context, { owner: maya, name, bytes });

/** What is served of it, and what is read of it. */
async function upload(name: string, bytes: Buffer) {
  const before = await kept();
  const { status, message, data } = await send(name, bytes);
  expect([status, message]).toEqual([200, expect.anything()]);
  const { url } = FileRecord.parse(data);
  const answer = await fetch(origin + url, { headers: maya.bearer });
  const served = Buffer.from(await answer.arrayBuffer());
  expect(await kept()).toHaveLength(before.length + 1);
  const { properties } = await loadFilm(world.context, maya, url);
  return { served, properties };
}

const whole = { picture: { codec: 'h264', frames: 30 }, sound: { codec: 'aac' }, streams: 2 };

describe('U07: a film', { timeout: 60_000 }, () => {
  it.each([
    ['a phone’s metadata in time', 'meta', 'mebx'],
    ['a camera’s places', 'meta', 'gpmd'],
    ['a clock', 'tmcd', 'tmcd'],
    ['chapters', 'text', 'text'],
    ['stills', 'pict', 'jpeg'],
    ['a track nobody knows', 'xyzw', 'xyzw'],
  ])('with %s in a track of its own is kept without it', async (_what, handler, entry) => {
    const film = withTrack(await draw(), handler, entry, Buffer.from(place));
    expect(handlersOf(film)).toEqual(['vide', 'soun', handler]);
    const { served, properties } = await upload('phone.mov', film);
    expect([handlersOf(served), served.includes(place)]).toEqual([['vide', 'soun'], false]);
    expect(properties).toMatchObject(whole);
  });

  it.each([
    ['a word of its place', '©xyz', ['moov']],
    ['its place as 3GPP has it', 'loci', ['moov']],
    ['its place in a list of keys', 'keys', ['moov']],
    ['its place in XMP', 'XMP', ['moov']],
    ['a word of its place in a track', '©xyz', ['moov', 'trak']],
    ['a list of keys in a track', 'keys', ['moov', 'trak']],
    ['XMP in a track', 'XMP', ['moov', 'trak']],
    ['XMP in the table of a track', 'XMP', ['moov', 'trak', 'mdia', 'minf', 'stbl']],
  ] as const)('with %s is kept without it', async (_what, kind, way) => {
    for (const ending of ['mov', 'mp4']) {
      const film = withInside(await draw(ending), way, placeBoxes()[kind]);
      const { served, properties } = await upload(`phone.${ending}`, film);
      expect([served.includes(place), served.includes('GPS'), served.includes('ISO6709')]).toEqual([
        false,
        false,
        false,
      ]);
      expect(properties).toMatchObject(whole);
    }
  });

  it('with something in the space that was left free in its index is kept without it', async () => {
    const film = withInside(await draw(), ['moov'], box('free', Buffer.from(place)));
    expect((await upload('free.mov', film)).served.includes(place)).toBe(false);
    const empty = withInside(await draw(), ['moov'], box('free', Buffer.alloc(40)));
    expect((await upload('empty.mov', empty)).served.equals(empty)).toBe(true);
  });

  it('of a phone with places in every way stays as it was filmed: codec, range, turn and sound', async () => {
    const drawn = await draw('mov', { codec: 'hevc', bits: 10, range: 'hlg', turned: 90 });
    const { '©xyz': word, keys, XMP } = placeBoxes();
    const told = [word, keys, XMP].reduce((film, one) => withInside(film, ['moov'], one), drawn);
    const { served, properties } = await upload(
      'phone.mov',
      withTrack(told, 'meta', 'mebx', Buffer.from(place)),
    );
    expect([handlersOf(served), served.includes(place)]).toEqual([['vide', 'soun'], false]);
    expect(properties).toMatchObject({
      picture: { codec: 'hevc', range: 'hlg', turned: 90, pixelFormat: 'yuv420p10le', frames: 30 },
      sound: { codec: 'aac', channels: 1 },
    });
  });

  it('whose phone kept a sound of its own beside the plain one is kept with the plain one', async () => {
    const film = withTrack(await draw(), 'soun', 'zzzz', Buffer.from(place));
    const told = withInside(film, ['moov'], placeBoxes().XMP);
    const { served, properties } = await upload('space.mov', told);
    expect([handlersOf(served), properties]).toEqual([
      ['vide', 'soun'],
      expect.objectContaining({ streams: 2 }),
    ]);
  });

  it('of WebM with a word of its place, or a track of metadata, is kept without it', async () => {
    const film = await draw('webm', { codec: 'vp8' });
    for (const more of [wordElement('RECORDING_LOCATION', place), trackElement(33)]) {
      const { served, properties } = await upload('a.webm', withElement(film, more));
      expect([served.includes(place), served.includes('METADATA')]).toEqual([false, false]);
      expect(properties).toMatchObject({ picture: { codec: 'vp8' }, streams: 1 });
    }
    const own = withElement(film, wordElement('ENCODER', 'Lavf'));
    expect((await upload('own.webm', own)).served.equals(own)).toBe(true);
  });

  it('of WebM with subtitles is refused with what to do', async () => {
    const film = withElement(await draw('webm', { codec: 'vp8' }), trackElement(17));
    expect((await send('words.webm', film)).message).toMatch(/subtitles as a track of their own/);
  });

  it.each(['sbtl', 'subt', 'subp', 'clcp'])(
    'with subtitles (%s) is refused with what to do, and nothing of it is kept',
    async (handler) => {
      const before = await kept();
      const film = withTrack(await draw('mp4'), handler, 'tx3g', Buffer.from('\0\x05words'));
      const answer = await send('words.mp4', film);
      expect(answer).toMatchObject({ status: 400, code: 400002 });
      expect(answer.message).toMatch(/subtitles as a track of their own.*burn them into the picture/);
      expect(await kept()).toEqual(before);
    },
  );
});
