// Films that nobody comes to read, as on a busy machine: asked for again with more time, and never a file before they were read.
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { probeLimits } from '../../video/limits.ts';
import type { Patience, Video } from '../../video/video.ts';
import { signUpload } from './sign-upload.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin: string;
let real: Video;
const { ask, putAll } = openChunkSender(() => origin);
const unread = { status: 503, code: 503_004 };
const film = makeTestVideo(9_000);

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

/** Reads nothing but with the patience that is named. Answers what it was asked with. */
function busy(reads: Patience | null): Patience[] {
  const asked: Patience[] = [];
  const probe: Video['probe'] = async (one, patience = 'brisk') => {
    asked.push(patience);
    return patience === reads ? real.probe(one, patience) : { kind: 'unable', said: 'the machine is busy' };
  };
  world.context.video = { ...real, probe };
  return asked;
}

const sign = (name: string) => signUpload(world.context, maya, { name, size: film.length });
const post = (policy: UploadPolicy) => sendForm(origin, policy, uploadForm(policy, film));
const propertiesOf = async ({ key }: UploadPolicy) =>
  world.context.db.selectFrom('file').select('properties').where('key', '=', key).executeTakeFirst();

it('what could not be read in time is asked for again with more of it', async () => {
  const asked = busy('patient');
  const policy = await sign('slow.mp4');
  expect(await post(policy)).toMatchObject({ status: 200 });
  expect(asked).toEqual(['brisk', 'patient']);
  expect((await propertiesOf(policy))?.properties).toMatchObject({ picture: { codec: 'h264' } });
  expect(probeLimits('patient').seconds).toBeGreaterThan(4 * probeLimits('brisk').seconds - 1);
});

it('what could not be read at all is no file, and nobody sends again what came in chunks', async () => {
  busy(null);
  const [posted, chunked] = [await sign('posted.mp4'), await sign('chunked.mp4')];
  await putAll(chunked, film, film.length);
  expect(await post(posted)).toMatchObject({ ...unread, data: { code: 'film-unread' } });
  expect(await ask('POST', chunked)).toMatchObject(unread);
  for (const policy of [posted, chunked]) expect(await propertiesOf(policy)).toBeUndefined();
  world.context.video = real;
  expect(await ask('POST', chunked)).toMatchObject({ status: 200 });
  expect((await propertiesOf(chunked))?.properties).not.toBeNull();
});

it('where nobody reads films at all they are taken unread', async () => {
  const asked = busy(null);
  world.context.video = { ...world.context.video, tool: 'none' };
  const policy = await sign('unread.mp4');
  expect(await post(policy)).toMatchObject({ status: 200 });
  expect([await propertiesOf(policy), asked]).toEqual([{ properties: null }, ['brisk']]);
});
