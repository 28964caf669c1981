// Who begins to send a large file and loses the right to, is disabled, or signs out, sends no more of it (hostile.md A09, N02).
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { signUpload } from './sign-upload.ts';

const bytes = makeTestVideo(6_000);
const refused = { status: 403, code: 403001 };
let world: TestContext;
let app: FastifyInstance;
let origin: string;
const { ask, put } = openChunkSender(() => origin);

beforeAll(async () => {
  world = await testContext();
  ({ app, origin } = await openMediaDoors(world.context));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const losses: [string, (who: TestActor) => Promise<unknown>][] = [
  [
    'A09: the right',
    ({ personId }) => world.context.db.deleteFrom('person_role').where('person_id', '=', personId).execute(),
  ],
  [
    'A09: the account',
    ({ personId }) =>
      world.context.db.updateTable('person').set({ status: 'disabled' }).where('id', '=', personId).execute(),
  ],
  [
    'N02: the session',
    ({ sessionId }) =>
      world.context.db
        .updateTable('session')
        .set({ ended_at: new Date().toISOString() })
        .where('id', '=', sessionId)
        .execute(),
  ],
];

it.each(losses)('%s is lost: no chunk is taken, nothing told, and no file made', async (_what, lose) => {
  const maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const sign = (name: string) => signUpload(world.context, maya, { name, size: bytes.length });
  const [begun, whole, piece] = [await sign('a.mp4'), await sign('b.mp4'), await sign('c.mp4')];
  expect(await put(begun, 0, bytes.subarray(0, 2_000))).toMatchObject({ status: 200 });
  expect(await put(whole, 0, bytes)).toMatchObject({ status: 200 });
  await lose(maya);
  expect(await put(begun, 2_000, bytes.subarray(2_000))).toMatchObject(refused);
  expect(await ask('GET', begun)).toMatchObject(refused);
  expect(await ask('POST', whole)).toMatchObject(refused);
  expect(await sendForm(origin, piece, uploadForm(piece, bytes))).toMatchObject(refused);
});

it('who signs in anew signs for it anew, and goes on where it stood', async () => {
  const maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const { db } = world.context;
  const file = { name: 'd.mp4', size: bytes.length, md5: 'd'.repeat(32) };
  const before = await signUpload(world.context, maya, file);
  await put(before, 0, bytes.subarray(0, 2_000));
  await db
    .updateTable('session')
    .set({ ended_at: new Date().toISOString() })
    .where('id', '=', maya.sessionId)
    .execute();
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      person_id: maya.personId,
      access_hash: 'x',
      access_until: new Date().toISOString(),
      refresh_hash: 'y',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const again = await signUpload(world.context, { ...maya, sessionId }, file);
  expect(again.key).toBe(before.key);
  expect(await put(again, 2_000, bytes.subarray(2_000))).toMatchObject({ status: 200 });
});
