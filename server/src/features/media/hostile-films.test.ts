// Films that lie about themselves (hostile.md U09 to U14), over real HTTP: each is refused with what to do, soon, and leaves nothing behind.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { postFile } from '../../http/test-upload.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { dolbyRecord, withInside } from '../../video/test-boxes.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { testContext, type TestContext } from '../../test-context.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin = '';
let canary: Server;
let fetched = 0;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  ({ app, origin } = await openMediaDoors(world.context));
  canary = createServer((_request, response) => response.end(String((fetched += 1)))).listen(0, '127.0.0.1');
});
afterAll(async () => {
  canary.close();
  await app.close();
  await world.close();
});

const post = (name: string, bytes: Buffer) => postFile(origin, world.context, { owner: maya, name, bytes });

async function kept(): Promise<string[]> {
  const root = join(world.context.config.dataFolder, 'files');
  const all = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((one) => one.isFile()).map(({ name }) => name);
}
const address = () => {
  const at = canary.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/x.ts`;
};

/** A real film of four frames, changed. */
function changed(change: (film: Buffer, boxAt: (type: string) => number) => Buffer | number): Buffer {
  const film = makeTestVideo(10);
  const result = change(film, (type) => film.indexOf(type, 0, 'latin1') + 4);
  return typeof result === 'number' ? film : result;
}

/** Its track so many times more. */
function manyTracks(film: Buffer, trackAt: number, times: number): Buffer {
  const movieAt = film.indexOf('moov', 0, 'latin1') - 4;
  const end = movieAt + film.readUInt32BE(movieAt);
  const track = film.subarray(trackAt - 8, trackAt - 8 + film.readUInt32BE(trackAt - 8));
  const more = Buffer.concat(Array.from({ length: times }, () => track));
  const movie = Buffer.concat([film.subarray(movieAt, end), more]);
  movie.writeUInt32BE(movie.length, 0);
  return Buffer.concat([film.subarray(0, movieAt), movie, film.subarray(end)]);
}

const beyond = /longer than 4 hours, wider than 8192 pixels or holds more tracks/;
const refused = /export it (again|anew)/;
const broken = /breaks off or is damaged; play it through, export it again/;

describe('U13: a film that claims to be', { timeout: 60_000 }, () => {
  it.each([
    ['of 41 tracks', changed((film, at) => manyTracks(film, at('trak'), 40)), beyond],
    // On a slow machine its reader is stopped before it has counted them.
    ['of 5001 tracks', changed((film, at) => manyTracks(film, at('trak'), 5_000)), refused],
    ['of a thousand million frames', changed((film, at) => film.writeUInt32BE(1e9, at('stsz') + 8)), broken],
    ['of one frame a month', changed((film, at) => film.writeUInt32BE(0x7fff_ff00, at('stts') + 12)), broken],
    [
      'a box in a box five thousand times',
      Buffer.concat([makeTestVideo(0).subarray(0, 32), nest(5_000)]),
      broken,
    ],
  ])('%s is refused, and nothing of it is kept', async (_what, bytes, sentence) => {
    const answer = await post('claim.mp4', bytes);
    expect(answer).toMatchObject({ status: 400, code: 400002 });
    expect(answer.message).toMatch(sentence);
    expect(await kept()).toEqual([]);
  });

  it('65535 pixels a side is taken for what its pictures truly are', async () => {
    const film = changed((bytes, at) => bytes.writeUInt32BE(0xffff_ffff, at('avc1') + 24));
    expect(await post('wide.mp4', film)).toMatchObject({ status: 200 });
    const sizes = await world.context.db.selectFrom('file').select(['width', 'height']).execute();
    expect(sizes).toEqual([{ width: 640, height: 360 }]);
  });
});

it('a film whose colours only Dolby Vision shows is refused with what to do, and nothing of it is kept', async () => {
  const before = await kept();
  const folder = await mkdtemp(join(tmpdir(), 'herald-dolby-'));
  const path = join(folder, 'dolby.mp4');
  await makeTestClip(path, { codec: 'hevc', bits: 10, seconds: 0.5 });
  const film = await readFile(path);
  await rm(folder, { recursive: true });
  const way = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'hev1'];
  const answer = await post('dolby.mp4', withInside(film, way, dolbyRecord('dvcC', 5, 0)));
  expect(answer).toMatchObject({ status: 400, code: 400002 });
  expect(answer.message).toMatch(/Dolby Vision alone .* export it as HDR10, HLG or SDR/);
  expect(await kept()).toEqual(before);
  expect(await post('phone.mp4', withInside(film, way, dolbyRecord('dvvC', 8, 4)))).toMatchObject({
    status: 200,
  });
}, 60_000);

it('U09 U10 U11 U14: what is a list of other addresses, or nothing, is no film, and nobody is asked for anything', async () => {
  const before = await kept();
  const film = makeTestVideo(0).subarray(0, 32);
  const lists = [
    `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${address()}\n#EXT-X-ENDLIST\n`,
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfile:///etc/passwd\n`,
    `ffconcat version 1.0\nfile ${address()}\n`,
    `concat:${address()}|file:///etc/hostname`,
    `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>${address()}</BaseURL></MPD>`,
    'v=0\nm=video 5000 RTP/AVP 96\n',
    'x',
  ];
  for (const list of lists) {
    expect(await post('list.mp4', Buffer.from(list))).toMatchObject({ status: 415, code: 415001 });
    // With a film's first bytes before it, the magic is passed and the reader has to say no.
    const dressed = await post('list.mp4', Buffer.concat([film, Buffer.from(list)]));
    expect([list, dressed.status, dressed.message]).toEqual([list, 400, expect.stringMatching(broken)]);
  }
  expect(fetched).toBe(0);
  expect(await kept()).toEqual(before);
}, 60_000);

function nest(depth: number): Buffer {
  const boxes = Buffer.alloc(8 * depth);
  for (let index = 0; index < depth; index += 1) {
    boxes.writeUInt32BE(8 * (depth - index), 8 * index);
    boxes.write('moov', 8 * index + 4, 'latin1');
  }
  return boxes;
}
