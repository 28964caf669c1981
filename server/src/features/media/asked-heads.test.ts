// Who asks for the head of a stored file alone (HEAD, as platforms and players do) makes nobody read all of it.
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaTypes } from '@herald/contract/content.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { answerErrors } from '../../http/errors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { mediaRoutes } from './routes.ts';

let world: TestContext;
let app: FastifyInstance;
let maya: TestActor;
let read = 0;
beforeAll(async () => {
  world = await testContext();
  const { files } = world.context;
  world.context.files = {
    ...files,
    read: async (key, range) => {
      read += 1;
      return files.read(key, range);
    },
  };
  app = fastify();
  answerErrors(app);
  mediaRoutes(app, world.context);
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

it('HEAD says type and length, and reads no byte of the file', async () => {
  const { url, size } = await keepTestFile(world.context, maya, {
    ...{ name: 'film.mp4', ending: 'mp4', mimeType: 'video/mp4', mediaType: mediaTypes.video, side: null },
    bytes: makeTestVideo(9_000),
  });
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url, headers: maya.bearer });
  expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([
    200,
    'video/mp4',
    String(size),
  ]);
  expect(read).toBe(0);
});
