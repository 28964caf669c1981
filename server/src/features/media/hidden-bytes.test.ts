// Films that carry words where no player looks: in boxes of streams, among names of formats, in tags; over real HTTP, what is kept has none of them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { Demuxer, Muxer } from 'node-av';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { postFile } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { box, place, withInside } from '../../video/test-boxes.ts';
import { element, withElement, wordElement } from '../../video/test-elements.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'herald-hidden-'));
  ({ app, origin } = await openMediaDoors(world.context));
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const html = Buffer.from('<b>it stands here</b>');

async function draw(ending: string, clip: Clip = {}): Promise<Buffer> {
  const path = join(folder, `${(count += 1)}.${ending}`);
  await makeTestClip(path, { seconds: 2, ...clip });
  return readFile(path);
}

/** As a stream is recorded: a fragment each second, and no table of them at the end. */
async function drawFragments(): Promise<Buffer> {
  const [from, to] = [join(folder, 'whole.mp4'), join(folder, 'fragments.mp4')];
  await makeTestClip(from, { seconds: 2, sound: false });
  const input = await Demuxer.open(from, {});
  const movflags = 'frag_keyframe+empty_moov+default_base_moof+skip_trailer';
  const output = await Muxer.open(to, { options: { movflags } });
  const picture = input.video();
  if (!picture) throw new Error('nothing was drawn');
  const track = output.addStream(picture);
  for await (const packet of input.packets()) {
    if (!packet) continue;
    await output.writePacket(packet, track);
    packet.free();
  }
  await output.close();
  await input.close();
  return readFile(to);
}

/** Put into its first fragment; where its frames are (ISO 14496-12 §8.8.8) is told from the fragment on. */
function withinFragment(film: Buffer, more: Buffer): Buffer {
  const grown = withInside(film, ['moof', 'traf'], more);
  const placeAt = grown.indexOf('trun') + 12;
  grown.writeUInt32BE(grown.readUInt32BE(placeAt) + more.length, placeAt);
  return grown;
}

/** Nothing behind it moves. */
function replaced(film: Buffer, from: string, to: string): Buffer {
  const at = film.indexOf(from, 0, 'latin1');
  if (at < 0) throw new Error(`no ${from}`);
  const changed = Buffer.from(film);
  changed.write(to.slice(0, from.length), at, 'latin1');
  return changed;
}

async function upload(name: string, bytes: Buffer) {
  const { status, message, data } = await postFile(origin, world.context, { owner: maya, name, bytes });
  expect([status, message]).toEqual([200, expect.anything()]);
  const { url } = FileRecord.parse(data);
  const answer = await fetch(origin + url, { headers: maya.bearer });
  const served = Buffer.from(await answer.arrayBuffer());
  const { properties } = await loadFilm(world.context, maya, url);
  return { served, properties };
}

describe('U03: a film', { timeout: 60_000 }, () => {
  it.each(['pdin', 'prft', 'ssix', 'mfra', 'sidx', 'styp'])(
    'with words in a box of streams (%s) is kept without them',
    async (type) => {
      const film = Buffer.concat([await draw('mp4'), box(type, Buffer.alloc(24), html)]);
      const { served, properties } = await upload('stream.mp4', film);
      expect(served.includes(html)).toBe(false);
      expect(properties).toMatchObject({ picture: { codec: 'h264', frames: 60 }, sound: { codec: 'aac' } });
    },
  );

  it('of fragments with words in one of them is kept as one piece, without them', async () => {
    const film = withinFragment(await drawFragments(), box('saiz', Buffer.alloc(9), html));
    const { served, properties } = await upload('stream.mp4', film);
    expect([served.includes(html), served.includes('moof')]).toEqual([false, false]);
    expect(properties).toMatchObject({ picture: { codec: 'h264', frames: 60 }, durationSeconds: 2 });
  });

  it.each([
    ['names of formats', 'iso2avc1', '<b>words'],
    ['the name of what handles a track', 'VideoHandler', '<b>words</b>'],
    ['the name of the program that wrote it', 'Lavf', '<b>w'],
    ['the place as what handles a track', 'VideoHandler', '+31.23+121.4'],
    ['the place in decimals as what handles a track', 'VideoHandler', '31.230 1.470'],
  ])('with words for %s is kept without them', async (_what, from, to) => {
    const film = await draw('mp4');
    expect((await upload('plain.mp4', film)).served.equals(film)).toBe(true);
    const { served, properties } = await upload('named.mp4', replaced(film, from, to));
    expect(served.includes(to.slice(0, from.length))).toBe(false);
    expect(properties).toMatchObject({ picture: { codec: 'h264', frames: 60 } });
  });

  it('with a second list of names is kept without it', async () => {
    const film = await draw('mp4', { sound: false });
    const { served } = await upload(
      'names.mp4',
      Buffer.concat([film, film.subarray(0, film.readUInt32BE(0))]),
    );
    expect(served.indexOf('ftyp', 8)).toBe(-1);
  });
});

describe('U03 U07: a film of WebM', { timeout: 60_000 }, () => {
  const tag = (...content: readonly Buffer[]) => element('1254c367', element('7373', ...content));
  const word = (name: string, ...content: readonly Buffer[]) =>
    element('67c8', element('45a3', Buffer.from(name)), ...content);
  const said = (words: string) => element('4487', Buffer.from(words));

  it.each([
    ['LOCATION', () => wordElement('LOCATION', place)],
    [
      'LOCATION in a word of its own',
      () => tag(word('ENCODER', said('Lavf'), word('LOCATION', said(place)))),
    ],
    ['a word of its place without a name', () => tag(element('67c8', said(place)))],
    [
      'LOCATION of its track',
      (film: Buffer) => {
        const at = film.indexOf('73c5', 0, 'hex') + 2;
        const uid = film.subarray(at + 1, at + 1 + (film.readUInt8(at) & 0x7f));
        return tag(element('63c0', element('63c5', uid)), word('LOCATION', said(place)));
      },
    ],
    ['its place as the program that wrote it', () => wordElement('ENCODER', `<b>${place}`)],
    ['its place, without markup, as the program that wrote it', () => wordElement('ENCODER', place)],
    ['its place as an id longer than one', () => element('1549a966', element('73a4', Buffer.from(place)))],
    ['its place as a language', () => tag(word('ENCODER', element('447a', Buffer.from(`<b>${place}`))))],
    ['its place between its words', () => tag(element('ec', Buffer.from(place)))],
    ['its place as a title', () => element('1549a966', element('7ba9', Buffer.from(place)))],
    ['its place in its index', () => element('1c53bb6b', element('ec', Buffer.from(place)))],
    ['its place in its list of parts', () => element('114d9b74', element('ec', Buffer.from(place)))],
  ] as const)('with %s is kept without it', async (_what, more) => {
    const film = await draw('webm', { codec: 'vp8' });
    expect((await upload('plain.webm', film)).served.equals(film)).toBe(true);
    const { served, properties } = await upload('told.webm', withElement(film, more(film)));
    expect([served.includes(place), served.includes('LOCATION')]).toEqual([false, false]);
    expect(properties).toMatchObject({ picture: { codec: 'vp8' }, streams: 1 });
  });

  it('with words in its head is kept without them', async () => {
    const film = await draw('webm', { codec: 'vp8' });
    const end = film.indexOf('18538067', 0, 'hex');
    const headAt = film.indexOf('4286', 0, 'hex');
    const head = element('1a45dfa3', film.subarray(headAt, end), element('ec', html));
    const { served } = await upload('head.webm', Buffer.concat([head, film.subarray(end)]));
    expect(served.includes(html)).toBe(false);
  });
});
