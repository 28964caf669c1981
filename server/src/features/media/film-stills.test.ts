// A small one of a film: one of its frames, drawn once; none where there is none to draw.
import { Readable } from 'node:stream';
import { VideoProperties } from '@herald/contract/video.ts';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { uploadFields } from '../../http/test-upload.ts';
import { answerErrors } from '../../http/errors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { acceptUpload } from './accept-upload.ts';
import { decidePause } from './decide-pause.ts';
import { findFile, saveProperties } from './store/files.ts';
import { mediaRoutes } from './routes.ts';
import { signUpload } from './sign-upload.ts';

let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;

beforeAll(async () => {
  world = await testContext();
  app = fastify();
  answerErrors(app);
  mediaRoutes(app, world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

describe('a small one of a film', () => {
  const get = (url: string) => app.inject({ url, headers: maya.bearer });
  const countStills = () => {
    const counted = { taken: 0 };
    const { video } = world.context;
    world.context.video = {
      ...video,
      draw: (...asked) => {
        counted.taken += 1;
        return video.draw(...asked);
      },
    };
    return counted;
  };
  const send = async (name: string, bytes: Buffer) => {
    const policy = await signUpload(world.context, maya, { name, size: bytes.length });
    const fields = new Map(Object.entries(uploadFields(policy)));
    const sent = { fields, file: Readable.from([bytes]), end: async () => undefined };
    return (await acceptUpload(world.context, sent)).url;
  };

  it('is one of its frames, in every size, drawn once for all who ask together', async () => {
    const film = await send('film.mp4', makeTestVideo(100));
    const counted = countStills();
    const widths = [160, 320, 640, 1280, 160];
    const smalls = await Promise.all(widths.map((width) => get(`${film}?w=${width}`)));
    for (const [at, small] of smalls.entries()) {
      expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
      const { width, height } = await sharp(small.rawPayload).metadata();
      expect([width, height]).toEqual([
        Math.min(640, widths[at] ?? 0),
        Math.min(360, ((widths[at] ?? 0) * 9) / 16),
      ]);
    }
    expect(counted.taken).toBe(1);
    expect((await get(film)).headers['content-type']).toBe('video/mp4');
  });

  it.each([
    ['a tenth of its length', 4, 0.4],
    ['three seconds at most', 40, 3],
  ])('is of %s after its beginning, where films are dark', async (_what, durationSeconds, atSeconds) => {
    const film = await send('film.mp4', makeTestVideo(80 + durationSeconds));
    const key = film.split('/').at(-1) ?? '';
    const kept = await findFile(world.context.db, key);
    const read = VideoProperties.parse(kept?.properties);
    await saveProperties(world.context.db, key, { ...read, durationSeconds });
    const drawn: number[] = [];
    const { video } = world.context;
    world.context.video = {
      ...video,
      draw: (of, moments, ...how) => {
        drawn.push(...moments.map((moment) => moment.atSeconds));
        return video.draw(of, moments, ...how);
      },
    };
    expect((await get(`${film}?w=320`)).statusCode).toBe(200);
    expect(drawn).toEqual([atSeconds]);
  });

  it('of a film none of whose frames can be decoded is not there, and is tried once', async () => {
    const bytes = makeTestVideo(120);
    const frames = bytes.indexOf('mdat') + 4;
    const film = await send('broken.mp4', bytes.fill(0, frames, bytes.indexOf('mdat', frames) - 4));
    const counted = countStills();
    for (const _again of [1, 2]) expect((await get(`${film}?w=320`)).statusCode).toBe(404);
    expect(counted.taken).toBe(1);
  });

  it.each([
    ['that nobody came to', async () => ({ drawn: [], said: 'no time', isPassing: true })],
    [
      'that the disk had no room for',
      () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    ],
  ] as const)(
    'of a film %s rests, longer each time, and is drawn then without a restart',
    async (why, fail) => {
      const film = await send('late.mp4', makeTestVideo(130 + why.length));
      const counted = countStills();
      const { video, pace } = world.context;
      world.context.video = { ...video, draw: async () => ((counted.taken += 1), fail()) };
      const ask = () => get(`${film}?w=320`);
      const restFor = (scale: number) => (world.context.pace = { ...pace, scale });
      restFor(1);
      expect((await ask()).statusCode).toBeGreaterThanOrEqual(400);
      expect([(await ask()).statusCode, counted.taken]).toEqual([404, 1]);
      restFor(0);
      expect((await ask()).statusCode).toBeGreaterThanOrEqual(400);
      expect(counted.taken).toBe(2);
      restFor(1);
      expect([(await ask()).statusCode, counted.taken]).toEqual([404, 2]);
      world.context.video = video;
      restFor(0);
      expect((await ask()).statusCode).toBe(200);
      world.context.pace = pace;
    },
  );

  it('rests for half a minute first, then twice as long each time, and an hour at most', () => {
    expect([1, 2, 3, 7, 8, 9_999].map(decidePause)).toEqual([
      30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
    ]);
  });

  it('of a sound is not there, so nobody loads all of it for a picture', async () => {
    const sound = await keepTestFile(world.context, maya, {
      ...{ name: 'bell.mp3', ending: 'mp3', mimeType: 'audio/mpeg', mediaType: 2, side: null },
      bytes: Buffer.from('ID3'),
    });
    expect((await get(`${sound.url}?w=320`)).statusCode).toBe(404);
    expect((await get(sound.url)).statusCode).toBe(200);
  });
});
