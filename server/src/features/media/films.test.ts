// Films from their upload to their conversion, over real HTTP: the truth is kept, what is broken leaves nothing, one job serves all who ask.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Envelope } from '@herald/contract/envelope.ts';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { postFile } from '../../http/test-upload.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { cutClip, makeTestClip, type Clip } from '../../video/test-clip.ts';
import { cancelConversion } from './cancel-conversion.ts';
import { convertFilm } from './convert-film.job.ts';
import { findFiles } from './find-files.ts';
import { sweepConversions } from './sweep-conversions.ts';

overStores((store: TestStore) => {
  let world: TestContext;
  let maya: TestActor;
  let app: FastifyInstance;
  let origin = '';
  let folder = '';

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    folder = await mkdtemp(join(tmpdir(), 'herald-clips-'));
    ({ app, origin } = await openMediaDoors(world.context));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function draw(name: string, clip: Clip): Promise<Buffer> {
    await makeTestClip(join(folder, name), clip);
    return readFile(join(folder, name));
  }

  const post = (name: string, bytes: Buffer) => postFile(origin, world.context, { owner: maya, name, bytes });

  async function upload(name: string, clip: Clip): Promise<FileRecord> {
    const { data } = await post(name, await draw(name, clip));
    return FileRecord.parse(data);
  }

  async function ask(path: string, query: Record<string, string>) {
    const address = `${origin}/prod-api/transcode${path}?${new URLSearchParams(query).toString()}`;
    const { data } = Envelope.parse(await (await fetch(address, { headers: maya.bearer })).json());
    return z.record(z.string(), z.unknown()).parse(data);
  }

  const jobOf = async (videoUrl: string) =>
    z.string().parse((await ask('', { videoUrl, status: '1' }))['jobId']);
  const work = (conversionId: string, going?: () => boolean) =>
    convertFilm.run(world.context, { conversionId }, going);

  /** In the data folder, with what is borrowed and half made, and in the store. */
  async function left(): Promise<string[]> {
    const { dataFolder } = world.context.config;
    const all = await readdir(dataFolder, { recursive: true, withFileTypes: true });
    const here = all.filter((one) => one.isFile()).map((one) => one.name);
    return [...here, ...(await store.view(dataFolder).all())];
  }

  describe('a film that is uploaded', { timeout: 90_000 }, () => {
    it('is known by its content: pixels as they are seen, and length, for the checks too', async () => {
      const record = await upload('turned.mp4', { turned: 90, seconds: 1 });
      expect(record).toMatchObject({ type: 'video', width: 108, height: 192 });
      expect(record.durationSeconds).toBeCloseTo(1, 0);
      const found = await findFiles(world.context, world.context.db, maya.departmentId, [record.url]);
      expect(found.get(record.url)).toMatchObject({ width: 108, durationSeconds: record.durationSeconds });
      expect(await ask('/queryVideoProperties', { videoUrl: record.url })).toMatchObject({
        picture: { codec: 'h264', turned: 90 },
      });
    });

    it('and is cut off, empty of pictures or no film at all is refused with its sentence, and nothing is left', async () => {
      const before = await left();
      const whole = await draw('whole.mp4', { seconds: 1 });
      await cutClip(join(folder, 'whole.mp4'), join(folder, 'cut.mp4'), 60);
      const cut = await readFile(join(folder, 'cut.mp4'));
      const hollow = Buffer.concat([whole.subarray(0, 32), Buffer.from('<html>not a film</html>')]);
      for (const bytes of [cut, hollow]) {
        const answer = await post('phone.mp4', bytes);
        expect(answer).toMatchObject({ status: 400, code: 400002 });
        expect(answer.message).toMatch(/export it again/);
      }
      expect(await left()).toEqual(before);
    });
  });

  describe('a conversion', { timeout: 90_000 }, () => {
    it('R-TRANS-001 R-TRANS-002 R-TRANS-003 R-API-054 R-API-055 R-API-056 R-API-057 R-API-058 R-STATE-013: of H.265 is asked for, made once, and its address answered', async () => {
      const plain = await upload('plain.mp4', { seconds: 1 });
      expect(await ask('/queryH265', { videoUrl: plain.url })).toMatchObject({
        status: 0,
        videoUrl: plain.url,
      });
      const film = await upload('phone.mov', {
        codec: 'hevc',
        bits: 10,
        range: 'pq',
        turned: 90,
        seconds: 1,
      });
      const asked = await ask('/queryH265', { videoUrl: film.url });
      expect(asked).toMatchObject({ status: 1, properties: { picture: { codec: 'hevc', range: 'pq' } } });
      const jobId = await jobOf(film.url);
      expect(await jobOf(film.url)).toBe(jobId);
      expect(world.queued.filter((one) => one === `convert-film ${jobId}`)).toHaveLength(1);
      expect(await ask('/queryPercent', { jobId })).toMatchObject({
        percent: 0,
        state: 'Submitted',
        url: '',
      });
      await work(jobId);
      const done = await ask('/queryPercent', { jobId });
      expect(done).toMatchObject({ percent: 100, state: 'TranscodeSuccess', reason: null });
      const ready = await ask('/queryH265', { videoUrl: film.url });
      expect(ready).toMatchObject({ status: 3, videoUrl: done['url'] });
      const made = FileRecord.parse(ready['file']);
      expect(made).toMatchObject({ name: 'phone.mp4', width: 108, height: 192 });
      expect((await fetch(origin + made.url, { headers: maya.bearer })).headers.get('content-type')).toBe(
        'video/mp4',
      );
      // What was made is itself plain, and the same film sent again is not converted again.
      expect(await ask('/queryH265', { videoUrl: made.url })).toMatchObject({ status: 0 });
      const again = FileRecord.parse(
        (await post('again.mov', await readFile(join(folder, 'phone.mov')))).data,
      );
      expect(await ask('/queryH265', { videoUrl: again.url })).toMatchObject({
        status: 3,
        videoUrl: made.url,
      });
      expect(await ask('/queryDetail', { jobId })).toMatchObject({ videoUrl: film.url, attempts: 1 });
    });

    it('R-TRANS-010: that is cancelled stops its worker, says so, and can be asked for anew', async () => {
      const film = await upload('long.mp4', { codec: 'hevc', size: '960x540', seconds: 6, sound: false });
      const jobId = await jobOf(film.url);
      const working = work(jobId);
      while ((await ask('/queryPercent', { jobId }))['state'] !== 'Transcoding') await sleep(50);
      expect(await cancelConversion(world.context, maya, { jobId })).toEqual({ state: 'TranscodeFail' });
      await working;
      expect(await ask('/queryPercent', { jobId })).toMatchObject({
        state: 'TranscodeFail',
        reason: 'cancelled',
      });
      expect((await left()).filter((name) => name === 'made.mp4')).toEqual([]);
      expect(await jobOf(film.url)).not.toBe(jobId);
    });

    it('that a post lost is cancelled, but goes on where its film stands in something that is saved', async () => {
      const bytes = await draw('left.mp4', { codec: 'hevc', size: '320x180', seconds: 1, sound: false });
      const [film, same] = [await post('left.mp4', bytes), await post('left.mp4', bytes)].map(({ data }) =>
        FileRecord.parse(data),
      );
      if (!film || !same) throw new Error('not stored');
      const jobId = await jobOf(film.url);
      const key = same.url.split('/').at(-1) ?? '';
      const use = { file_key: key, kind: 'draft', used_by: jobId } as const;
      await world.context.db.insertInto('file_use').values(use).execute();
      const leave = () => cancelConversion(world.context, maya, { jobId, ifUnused: true });
      expect(await leave()).toEqual({ state: 'Submitted' });
      await world.context.db.deleteFrom('file_use').where('file_key', '=', key).execute();
      expect(await leave()).toEqual({ state: 'TranscodeFail' });
      expect(await ask('/queryPercent', { jobId })).toMatchObject({ reason: 'cancelled' });
    });

    it('whose worker died is found by the sweep, and one whose worker stops is put back', async () => {
      const film = await upload('lost.mp4', { codec: 'hevc', seconds: 1 });
      const jobId = await jobOf(film.url);
      await work(jobId, () => false);
      expect(await ask('/queryDetail', { jobId })).toMatchObject({ state: 'Submitted', attempts: 0 });
      // As kill -9 leaves it: held, and nobody beats.
      const dead = { state: 'Transcoding', held_by: jobId, attempts: 1 } as const;
      const rows = () => world.context.db.updateTable('conversion').where('id', '=', jobId);
      await rows()
        .set({ ...dead, beat_at: new Date() })
        .execute();
      await work(jobId);
      expect(await ask('/queryDetail', { jobId })).toMatchObject({ state: 'Transcoding', attempts: 1 });
      await rows()
        .set({ beat_at: new Date(Date.now() - 60_000) })
        .execute();
      const woken: string[] = [];
      await sweepConversions(world.context, ({ conversionId }) => woken.push(conversionId));
      expect(woken).toContain(jobId);
      await work(jobId);
      expect(await ask('/queryDetail', { jobId })).toMatchObject({ state: 'TranscodeSuccess', attempts: 2 });
    });

    it('of which workers die again and again is given up', async () => {
      const film = await upload('killer.mp4', { codec: 'hevc', seconds: 1, turned: 180 });
      const jobId = await jobOf(film.url);
      await world.context.db.updateTable('conversion').set({ attempts: 3 }).where('id', '=', jobId).execute();
      await work(jobId);
      expect(await ask('/queryPercent', { jobId })).toMatchObject({
        state: 'TranscodeFail',
        reason: 'too-often',
      });
    });
  });
});
