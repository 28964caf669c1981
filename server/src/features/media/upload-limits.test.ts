// How much one person uploads: so often an hour, so much a day, so many large files at once; and rows of what ended go.
import { setTimeout as sleep } from 'node:timers/promises';
import { chunksAboveBytes, dayMs, gigabyte, hourMs, minuteMs } from '@herald/contract/constants.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nowPlus } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { moveClock } from '../../db/test-turns.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import type { FastifyInstance } from 'fastify';
import { purgeUploads } from './purge-uploads.ts';
import { signUpload } from './sign-upload.ts';
import { stopUpload } from './stop-upload.ts';
import { beatPart } from './store/chunks.ts';
import { claimUpload } from './store/held-uploads.ts';
import { lockUploads } from './store/upload-counts.ts';
import { insertUpload } from './store/uploads.ts';

const uploads = { startsAnHour: 8, bytesADay: 3 * gigabyte, largeAtOnce: 2 };
const large = chunksAboveBytes + 1;
let world: TestContext;
let app: FastifyInstance;
let origin: string;
let maya: TestActor;
const { ask, begin, put, putAll } = openChunkSender(() => origin);

beforeAll(async () => {
  world = await testContext();
  world.context.limits = { ...world.context.limits, uploads };
  ({ app, origin } = await openMediaDoors(world.context));
});
beforeEach(async () => {
  await moveClock(world, 0);
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const sign = (size: number, who = maya, md5?: string) =>
  signUpload(world.context, who, { name: 'noon.mp4', size, md5 });
const stop = (key: string) => stopUpload(world.context, maya, { key });
/** So long ago nothing more was heard of it. */
const silent = (key: string, forMs: number) =>
  sql`update upload set expires_at = expires_at - ${forMs} * interval '1 millisecond',
    heard_at = heard_at - ${forMs} * interval '1 millisecond' where key = ${key}`.execute(world.context.db);
const rows = async () =>
  (await world.context.db.selectFrom('upload').select('key').where('owner_id', '=', maya.personId).execute())
    .length;

it('more than so many an hour are refused with when to go on, one that only goes on is not', async () => {
  const bytes = makeTestVideo(5_000);
  const stopped = await sign(bytes.length, maya, 'ab');
  await put(stopped, 0, bytes.subarray(0, 1_000));
  for (let begun = 1; begun < uploads.startsAnHour; begun += 1) await sign(1_000 + begun);
  await moveClock(world, 20 * 60_000);
  await expect(sign(999)).rejects.toMatchObject({
    code: 'uploads-an-hour',
    figures: { limit: 8, minutes: 40 },
  });
  const answer = await fetch(`${origin}/prod-api/oss/media/postpolicy`, {
    method: 'POST',
    headers: { ...maya.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'video', mediaType: 2, name: 'noon.mp4', size: 999 }),
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(2_300);
  expect((await sign(bytes.length, maya, 'ab')).key).toBe(stopped.key);
  const noor = await testActor(world.context, { department: 'Desk', signs: [] });
  await sign(999, noor);
  await moveClock(world, hourMs + 1_000);
  await sign(999);
});

it('more than so many bytes a day are refused with when there is room; what never came does not count', async () => {
  const never = await sign(gigabyte - 1);
  await silent(never.key, dayMs);
  const cut = await sign(gigabyte - 1);
  await put(cut, 0, makeTestVideo(2_000));
  await stop(cut.key);
  for (const _one of [1, 2, 3]) {
    const { key } = await sign(gigabyte - 10_000);
    // Complete, as far as the row tells.
    await sql`update upload set used_at = herald_now() where key = ${key}`.execute(world.context.db);
    await moveClock(world, hourMs);
  }
  await moveClock(world, 2 * hourMs);
  await sign(20_000);
  await expect(sign(60_000)).rejects.toMatchObject({
    code: 'uploads-a-day',
    figures: { limit: 3, hours: 22 },
  });
  await moveClock(world, dayMs + 1_000);
  await sign(60_000);
});

it('so many large ones at once, and one more as soon as one has come, was stopped, or is not heard of', async () => {
  const refused = { code: 'uploads-at-once', figures: { limit: 2, seconds: 10 } };
  const [one, two] = [await sign(large), await sign(large + 1)];
  await expect(sign(large + 2)).rejects.toMatchObject(refused);
  await sign(chunksAboveBytes);
  await stop(one.key);
  const three = await sign(large + 3);
  await expect(sign(large + 4)).rejects.toMatchObject(refused);
  await silent(two.key, 3 * 60_000);
  await sign(large + 5);
  await put(three, 0, makeTestVideo(100));
  await silent(three.key, 60_000);
  await expect(sign(large + 6)).rejects.toMatchObject(refused);
});

it('of many asked at once no more than may be are let in', async () => {
  const asked = await Promise.allSettled([1, 2, 3, 4, 5].map((more) => sign(large + more)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

it('one is not counted before another of the same person, that is just being signed for, is there to be counted', async () => {
  const { personId: ownerId, departmentId } = maya;
  const row = {
    ownerId,
    departmentId,
    name: 'noon.mp4',
    ending: 'mp4',
    sizeBytes: large,
    md5: null,
    sessionId: maya.sessionId,
  };
  const signing = await world.context.db.transaction().execute(async (tx) => {
    await lockUploads(tx, ownerId);
    for (const n of [1, 2])
      await insertUpload(tx, { ...row, key: `${String(n).repeat(40)}.mp4` }, 15 * minuteMs);
    const asked = sign(large + 3);
    asked.catch(() => undefined);
    // Long enough to count what is not yet to be seen.
    await sleep(500);
    return { asked };
  });
  await expect(signing.asked).rejects.toMatchObject({ code: 'uploads-at-once' });
});

it('signed for one by one and sent at once, no more large ones than may be are taken; the others wait as for signing', async () => {
  const policies: UploadPolicy[] = [];
  for (const more of [1, 2, 3, 4, 5]) {
    const policy = await sign(large + more);
    await silent(policy.key, 3 * minuteMs);
    policies.push(policy);
  }
  const piece = makeTestVideo(1_000);
  const answers = await Promise.all(policies.map((policy) => put(policy, 0, piece)));
  const taken = answers.filter(({ status }) => status === 200);
  const waiting = answers.filter(({ status }) => status !== 200);
  expect([taken.length, waiting.length]).toEqual([2, 3]);
  const said = { code: 'uploads-at-once', figures: { limit: 2, seconds: 10 } };
  for (const answer of waiting) expect(answer).toMatchObject({ status: 429, code: 429004, data: said });
  const [going, late] = [taken, waiting].map(([one]) => policies[answers.findIndex((a) => a === one)]);
  if (!going || !late) throw new Error('some go, some wait');
  expect((await put(going, piece.length, makeTestVideo(10))).status).toBe(200);
  await stop(going.key);
  expect((await put(late, 0, piece)).status).toBe(200);
});

it('a large one that comes in one piece waits too, and its policy is not used up', async () => {
  const film = Buffer.concat([makeTestVideo(large), Buffer.alloc(1)]);
  const policy = await sign(film.length);
  await silent(policy.key, 3 * minuteMs);
  const [one, two] = [await sign(large + 1), await sign(large + 2)];
  const post = () => sendForm(origin, policy, uploadForm(policy, film));
  expect(await post()).toMatchObject({ status: 429, code: 429004 });
  await Promise.all([one, two].map(({ key }) => stop(key)));
  expect(await post()).toMatchObject({ status: 200 });
});

it('the row of an upload that ended goes after two days, one that goes on stays', async () => {
  const bytes = makeTestVideo(3_000);
  const [done, stopped, going] = [await sign(bytes.length), await sign(2_000), await sign(2_500)];
  await putAll(done, bytes, bytes.length);
  expect((await ask('POST', done)).status).toBe(200);
  await stop(stopped.key);
  await put(going, 0, makeTestVideo(0));
  await world.context.db
    .updateTable('upload')
    .set({ kept_until: nowPlus(10 * dayMs) })
    .where('key', '=', going.key)
    .execute();
  await moveClock(world, 1.9 * dayMs);
  await purgeUploads(world.context);
  expect(await rows()).toBe(3);
  await moveClock(world, 2.1 * dayMs);
  await purgeUploads(world.context);
  expect(await rows()).toBe(1);
  expect(await world.context.files.size(done.key)).toBe(bytes.length);
});

it('a chunk that was on its way when its line or its server died holds its place no longer than two minutes, one that still comes does', async () => {
  const { db } = world.context;
  const held = await sign(large);
  await sign(large + 1);
  const line = begin(held, 0, 5_000);
  line.write(makeTestVideo(500));
  const until = async () =>
    (await db.selectFrom('upload').select('expires_at').where('key', '=', held.key).executeTakeFirstOrThrow())
      .expires_at;
  while ((await until()).getTime() < Date.now() + 20 * minuteMs) await sleep(50);
  await expect(sign(large + 2)).rejects.toMatchObject({ code: 'uploads-at-once' });
  const hush = () =>
    sql`update upload set heard_at = heard_at - interval '121 seconds' where key = ${held.key}`.execute(db);
  await hush();
  await beatPart(db, held.key);
  await expect(sign(large + 2)).rejects.toMatchObject({ code: 'uploads-at-once' });
  await hush();
  await sign(large + 2);
  line.destroy();
});

it('large ones that are taken in one piece count among those on their way, until nothing is heard of them', async () => {
  const { db } = world.context;
  for (const more of [0, 1]) {
    const { key } = await sign(large + more);
    expect(await claimUpload(db, key)).toBeDefined();
  }
  await expect(sign(large + 2)).rejects.toMatchObject({ code: 'uploads-at-once' });
  await sql`update upload set used_at = used_at - interval '121 seconds' where owner_id = ${maya.personId}`.execute(
    db,
  );
  await sign(large + 2);
});
