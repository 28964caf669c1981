// Frames of real films, over real HTTP: the one a player shows, upright and in its colours, drawn once, or refused with what to do.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingEndpoints as drawing } from '@herald/contract/endpoints/drawing.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { noisy, openDrawing, type Drawing } from '../../http/test-drawing.ts';

let desk: Drawing;
beforeAll(async () => {
  desk = await openDrawing();
});
afterAll(() => desk.close());

const left = async () => readdir(join(desk.world.context.config.dataFolder, 'borrowed')).catch(() => []);

describe('a frame of a film', { timeout: 90_000 }, () => {
  it.each([
    ['H.264', { codec: 'h264' }],
    ['H.265 of ten bits, which browsers do not play', { codec: 'hevc', bits: 10 }],
  ] as const)(
    'of %s is exactly the one a player shows then, kept as a picture of its person',
    async (_kind, clip) => {
      const { url } = await desk.film('count.mp4', { ...clip, shows: 'count', size: '256x144' });
      for (const [atMs, shown] of [
        [0, 0],
        [32, 0],
        [34, 1],
        [999, 29],
        [1_001, 30],
        [1_999, 59],
      ] as const)
        expect([atMs, (await desk.pixels((await desk.frame(url, atMs)).url)).counted]).toEqual([atMs, shown]);
      const one = await desk.frame(url, 500);
      expect(one).toMatchObject({ type: 'img', name: 'count 0.500 s.jpg', width: 256, height: 144 });
      expect(
        (await fetch(desk.origin + one.url, { headers: desk.maya.bearer })).headers.get('content-type'),
      ).toBe('image/jpeg');
      const rows = desk.world.context.db.selectFrom('file').select('owner_id').where('md5', '=', one.md5);
      expect(await rows.execute()).toEqual([{ owner_id: desk.maya.personId }]);
      expect(await left()).toEqual([]);
    },
  );

  it.each([
    [0, ['100', '010', '001', '111']],
    [90, ['001', '100', '111', '010']],
    [180, ['111', '001', '010', '100']],
    [270, ['010', '111', '100', '001']],
  ] as const)('turned by %i degrees stands upright, in its colours', async (turned, corners) => {
    const { url } = await desk.film(`turned-${turned}.mp4`, { shows: 'quarters', turned, seconds: 0.5 });
    const drawn = await desk.pixels((await desk.frame(url, 100)).url);
    expect([drawn.width, drawn.height]).toEqual(turned % 180 === 0 ? [192, 108] : [108, 192]);
    expect([drawn.at(0.25, 0.25), drawn.at(0.75, 0.25), drawn.at(0.25, 0.75), drawn.at(0.75, 0.75)]).toEqual([
      ...corners,
    ]);
  });

  it.each(['pq', 'hlg'] as const)(
    'of high range (%s) is brought into what every screen shows',
    async (range) => {
      const clip = { codec: 'hevc', bits: 10, range, shows: 'quarters', seconds: 0.5 } as const;
      const drawn = await desk.pixels((await desk.frame((await desk.film(`${range}.mp4`, clip)).url, 0)).url);
      expect((await sharp(drawn.bytes).metadata()).depth).toBe('uchar');
      expect([drawn.at(0.25, 0.25), drawn.at(0.75, 0.75)]).toEqual(['100', '111']);
    },
  );

  it('before its beginning or after its end is refused with its length, and of another department or a picture not found', async () => {
    const { url } = await desk.film('short.mp4', { seconds: 1 });
    const beyond = await desk.post('/frame', { videoUrl: url, atMs: 1_000 });
    expect(beyond).toMatchObject({ status: 422, code: 422_040 });
    expect(beyond.message).toMatch(/^The video is 1\.0 seconds long\. Choose a moment before its end\.$/);
    for (const atMs of [-1, 0.5, 'soon'])
      expect(await desk.post('/frame', { videoUrl: url, atMs })).toMatchObject({ status: 400 });
    expect(await desk.post('/frame', { videoUrl: url, atMs: 0 }, desk.noor)).toMatchObject({ status: 404 });
    const picture = await desk.upload('p.jpg', await noisy(40, 30).jpeg().toBuffer());
    expect(await desk.post('/frame', { videoUrl: picture.url, atMs: 0 })).toMatchObject({ status: 404 });
    const stranger = await testActor(desk.world.context, { department: 'Desk', signs: [] });
    expect(await desk.post('/frame', { videoUrl: url, atMs: 0 }, stranger)).toMatchObject({ status: 403 });
  });

  it('whose film is broken there is refused with what to do, and nothing is left', async () => {
    const bytes = await desk.clip('broken.mp4', { seconds: 2 });
    const [from, to] = [bytes.indexOf('mdat') + 4, bytes.indexOf('moov') - 4];
    const { url } = await desk.upload(
      'broken.mp4',
      Buffer.concat([bytes.subarray(0, from), Buffer.alloc(to - from), bytes.subarray(to)]),
    );
    const answer = await desk.post('/frame', { videoUrl: url, atMs: 500 });
    expect(answer).toMatchObject({ status: 422, code: 422_041 });
    expect(answer.message).toMatch(/Choose another moment, or upload a cover/);
    expect(await desk.get('/strip', { videoUrl: url })).toMatchObject({ status: 422, code: 422_041 });
    expect(await left()).toEqual([]);
  });

  it('is drawn once for the same film and time, whoever of the department asks, and anew where the disk lost it', async () => {
    const bytes = await desk.clip('again.mp4', { seconds: 1 });
    const { url } = await desk.upload('again.mp4', bytes);
    const first = await desk.frame(url, 200);
    const twin = await desk.upload('twin.mp4', bytes);
    expect((await desk.frame(twin.url, 200)).url).toBe(first.url);
    expect((await desk.frame(url, 201)).url).not.toBe(first.url);
    await desk.world.context.files.remove(first.url.split('/').at(-1) ?? '');
    const anew = await desk.frame(url, 200);
    expect(anew.url).not.toBe(first.url);
    expect((await fetch(desk.origin + anew.url, { headers: desk.maya.bearer })).status).toBe(200);
  });

  it('in a strip stands ten times, small, from the middles of ten equal parts', async () => {
    const clip = { codec: 'hevc', bits: 10, shows: 'count', size: '1280x720', turned: 0 } as const;
    const { url } = await desk.film('strip.mp4', clip);
    const answer = await desk.get('/strip', { videoUrl: url });
    const frames = drawing.filmStrip.output.parse(answer.data);
    expect(frames.map(({ atMs }) => atMs)).toEqual([
      100, 300, 500, 700, 900, 1_100, 1_300, 1_500, 1_700, 1_900,
    ]);
    const [first, last] = [await desk.pixels(frames[0]?.url ?? ''), await desk.pixels(frames[9]?.url ?? '')];
    // Half as wide as the film.
    expect([first.width, first.height, first.counted * 2, last.counted * 2]).toEqual([640, 360, 2, 56]);
    expect((await desk.frame(url, 100, 'small')).url).toBe(frames[0]?.url);
  });
});
