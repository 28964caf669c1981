// A worker that was thought dead and wakes takes nothing from the one that took its conversion up: neither its folder nor its film.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaTypes } from '@herald/contract/content.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { nowPlus } from '../../db/client.ts';
import { conversionLeaseMs, convertFilm } from './convert-film.job.ts';
import { startConversion } from './start-conversion.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

/** No two of one size: what was converted already is not converted again. */
async function begin(name: string, size: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-woken-'));
  await makeTestClip(join(folder, name), { codec: 'hevc', size, seconds: 1, sound: false });
  const film = await keepTestFile(room.context, room.maya, {
    name,
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: await readFile(join(folder, name)),
    side: null,
  });
  await rm(folder, { recursive: true });
  const { jobId } = await startConversion(room.context, room.maya, { videoUrl: film.url, channels: '32' });
  return jobId;
}

const work = (context: Context, conversionId: string) => convertFilm.run(context, { conversionId });
const rowOf = (id: string) =>
  room.context.db.selectFrom('conversion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** As if the worker who has it had not beaten for longer than its lease. */
async function thinkDead(id: string): Promise<void> {
  await room.context.db
    .updateTable('conversion')
    .set({ beat_at: nowPlus(-conversionLeaseMs - 1_000), held_by: null })
    .where('id', '=', id)
    .execute();
}

/** A worker that stands still once its film was made, until it is woken. */
function asleepOverIts(step: 'film' | 'proof') {
  const [asleep, woken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { video } = room.context;
  const rest = async <T>(result: T): Promise<T> => {
    asleep.resolve();
    await woken.promise;
    return result;
  };
  const context: Context = {
    ...room.context,
    video: {
      ...video,
      convert: async (...asked) =>
        step === 'film' ? rest(await video.convert(...asked)) : video.convert(...asked),
      probe: async (...asked) =>
        step === 'proof' ? rest(await video.probe(...asked)) : video.probe(...asked),
    },
  };
  return { context, asleep: asleep.promise, wake: () => woken.resolve() };
}

it.each([
  ['film', '320x180'],
  ['proof', '480x270'],
] as const)('what the other recorded stays, woken after its %s', { timeout: 90_000 }, async (step, size) => {
  const id = await begin(`woken-${step}.mp4`, size);
  const first = asleepOverIts(step);
  const late = work(first.context, id);
  await first.asleep;
  await thinkDead(id);
  await work(room.context, id);
  const { state, result_key: key } = await rowOf(id);
  expect([state, await room.context.files.size(key ?? '')]).toEqual(['TranscodeSuccess', expect.any(Number)]);
  first.wake();
  await late;
  expect(await rowOf(id)).toMatchObject({ state: 'TranscodeSuccess', result_key: key });
  expect(await room.context.files.size(key ?? '')).toEqual(expect.any(Number));
});

it('what the other is making stays', { timeout: 90_000 }, async () => {
  const id = await begin('woken-early.mp4', '384x216');
  const [first, second] = [asleepOverIts('film'), asleepOverIts('film')];
  const late = work(first.context, id);
  await first.asleep;
  await thinkDead(id);
  const other = work(second.context, id);
  await second.asleep;
  first.wake();
  await late;
  second.wake();
  await other;
  const { state, result_key: key } = await rowOf(id);
  expect([state, await room.context.files.size(key ?? '')]).toEqual(['TranscodeSuccess', expect.any(Number)]);
});
