// The rows of uploads under a hold: kept open while it lasts, never claimed beside a file, and told the truth of when it is lost.
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { uploadFields } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { completeUpload } from './complete-upload.ts';
import { signUpload } from './sign-upload.ts';
import { beatHold, claimPart, lockHold, reopenUpload } from './store/held-uploads.ts';
import { holdLeaseMs } from './store/uploads.ts';

const minuteMs = 60_000;
const film = Buffer.concat([makeTestVideo(9_000), Buffer.from('<html>')]);
let world: TestContext;
let context: Context;
let maya: TestActor;
let app: FastifyInstance;
let origin: string;
let onCopy: () => Promise<'copied' | 'failed'>;
const { ask, putAll } = openChunkSender(() => origin);

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const { video } = world.context;
  const copy: typeof video.copy = async (...given) =>
    (await onCopy()) === 'failed' ? { kind: 'failed', said: 'no room' } : video.copy(...given);
  context = { ...world.context, video: { ...video, copy } };
  ({ app, origin } = await openMediaDoors(context));
});
beforeEach(() => {
  onCopy = async () => 'copied';
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function send(name: string): Promise<UploadPolicy> {
  const policy = await signUpload(context, maya, { name, size: film.length });
  await putAll(policy, film, film.length);
  return policy;
}
const set = (
  { key }: UploadPolicy,
  values: { used_at?: ReturnType<typeof nowPlus>; expires_at?: ReturnType<typeof nowPlus> },
) => context.db.updateTable('upload').set(values).where('key', '=', key).execute();
const longAgo = nowPlus(-2 * holdLeaseMs);
async function claim({ key }: UploadPolicy) {
  const hold = await claimPart(context.db, key);
  if (!hold) throw new Error('it is another’s');
  return hold;
}

it('each beat keeps an upload in chunks open for whoever asks what became of it', async () => {
  const policy = await send('beaten.mp4');
  const hold = await claim(policy);
  await set(policy, { expires_at: nowPlus(minuteMs) });
  expect(await beatHold(context.db, hold, 15 * minuteMs)).toBeDefined();
  const { expires_at: until } = await context.db
    .selectFrom('upload')
    .select('expires_at')
    .where('key', '=', policy.key)
    .executeTakeFirstOrThrow();
  expect(until.getTime()).toBeGreaterThan(Date.now() + 10 * minuteMs);
});

it('what is a file is claimed by nobody, and is a file no more once it is deleted', async () => {
  const policy = await send('whole.mp4');
  const record = await ask('POST', policy);
  expect(record).toMatchObject({ status: 200 });
  await set(policy, { used_at: longAgo });
  expect(await claimPart(context.db, policy.key)).toBeUndefined();
  expect(await ask('POST', policy)).toEqual(record);
  await context.db
    .updateTable('file')
    .set({ deleted_at: nowPlus(0) })
    .where('name', '=', 'whole.mp4')
    .execute();
  const fields = new Map(Object.entries(uploadFields(policy)));
  await expect(completeUpload(context, fields, 50)).rejects.toMatchObject({ code: 'not-found' });
});

it('who waits to claim while its file is written does not claim it', async () => {
  const policy = await send('late.mp4');
  await claim(policy);
  await set(policy, { used_at: longAgo });
  const { heldAt } = await context.db
    .selectFrom('upload')
    .select((row) => row.cast<string>('used_at', 'text').as('heldAt'))
    .where('key', '=', policy.key)
    .executeTakeFirstOrThrow();
  const waiting = await context.db.transaction().execute(async (tx) => {
    expect(await lockHold(tx, { key: policy.key, heldAt })).toBe(true);
    const claiming = claimPart(context.db, policy.key);
    await new Promise((done) => setTimeout(done, 300));
    return { claiming };
  });
  expect(await waiting.claiming).toBeUndefined();
});

it('why an upload was refused is not told of the next try, that another took over and gave back', async () => {
  onCopy = async () => 'failed';
  const policy = await send('twice.mp4');
  const refused = await ask('POST', policy);
  expect(refused).toMatchObject({ status: 400 });
  expect(await ask('POST', policy)).toMatchObject({ code: refused.code });
  await putAll(policy, film, film.length);
  onCopy = async () => {
    await set(policy, { used_at: longAgo });
    await reopenUpload(context.db, await claim(policy));
    return 'copied';
  };
  const answer = await ask('POST', policy);
  expect(answer.status).toBe(409);
  expect(answer.code).not.toBe(refused.code);
});
