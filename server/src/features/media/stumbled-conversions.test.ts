// A conversion whose last step stumbles over the store or the database is made by the next attempt, and leaves nothing behind.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mediaTypes } from '@herald/contract/content.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { keepTestFile } from '../../db/test-file.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { composeConvertedKey } from './compose-converted-key.ts';
import { convertFile } from './convert-file.ts';
import { convertFilm } from './convert-film.job.ts';
import { startConversion } from './start-conversion.ts';
import { sweepConversions } from './sweep-conversions.ts';

let world: TestContext;
let maya: TestActor;
beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
});
afterAll(() => world.close());

async function begin(size: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-stumbled-'));
  const path = join(folder, 'film.mp4');
  await makeTestClip(path, { codec: 'hevc', size, seconds: 1, sound: false });
  const film = await keepTestFile(world.context, maya, {
    name: 'film.mp4',
    ending: 'mp4',
    mimeType: 'video/mp4',
    mediaType: mediaTypes.video,
    bytes: await readFile(path),
    side: null,
  });
  const probed = await world.context.video.probe({ path, demuxer: 'mov' });
  if (probed.kind !== 'read') throw new Error('the clip cannot be read');
  const properties = JSON.stringify(probed.properties);
  const key = film.url.split('/').at(-1) ?? '';
  await world.context.db.updateTable('file').set({ properties }).where('key', '=', key).execute();
  await rm(folder, { recursive: true });
  return (await startConversion(world.context, maya, { videoUrl: film.url, channels: '32' })).jobId;
}

const run = (context: Context, conversionId: string) => convertFilm.run(context, { conversionId });
const rowOf = (id: string) =>
  world.context.db
    .selectFrom('conversion')
    .select(['state', 'reason', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const kept = async (id: string) => {
  const sizes = [1, 2, 3, 4].map((attempt) => world.context.files.size(composeConvertedKey(id, attempt)));
  return (await Promise.all(sizes)).map((size) => size !== null);
};
/** What was made cannot be recorded until it is ended. */
async function breakRecording() {
  const { db } = world.context;
  await sql`create function refuse_success() returns trigger language plpgsql as
    $$ begin raise exception 'no room on the disk'; end $$`.execute(db);
  await sql`create trigger refuse_success before update on conversion for each row
    when (new.state = 'TranscodeSuccess') execute function refuse_success()`.execute(db);
  return () => sql`drop function refuse_success() cascade`.execute(db);
}

it(
  'whose film the store or the database could not take is tried again, and the bytes of before go',
  { timeout: 120_000 },
  async () => {
    const id = await begin('192x108');
    const { files } = world.context;
    const full = { ...files, write: () => Promise.reject(new Error('no room')) };
    await run({ ...world.context, files: full }, id);
    expect(await rowOf(id)).toEqual({ state: 'Submitted', reason: null, attempts: 1 });
    const mend = await breakRecording();
    await run(world.context, id);
    await mend();
    expect(await rowOf(id)).toEqual({ state: 'Submitted', reason: null, attempts: 2 });
    expect(await kept(id)).toEqual([false, true, false, false]);
    await run(world.context, id);
    expect(await rowOf(id)).toEqual({ state: 'TranscodeSuccess', reason: null, attempts: 3 });
    expect(await kept(id)).toEqual([false, false, true, false]);
  },
);

it('that stumbles each time is given up, and none of its bytes stay', { timeout: 120_000 }, async () => {
  const id = await begin('224x126');
  const mend = await breakRecording();
  for (const attempt of [1, 2, 3]) {
    await run(world.context, id);
    expect(await rowOf(id)).toMatchObject({ state: 'Submitted', attempts: attempt });
  }
  await mend();
  await run(world.context, id);
  expect(await rowOf(id)).toMatchObject({ state: 'TranscodeFail', reason: 'too-often' });
  expect(await kept(id)).toEqual([false, false, false, false]);
});

it('that is cancelled while what it made is proven is not kept', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'herald-cancelled-'));
  const path = join(folder, 'film.mp4');
  await makeTestClip(path, { seconds: 1, sound: false });
  const bytes = await readFile(path);
  const key = `${'c'.repeat(40)}.mp4`;
  const { files, video } = world.context;
  await files.write(key, Readable.from([bytes]), bytes.length);
  const probed = await video.probe({ path, demuxer: 'mov' });
  if (probed.kind !== 'read') throw new Error('the clip cannot be read');
  const cancelling = new AbortController();
  const context: Context = {
    ...world.context,
    video: {
      ...video,
      convert: async (_film, to) => {
        await writeFile(to, bytes);
        return { kind: 'done', said: '' };
      },
      probe: async (film) => {
        cancelling.abort();
        return video.probe(film);
      },
    },
  };
  let isKept = false;
  const outcome = await convertFile(context, {
    id: randomUUID(),
    attempt: 1,
    key,
    properties: probed.properties,
    need: { longSide: 1_920, shortSide: 1_080, atMostBytes: 500_000_000 },
    signal: cancelling.signal,
    onPercent: () => undefined,
    keep: async () => void (isKept = true),
  });
  expect([outcome, isKept]).toEqual(['stopped', false]);
  await rm(folder, { recursive: true });
});

it('that has ended leaves no folder of any of its attempts on disk', async () => {
  const id = await begin('256x144');
  await world.context.db
    .updateTable('conversion')
    .set({ state: 'TranscodeFail', reason: 'cancelled' })
    .where('id', '=', id)
    .execute();
  const root = join(world.context.config.dataFolder, 'converting');
  for (const attempt of [1, 2]) await mkdir(join(root, `${id}.${attempt}`), { recursive: true });
  await sweepConversions(world.context, () => undefined);
  expect((await readdir(root)).filter((name) => name.startsWith(id))).toEqual([]);
});
