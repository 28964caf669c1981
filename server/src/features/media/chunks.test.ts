// Uploads in chunks over real HTTP into a real folder: the server's offset is the truth, and the whole is judged before it counts.
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { chunkBytes, chunksAboveBytes } from '@herald/contract/constants.ts';
import { FileRecord, type UploadPolicy } from '@herald/contract/media.ts';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import type { Parts } from '../../files/files.ts';
import { answerErrors } from '../../http/errors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { purgeUploads } from './purge-uploads.ts';
import { mediaRoutes } from './routes.ts';
import { signUpload } from './sign-upload.ts';

let world: TestContext;
let maya: TestActor;
let noor: TestActor;
let app: FastifyInstance;
let origin: string;
/** Set by a test. */
let diskIsFull = false;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  noor = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  await start();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

/** As after a restart: nothing but the rows and the folder is left. */
async function start(): Promise<void> {
  // A line that a test left hanging does not hold the end.
  app = fastify({ forceCloseConnections: true });
  answerErrors(app);
  const { files } = world.context;
  const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const write: Parts['write'] = (...given) =>
    diskIsFull ? Promise.reject(noSpace) : files.parts.write(...given);
  mediaRoutes(app, { ...world.context, files: { ...files, parts: { ...files.parts, write } } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
}

const film = (size: number) => makeTestVideo(size - makeTestVideo(0).length);
const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const sign = (bytes: Buffer, name = 'noon.mp4', who = maya) =>
  signUpload(world.context, who, { name, size: bytes.length, md5: md5Of(bytes) });

const Answer = z.object({ code: z.number(), data: z.unknown() });
const Offset = z.object({ data: z.object({ offset: z.number() }) });
type Said = { status: number; code: number; data: unknown };

const headersOf = ({ policy, signature }: UploadPolicy) => ({
  'upload-policy': policy,
  'upload-signature': signature,
});

async function ask(method: 'GET' | 'POST', policy: UploadPolicy): Promise<Said> {
  const answer = await fetch(`${origin}/prod-api/oss/chunks/${policy.key}`, {
    method,
    headers: headersOf(policy),
  });
  return { status: answer.status, ...Answer.parse(await answer.json()) };
}

async function put(policy: UploadPolicy, offset: number, bytes: Buffer): Promise<Said> {
  const answer = await fetch(`${origin}/prod-api/oss/chunks/${policy.key}?offset=${offset}`, {
    method: 'PUT',
    headers: { ...headersOf(policy), 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, ...Answer.parse(await answer.json()) };
}

async function putAll(policy: UploadPolicy, bytes: Buffer, from = 0): Promise<void> {
  for (let at = from; at < bytes.length; at += piece)
    expect(await put(policy, at, bytes.subarray(at, at + piece))).toMatchObject({ status: 200 });
}

async function parts(): Promise<string[]> {
  return readdir(join(world.context.config.dataFolder, 'files/parts')).catch(() => []);
}

async function read(path: string, who = maya): Promise<unknown> {
  const answer = await fetch(`${origin}/prod-api${path}`, { headers: who.bearer });
  return Answer.parse(await answer.json()).data;
}

/** Smaller than the console's, so that a test is quick: a chunk may have any size below the limit. */
const piece = 100_000;
const size = 2 * piece + 7_000;

describe('an upload in chunks', () => {
  it('R-UPL-020 R-UPL-021: is what the policy offers above 16 MB, and ends as the file it was, with md5 and size', async () => {
    const bytes = film(chunksAboveBytes + 1);
    const size = bytes.length;
    const policy = await sign(bytes);
    expect(policy.chunks).toEqual({ uri: `/prod-api/oss/chunks/${policy.key}`, bytes: chunkBytes });
    expect((await sign(bytes.subarray(1))).chunks).toBeNull();
    await put(policy, 0, bytes.subarray(0, chunkBytes));
    await put(policy, chunkBytes, bytes.subarray(chunkBytes, 2 * chunkBytes));
    await put(policy, 2 * chunkBytes, bytes.subarray(2 * chunkBytes));
    const answer = await ask('POST', policy);
    expect(answer.status).toBe(200);
    const record = FileRecord.parse(answer.data);
    expect(record).toMatchObject({ type: 'video', name: 'noon.mp4', size, md5: md5Of(bytes) });
    const kept = await fetch(origin + record.url);
    expect(md5Of(Buffer.from(await kept.arrayBuffer()))).toBe(record.md5);
    // Whoever did not hear of it asks again; nothing can be put there any more.
    expect(FileRecord.parse((await ask('POST', policy)).data)).toEqual(record);
    expect(await put(policy, 0, film(3_000))).toMatchObject({ status: 404 });
    expect(await parts()).not.toContain(policy.key);
  });

  it('goes on where the server stands, after a line that broke in the middle and a server that died', async () => {
    const bytes = film(size);
    const policy = await sign(bytes, 'broken.mp4');
    await put(policy, 0, bytes.subarray(0, piece));
    await breakOff(policy, piece, bytes.subarray(piece, 2 * piece), 30_000);
    await expect
      .poll(async () => Offset.parse(await ask('GET', policy)).data.offset, { timeout: 10_000 })
      .toBeGreaterThan(piece);
    await app.close();
    await start();
    const { offset } = Offset.parse(await ask('GET', policy)).data;
    expect(offset).toBeLessThan(2 * piece);
    const wrong = await put(policy, offset + 1, bytes.subarray(offset + 1, offset + 1_000));
    expect(wrong).toMatchObject({ status: 409, code: 409030, data: { figures: { offset } } });
    expect(await ask('POST', policy)).toMatchObject({ status: 409, data: { figures: { offset } } });
    await putAll(policy, bytes, offset);
    expect(await ask('POST', policy)).toMatchObject({ status: 200, data: { md5: md5Of(bytes) } });
  });

  it('is found again by its owner after its policy has run out, and by nobody else', async () => {
    const bytes = film(size);
    const first = await sign(bytes, 'train.mp4');
    await put(first, 0, bytes.subarray(0, piece));
    await world.context.db
      .updateTable('upload')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('key', '=', first.key)
      .execute();
    expect(await put(first, piece, bytes.subarray(piece, 2 * piece))).toMatchObject({
      status: 404,
    });
    const listed = { key: first.key, name: 'train.mp4', size, receivedBytes: piece };
    expect(await read('/oss/media/unfinished')).toEqual([listed]);
    expect(await read('/oss/media/unfinished', noor)).toEqual([]);
    expect((await sign(bytes, 'train.mp4', noor)).key).not.toBe(first.key);
    expect((await sign(film(size), 'train.mp4')).key).not.toBe(first.key);
    const again = await sign(bytes, 'train.mp4');
    expect(again.key).toBe(first.key);
    await putAll(again, bytes, piece);
    expect(await ask('POST', again)).toMatchObject({ status: 200 });
    expect(await read('/oss/media/unfinished')).toEqual([]);
  });

  it('U02 U09 U15 O20: is refused by its first bytes, by its size, by a wrong signature; nothing is left', async () => {
    const bytes = film(size);
    const before = await parts();
    const liar = await sign(bytes, 'liar.mp4');
    expect(await put(liar, 0, Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/x.ts\n'))).toMatchObject({
      status: 415,
    });
    expect(await parts()).toEqual(before);
    const long = await put(liar, 0, film(size + 1));
    expect(long.status).toBe(413);
    const other = await sign(film(size), 'other.mp4');
    expect(await put({ ...liar, signature: other.signature }, 0, bytes.subarray(0, 100))).toMatchObject({
      status: 400,
    });
    expect(await put({ ...liar, key: other.key }, 0, bytes.subarray(0, 100))).toMatchObject({
      status: 400,
    });
    // The first bytes may come one by one: what they are is asked again of the whole.
    const slow = await sign(Buffer.concat([Buffer.from('\0\0\0\x18'), Buffer.alloc(size)]), 'slow.mp4');
    expect(await put(slow, 0, Buffer.from('\0\0\0\x18'))).toMatchObject({ status: 415 });
  });

  it('U18: a full disk says so and goes on where it was when there is room; bytes that changed on the way are not kept', async () => {
    const bytes = film(size);
    const policy = await sign(bytes, 'full.mp4');
    await put(policy, 0, bytes.subarray(0, piece));
    diskIsFull = true;
    expect(await put(policy, piece, bytes.subarray(piece, 2 * piece))).toMatchObject({
      status: 507,
    });
    diskIsFull = false;
    const changed = Buffer.from(bytes);
    changed[size - 1] = (changed[size - 1] ?? 0) ^ 1;
    await putAll(policy, changed, piece);
    expect(await ask('POST', policy)).toMatchObject({ status: 400, code: 400002 });
    expect(await ask('GET', policy)).toMatchObject({ data: { offset: 0 } });
    await putAll(policy, bytes);
    expect(await ask('POST', policy)).toMatchObject({ status: 200 });
  });

  it('U14: a film that breaks off is refused once it is whole, with what to do, and nothing of it is kept', async () => {
    const bytes = film(size).subarray(0, size - 1_000);
    const policy = await sign(bytes, 'broken.mp4');
    await putAll(policy, bytes);
    expect(await ask('POST', policy)).toMatchObject({ status: 400, code: 400002 });
    expect(await ask('GET', policy)).toMatchObject({ data: { offset: 0 } });
    expect(await world.context.files.size(policy.key)).toBeNull();
    expect(await parts()).not.toContain(policy.key);
    expect(
      await read(`/oss/media/stored?name=broken.mp4&size=${bytes.length}&md5=${md5Of(bytes)}`),
    ).toBeNull();
  });

  it('a part the disk lost is sent from the start, not mended with zeros', async () => {
    const bytes = film(size);
    const policy = await sign(bytes, 'lost.mp4');
    await put(policy, 0, bytes.subarray(0, piece));
    await rm(join(world.context.config.dataFolder, 'files/parts', policy.key));
    const lost = await put(policy, piece, bytes.subarray(piece, 2 * piece));
    expect(lost).toMatchObject({ status: 409, data: { figures: { offset: 0 } } });
    await putAll(policy, bytes);
    expect(await ask('POST', policy)).toMatchObject({ status: 200 });
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
    expect((await abandon(maya)).status).toBe(200);
    expect(await parts()).not.toContain(policy.key);
    expect(await ask('GET', policy)).toMatchObject({ status: 404 });
    const other = await sign(bytes, 'late.mp4');
    await put(other, 0, bytes.subarray(0, piece));
    await purgeUploads(world.context);
    expect(await parts()).toContain(other.key);
    await world.context.db
      .updateTable('upload')
      .set({ kept_until: '2020-01-01T00:00:00Z' })
      .where('key', '=', other.key)
      .execute();
    await purgeUploads(world.context);
    expect(await parts()).not.toContain(other.key);
  });

  it('O21: a sender who holds on is cut off before the whole is hashed, and changes nothing after', async () => {
    const bytes = film(size);
    const policy = await sign(bytes, 'held.mp4');
    const evil = holdOn(policy, bytes.subarray(0, 100_000));
    const cutOff = new Promise((done) => evil.on('close', done));
    await expect.poll(parts).toContain(policy.key);
    await putAll(policy, bytes, Offset.parse(await ask('GET', policy)).data.offset);
    const record = FileRecord.parse((await ask('POST', policy)).data);
    evil.write(Buffer.alloc(500_000, 1));
    await cutOff;
    const kept = await fetch(origin + record.url);
    expect(md5Of(Buffer.from(await kept.arrayBuffer()))).toBe(record.md5);
  });
});

function chunkRequest(policy: UploadPolicy, offset: number, length: number) {
  const sent = request(`${origin}/prod-api/oss/chunks/${policy.key}?offset=${offset}`, {
    method: 'PUT',
    headers: {
      ...headersOf(policy),
      'content-type': 'application/octet-stream',
      'content-length': length,
    },
  });
  sent.on('error', () => undefined);
  return sent;
}

/** Sends the first `some` bytes of a chunk and is gone. */
async function breakOff(policy: UploadPolicy, offset: number, bytes: Buffer, some: number): Promise<void> {
  const sent = chunkRequest(policy, offset, bytes.length);
  sent.write(bytes.subarray(0, some));
  const part = join(world.context.config.dataFolder, 'files/parts', policy.key);
  await expect.poll(async () => (await stat(part)).size).toBeGreaterThan(offset);
  sent.destroy();
}

/** Sends a little of a chunk and keeps the line open. */
function holdOn(policy: UploadPolicy, some: Buffer) {
  const sent = chunkRequest(policy, 0, 1_000_000);
  sent.write(some);
  return sent;
}
