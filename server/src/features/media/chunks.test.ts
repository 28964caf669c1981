// Uploads in chunks over real HTTP into real stores: the server's offset is the truth, whatever broke in between.
import { createHash } from 'node:crypto';
import { chunkBytes, chunksAboveBytes } from '@herald/contract/constants.ts';
import { FileRecord } from '@herald/contract/media.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import type { Parts } from '../../files/files.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { answerErrors } from '../../http/errors.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { purgeUploads } from './purge-uploads.ts';
import { mediaRoutes } from './routes.ts';
import { signUpload } from './sign-upload.ts';
import { claimPart } from './store/held-uploads.ts';
import { holdLeaseMs } from './store/uploads.ts';

overStores(chunks);

function chunks(store: TestStore): void {
  /** The disk takes any, so that a test is quick; S3 joins pieces of one size, which is the console's. */
  const piece = store.name === 'S3' ? chunkBytes : 100_000;
  const size = 2 * piece + 7_000;
  let world: TestContext;
  let maya: TestActor;
  let noor: TestActor;
  let app: FastifyInstance;
  let origin: string;
  let view: StoreView;
  /** Set by a test. */
  let isFull = false;
  const { ask, put, offset: stands, putAll, begin } = openChunkSender(() => origin);

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    view = store.view(world.context.config.dataFolder);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    noor = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
    await start();
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  /** As after a restart: nothing but the rows and the store is left. */
  async function start(): Promise<void> {
    // A line that a test left hanging does not hold the end.
    app = fastify({ forceCloseConnections: true });
    answerErrors(app);
    const { files } = world.context;
    const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const write: Parts['write'] = (...given) =>
      isFull ? Promise.reject(noSpace) : files.parts.write(...given);
    mediaRoutes(app, { ...world.context, files: { ...files, parts: { ...files.parts, write } } });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  }

  const sign = (bytes: Buffer, name = 'noon.mp4', who = maya) =>
    signUpload(world.context, who, { name, size: bytes.length, md5: md5Of(bytes) });

  async function read(path: string, who = maya): Promise<unknown> {
    const answer = await fetch(`${origin}/prod-api${path}`, { headers: who.bearer });
    return z.object({ data: z.unknown() }).parse(await answer.json()).data;
  }

  describe('an upload in chunks', { timeout: 60_000 }, () => {
    it('R-UPL-020 R-UPL-021: is what the policy offers above 16 MB, and ends as the file it was, with md5 and size', async () => {
      const bytes = film(chunksAboveBytes + 1);
      const policy = await sign(bytes);
      expect(policy.chunks).toEqual({ uri: `/prod-api/oss/chunks/${policy.key}`, bytes: chunkBytes });
      expect((await sign(bytes.subarray(1))).chunks).toBeNull();
      await putAll(policy, bytes, chunkBytes);
      const answer = await ask('POST', policy);
      expect(answer.status).toBe(200);
      const record = FileRecord.parse(answer.data);
      expect(record).toMatchObject({ name: 'noon.mp4', size: bytes.length, md5: md5Of(bytes) });
      const kept = await fetch(origin + record.url, { headers: maya.bearer });
      expect(md5Of(Buffer.from(await kept.arrayBuffer()))).toBe(record.md5);
      // Whoever did not hear of it asks again; nothing can be put there any more.
      expect(FileRecord.parse((await ask('POST', policy)).data)).toEqual(record);
      expect(await put(policy, 0, film(3_000))).toMatchObject({ status: 404 });
      expect(await view.all()).toEqual([policy.key]);
    });

    it('goes on where the server stands, after a line that broke in the middle and a server that died', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'broken.mp4');
      await put(policy, 0, bytes.subarray(0, piece));
      const sent = begin(policy, piece, piece);
      await new Promise((done) => sent.write(bytes.subarray(piece, piece + 30_000), done));
      await expect.poll(() => isUnderWay(policy.key)).toBe(true);
      sent.destroy();
      // The disk keeps what has come of a chunk, S3 none of it.
      await expect.poll(() => isUnderWay(policy.key), { timeout: 10_000 }).toBe(false);
      await app.close();
      await start();
      const offset = await stands(policy);
      expect(offset).toBe(store.name === 'S3' ? piece : piece + 30_000);
      const wrong = await put(policy, offset + 1, bytes.subarray(offset + 1, offset + 1_000));
      expect(wrong).toMatchObject({ status: 409, code: 409030, data: { figures: { offset } } });
      expect(await ask('POST', policy)).toMatchObject({ status: 409, data: { figures: { offset } } });
      await putAll(policy, bytes, piece, offset);
      expect(await ask('POST', policy)).toMatchObject({ status: 200, data: { md5: md5Of(bytes) } });
    });

    it('U03: is kept without what stood beside the film, whoever asks, at once or again', async () => {
      const bytes = Buffer.concat([film(size), Buffer.from('<script>alert(1)</script>')]);
      const policy = await sign(bytes, 'evil.mp4');
      await putAll(policy, bytes, piece);
      const answers = await Promise.all([ask('POST', policy), ask('POST', policy)]);
      const [record, ...same] = [...answers, await ask('POST', policy)].map(({ data }) =>
        FileRecord.parse(data),
      );
      expect(same).toEqual([record, record]);
      const kept = Buffer.from(
        await (await fetch(`${origin}${record?.url}`, { headers: maya.bearer })).arrayBuffer(),
      );
      expect([md5Of(kept), kept.length]).toEqual([record?.md5, record?.size]);
      expect([kept.includes('<script>'), kept.length < bytes.length]).toEqual([false, true]);
      expect(await view.all()).not.toContain(policy.key);
    });

    it('asked by two at once whether it is whole, answers both with the same', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'twice.mp4');
      await putAll(policy, bytes, piece);
      const [one, two] = await Promise.all([ask('POST', policy), ask('POST', policy)]);
      expect(FileRecord.parse(one.data)).toEqual(FileRecord.parse(two.data));
      expect(await view.parts()).not.toContain(policy.key);
    });

    it('sent by two windows of one person at once, ends as the same file for both, whichever is quicker', async () => {
      const bytes = film(size);
      const first = await sign(bytes, 'windows.mp4');
      await put(first, 0, bytes.subarray(0, piece));
      const second = await sign(bytes, 'windows.mp4');
      expect(second.key).toBe(first.key);
      const sendAll = async (policy: typeof first) => {
        for (;;) {
          const offset = await stands(policy);
          if (offset === size) return FileRecord.parse((await ask('POST', policy)).data);
          // Of the slower one the line is cut once the file is whole.
          const sent = put(policy, offset, bytes.subarray(offset, offset + piece)).catch(() => ({
            status: 0,
          }));
          expect([0, 200, 404, 409]).toContain((await sent).status);
        }
      };
      const [one, two] = await Promise.all([sendAll(first), sendAll(second)]);
      expect(one).toMatchObject({ md5: md5Of(bytes), size });
      expect(two).toEqual(one);
    });

    it('whose server died when all was there, before it was recorded, is found again and completed, or purged with its bytes', async () => {
      const { db, files } = world.context;
      const dieOver = async (name: string) => {
        const bytes = film(size);
        const policy = await sign(bytes, name);
        await putAll(policy, bytes, piece);
        await claimPart(db, policy.key);
        await files.parts.close(policy.key);
        await files.parts.seal(policy.key, () => undefined);
        const used_at = new Date(Date.now() - holdLeaseMs).toISOString();
        await set(policy.key, { expires_at: '2020-01-01T00:00:00Z', used_at });
        return { bytes, policy };
      };
      const { bytes, policy } = await dieOver('sealed.mp4');
      const listed = { key: policy.key, name: 'sealed.mp4', size, receivedBytes: size, isLookedAt: false };
      expect(await read('/oss/media/unfinished')).toEqual([listed]);
      const again = await sign(bytes, 'sealed.mp4');
      expect([again.key, await stands(again)]).toEqual([policy.key, size]);
      expect(await ask('POST', again)).toMatchObject({ status: 200, data: { md5: md5Of(bytes) } });
      expect(await read('/oss/media/unfinished')).toEqual([]);
      const { policy: left } = await dieOver('left.mp4');
      await set(left.key, { kept_until: '2020-01-01T00:00:00Z' });
      await set(policy.key, { kept_until: '2020-01-01T00:00:00Z' });
      await purgeUploads(world.context);
      expect([await files.size(left.key), await files.size(policy.key)]).toEqual([null, size]);
    });

    it('is found again by its owner after its policy has run out, and by nobody else', async () => {
      const bytes = film(size);
      const first = await sign(bytes, 'train.mp4');
      await put(first, 0, bytes.subarray(0, piece));
      await set(first.key, { expires_at: '2020-01-01T00:00:00Z' });
      expect(await put(first, piece, bytes.subarray(piece, 2 * piece))).toMatchObject({ status: 404 });
      const listed = { key: first.key, name: 'train.mp4', size, receivedBytes: piece, isLookedAt: false };
      expect(await read('/oss/media/unfinished')).toEqual([listed]);
      expect(await read('/oss/media/unfinished', noor)).toEqual([]);
      expect((await sign(bytes, 'train.mp4', noor)).key).not.toBe(first.key);
      expect((await sign(film(size), 'train.mp4')).key).not.toBe(first.key);
      const again = await sign(bytes, 'train.mp4');
      expect(again.key).toBe(first.key);
      await putAll(again, bytes, piece, piece);
      expect(await ask('POST', again)).toMatchObject({ status: 200 });
      expect(await read('/oss/media/unfinished')).toEqual([]);
    });

    it('U18: a full store says so and goes on where it was when there is room; bytes that changed on the way are not kept', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'full.mp4');
      await put(policy, 0, bytes.subarray(0, piece));
      isFull = true;
      expect(await put(policy, piece, bytes.subarray(piece, 2 * piece))).toMatchObject({ status: 507 });
      isFull = false;
      const changed = Buffer.from(bytes);
      changed[size - 1] = (changed[size - 1] ?? 0) ^ 1;
      await putAll(policy, changed, piece, piece);
      expect(await ask('POST', policy)).toMatchObject({ status: 400, code: 400002 });
      expect(await stands(policy)).toBe(0);
      expect(await view.all()).not.toContain(policy.key);
      await putAll(policy, bytes, piece);
      expect(await ask('POST', policy)).toMatchObject({ status: 200 });
    });

    it('a part the store lost is sent from the start, not mended with zeros', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'lost.mp4');
      await put(policy, 0, bytes.subarray(0, piece));
      await view.losePart(policy.key);
      const lost = await put(policy, piece, bytes.subarray(piece, 2 * piece));
      expect(lost).toMatchObject({ status: 409, data: { figures: { offset: 0 } } });
      await putAll(policy, bytes, piece);
      expect(await ask('POST', policy)).toMatchObject({ status: 200 });
    });

    it('is said to be lost also to a sender who falls silent in the middle of his chunk', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'silent.mp4');
      await put(policy, 0, bytes.subarray(0, piece));
      await view.losePart(policy.key);
      const sent = begin(policy, piece, piece);
      const said = new Promise((done) => sent.once('response', (answer) => done(answer.statusCode)));
      sent.write(bytes.subarray(piece, piece + 1_000));
      await new Promise((done) => setTimeout(done, 500));
      sent.end(bytes.subarray(piece + 1_000, 2 * piece));
      expect(await said).toBe(409);
    });

    it('R-UPL-022: a cancelled one is gone, a stranger cannot cancel it, and one that nobody came back for is purged', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'gone.mp4');
      await put(policy, 0, bytes.subarray(0, piece));
      const abandon = (who: TestActor) =>
        fetch(`${origin}/prod-api/oss/media/abandon`, {
          method: 'POST',
          headers: { ...who.bearer, 'content-type': 'application/json' },
          body: JSON.stringify({ key: policy.key }),
        });
      expect((await abandon(noor)).status).toBe(404);
      expect(await view.parts()).toContain(policy.key);
      expect((await abandon(maya)).status).toBe(200);
      expect(await view.parts()).not.toContain(policy.key);
      expect(await ask('GET', policy)).toMatchObject({ status: 404 });
      const other = await sign(bytes, 'late.mp4');
      await put(other, 0, bytes.subarray(0, piece));
      await purgeUploads(world.context);
      expect(await view.parts()).toContain(other.key);
      await set(other.key, { kept_until: '2020-01-01T00:00:00Z' });
      await purgeUploads(world.context);
      expect(await view.parts()).not.toContain(other.key);
    });
  });

  async function set(
    key: string,
    values: { expires_at?: string; kept_until?: string; used_at?: string },
  ): Promise<void> {
    await world.context.db.updateTable('upload').set(values).where('key', '=', key).execute();
  }

  /** While a chunk is on its way its policy holds for longer. */
  async function isUnderWay(key: string): Promise<boolean> {
    const row = await world.context.db
      .selectFrom('upload')
      .select('expires_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return row.expires_at.getTime() > Date.now() + 20 * 60_000;
  }
}

function film(size: number): Buffer {
  return makeTestVideo(size - makeTestVideo(0).length);
}

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
