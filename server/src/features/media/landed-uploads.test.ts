// What browsers have posted to a bucket: asked after with the signature of its policy, kept while the store is away, and purged where nobody asks.
import { hourMs } from '@herald/contract/constants.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openRoad, type Road } from '../../files/test-road.ts';
import { askTestBucket } from '../../files/test-stores.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { confirmPosted, uploadForm } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { purgeUploads } from './purge-uploads.ts';
import { signUpload } from './sign-upload.ts';

const film = makeTestVideo(20_000);
let why: string | null = null;
let road: Road;
let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const asked = await askTestBucket();
  if (asked.kind === 'absent') return void ({ why } = asked);
  const HERALD_S3_PUBLIC = asked.environment['HERALD_S3_ENDPOINT'] ?? '';
  road = await openRoad(HERALD_S3_PUBLIC);
  const environment = { ...asked.environment, HERALD_S3_ENDPOINT: road.origin, HERALD_S3_PUBLIC };
  world = await testContext({ environment });
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  ({ app, origin } = await openMediaDoors(world.context));
}, 600_000);
beforeEach(({ skip }) => {
  if (why !== null) skip(why);
});
afterAll(async () => {
  if (why !== null) return;
  await app.close();
  await world.close();
  road.close();
});

const sign = () => signUpload(world.context, maya, { name: 'v.mp4', size: film.length });
const post = async (policy: UploadPolicy) =>
  (await fetch(policy.uploader, { method: 'POST', body: uploadForm(policy, film) })).status;
const hasLanded = async ({ key }: UploadPolicy) => {
  const file = await world.context.files.landing?.read(key);
  file?.destroy();
  return file !== null;
};

it('O20: nothing is told of it before it has come, nor without its own signature, and it is good once', async () => {
  const [policy, other] = [await sign(), await sign()];
  expect(await confirmPosted(origin, policy)).toMatchObject({ status: 404 });
  expect(await post(policy)).toBe(200);
  const stolen = { ...policy, signature: other.signature };
  expect(await confirmPosted(origin, stolen)).toMatchObject({ status: 400, code: 400002 });
  expect(await confirmPosted(origin, { ...other, confirm: policy.confirm })).toMatchObject({ status: 400 });
  expect(await confirmPosted(origin, policy)).toMatchObject({ status: 200 });
  expect(await hasLanded(policy)).toBe(false);
  expect(await confirmPosted(origin, policy)).toMatchObject({ status: 404 });
});

it('while the store is away its browser is told to come back, and then it is there', async () => {
  const policy = await sign();
  expect(await post(policy)).toBe(200);
  road.cut();
  expect(await confirmPosted(origin, policy)).toMatchObject({ status: 503, code: 503002 });
  road.mend();
  expect(await confirmPosted(origin, policy)).toMatchObject({ status: 200 });
});

it('what nobody asks after within an hour is purged, also what was posted a second time', async () => {
  const [left, done] = [await sign(), await sign()];
  expect([await post(left), await post(done)]).toEqual([200, 200]);
  expect(await confirmPosted(origin, done)).toMatchObject({ status: 200 });
  expect(await post(done)).toBe(200);
  await purgeUploads(world.context);
  expect([await hasLanded(left), await hasLanded(done)]).toEqual([true, true]);
  await world.context.db
    .updateTable('clock')
    .set({ offset_ms: hourMs + 60_000 })
    .execute();
  await purgeUploads(world.context);
  expect([await hasLanded(left), await hasLanded(done)]).toEqual([false, false]);
  expect(await world.context.files.size(done.key)).toBe(film.length);
});
