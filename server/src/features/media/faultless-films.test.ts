// Of a disk that is full, or a machine that is busy, while a program works on a film: no film is to blame, and no upload is thrown away.
import { basename } from 'node:path';
import { mediaTypes } from '@herald/contract/content.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { keepTestFile } from '../../db/test-file.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import type { Video } from '../../video/video.ts';
import { convertFilm } from './convert-film.job.ts';
import { signUpload } from './sign-upload.ts';
import { startConversion } from './start-conversion.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin: string;
let real: Video;
const { ask, offset, putAll } = openChunkSender(() => origin);
/** Something stands behind it, as phones and cameras leave it: its streams are copied out of it. */
const film = Buffer.concat([makeTestVideo(9_000), Buffer.from('<html>')]);
const full = { kind: 'full', said: 'av_interleaved_write_frame(): No space left on device' } as const;

beforeAll(async () => {
  world = await testContext();
  real = world.context.video;
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  ({ app, origin } = await openMediaDoors(world.context));
});
afterEach(() => {
  world.context.video = real;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const busy: Video['probe'] = async (one, patience) =>
  basename(one.path).startsWith('copied.')
    ? { kind: 'unable', said: 'the machine is busy' }
    : real.probe(one, patience);

it.each([
  ['nobody came to read in time', (): Partial<Video> => ({ probe: busy })],
  ['the disk had no room for', (): Partial<Video> => ({ copy: async () => full })],
])('a copy that %s refuses no film, and nobody sends it again', { timeout: 60_000 }, async (_why, faulty) => {
  const policy = await signUpload(world.context, maya, { name: 'phone.mp4', size: film.length });
  await putAll(policy, film, film.length);
  world.context.video = { ...real, ...faulty() };
  const said = await ask('POST', policy);
  expect(said.status).toBeGreaterThanOrEqual(500);
  expect(await offset(policy)).toBe(film.length);
  world.context.video = real;
  expect(await ask('POST', policy)).toMatchObject({ status: 200 });
});

it('a conversion the disk had no room for is put back, as where the store had none', async () => {
  const { context } = world;
  const { url } = await keepTestFile(context, maya, {
    ...{ name: 'film.mp4', ending: 'mp4', mimeType: 'video/mp4', mediaType: mediaTypes.video, side: null },
    bytes: makeTestVideo(9_000),
  });
  const read = {
    ...{ container: 'mov', durationSeconds: 4, bitRate: null, streams: 1, sound: null },
    picture: {
      ...{ codec: 'hevc', profile: 'Main', pixelFormat: 'yuv420p', range: 'sdr', turned: 0 },
      ...{ width: 640, height: 360, frameRate: 1, frames: 4, bitRate: null },
    },
  };
  await context.db
    .updateTable('file')
    .set({ properties: JSON.stringify(read) })
    .where('key', '=', url.split('/').at(-1) ?? '')
    .execute();
  const { jobId } = await startConversion(context, maya, { videoUrl: url, channels: '32' });
  const faulty = { ...context, video: { ...real, convert: async () => full } };
  await convertFilm.run(faulty, { conversionId: jobId });
  const row = context.db.selectFrom('conversion').select(['state', 'reason']).where('id', '=', jobId);
  expect(await row.executeTakeFirstOrThrow()).toEqual({ state: 'Submitted', reason: null });
});
