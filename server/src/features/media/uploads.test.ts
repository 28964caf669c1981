// Uploads over real HTTP into real stores: exactly what was signed, once, and only what it says it is.
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Files } from '../../files/files.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { readMedia } from './read-media.ts';
import { signUpload } from './sign-upload.ts';

overStores(uploads);

function uploads(store: TestStore): void {
  let world: TestContext;
  let maya: TestActor;
  let app: FastifyInstance;
  let origin: string;
  let view: StoreView;
  /** Set by a test. */
  let isFull = false;
  const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });

  beforeAll(async () => {
    const { environment } = store;
    world = await testContext({ environment });
    view = store.view(world.context.config.dataFolder);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    const { files: real } = world.context;
    const write: Files['write'] = (key, stream, atMostBytes) =>
      isFull ? Promise.reject(noSpace) : real.write(key, stream, atMostBytes);
    const files: Files = { ...real, write };
    ({ app, origin } = await openMediaDoors({ ...world.context, files }));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const sign = (name: string, bytes: { length: number }) =>
    signUpload(world.context, maya, { name, size: bytes.length });
  type Policy = Awaited<ReturnType<typeof sign>>;
  const post = (policy: Policy, bytes: Buffer, name?: string) =>
    sendForm(origin, policy, uploadForm(policy, bytes, name));
  const kept = async ({ key }: Policy) => (await view.all()).filter((name) => name.startsWith(key));

  const get = (url: string) => fetch(origin + url, { headers: maya.bearer });

  async function upload(name: string, bytes: Buffer): Promise<z.infer<typeof FileRecord>> {
    const answer = await post(await sign(name, bytes), bytes, name);
    expect(answer).toMatchObject({ status: 200, code: 200 });
    return FileRecord.parse(answer.data);
  }

  describe('an upload', () => {
    it('R-API-059 R-API-060 R-API-062 R-UPL-020 R-UPL-021 R-ENT-003: is posted where its policy says and comes back with size and md5', async () => {
      const response = await fetch(`${origin}/prod-api/oss/tuku/postpolicy?name=a.png&size=10`, {
        headers: maya.bearer,
      });
      const { HERALD_S3_ENDPOINT: endpoint, HERALD_S3_BUCKET: bucket } = store.environment;
      const uploadUri = store.name === 'S3' ? `${endpoint}/${bucket}` : '/prod-api/oss/upload';
      expect(await response.json()).toMatchObject({
        code: 200,
        data: { k: 'herald', uploadUri, uploader: uploadUri },
      });
      const empty = await get('/prod-api/oss/tuku/postpolicy?name=a.png&size=0');
      expect(await empty.json()).toMatchObject({ data: { problems: [{ code: 'file-empty' }] } });
      const bytes = await picture('png');
      const record = await upload('Harbour.png', bytes);
      expect(record).toMatchObject({ type: 'img', name: 'Harbour.png', width: 40, height: 30 });
      const file = await get(record.url);
      const served = Buffer.from(await file.arrayBuffer());
      expect(served.length).toBe(record.size);
      expect(record.md5).toBe(createHash('md5').update(served).digest('hex'));
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
      expect((await readMedia(world.context, { url: record.url })).mimeType).toBe('image/png');
      // Where it first came to, nothing is left of it.
      expect(await view.all()).toEqual([record.url.split('/').at(-1)]);
    });

    it('R-UPL-001 R-UPL-002 R-UPL-004 R-UPL-005 R-UPL-006 R-UPL-008: of another type or too large is refused before it starts', async () => {
      const mega = 1_048_576;
      for (const [name, size] of [
        ['a.svg', 10],
        ['a.jpg.exe', 10],
        ['.htaccess', 10],
        ['a.png', 10 * mega],
        ['a.gif', 16 * mega + 1],
        ['a.mp4', 1024 * mega],
        ['a.mp3', 500 * mega + 1],
      ] as const)
        await expect(signUpload(world.context, maya, { name, size })).rejects.toMatchObject({
          code: 'upload-refused',
        });
      for (const [name, size] of [
        ['a.gif', 16 * mega],
        ['a.mp4', 1024 * mega - 1],
        ['a.mp3', 500 * mega],
      ] as const)
        expect((await signUpload(world.context, maya, { name, size })).key).toMatch(/^[0-9a-f]{40}\.\w+$/);
    });

    it('U01: names of any kind never become a path and are quoted in the header', async () => {
      const bytes = await picture('png');
      for (const name of [
        'evil.php.png',
        '../../etc/x.png',
        'a\r\nX: "1".png',
        '<img>.png',
        `${'n'.repeat(300)}.png`,
        'CON.png',
        '港.png',
      ]) {
        const { url } = await upload(name, bytes);
        expect(url).toMatch(/^\/prod-api\/media\/[0-9a-f]{40}\.png$/);
        const header = (await get(url)).headers.get('content-disposition') ?? '';
        expect(header).toMatch(/^inline; filename="[A-Za-z0-9._-]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/);
      }
    });

    it('U02 U09 U11: what is not what its ending says is refused by its first bytes and not kept', async () => {
      const before = (await view.all()).length;
      for (const [name, content] of [
        ['a.png', '<html><script>alert(1)</script>'],
        ['a.jpg', '%PDF-1.7 and more and more and more'],
        ['a.gif', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
        ['a.mp4', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/x.ts\n'],
        ['a.mp4', 'ffconcat version 1.0\nfile http://127.0.0.1/x'],
        ['a.webm', '\x7fELF'],
        ['a.mp3', 'x'],
      ] as const) {
        const bytes = Buffer.from(content, 'latin1');
        expect(await post(await sign(name, bytes), bytes)).toMatchObject({ status: 415, code: 415001 });
      }
      const damaged = Buffer.from('\x89PNG\r\n\x1a\nand no picture', 'latin1');
      expect(await post(await sign('a.png', damaged), damaged)).toMatchObject({
        status: 400,
        data: { problems: [{ code: 'picture-damaged' }] },
      });
      expect(await view.all()).toHaveLength(before);
    });

    it('O21 U17: a policy is good once, also for two who come together; what is stored is never overwritten', async () => {
      const bytes = await picture('png');
      const policy = await sign('a.png', bytes);
      const both = await Promise.all([post(policy, bytes), post(policy, bytes)]);
      expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      const { url } = FileRecord.parse(both.find(({ status }) => status === 200)?.data);
      const stored = async () => Buffer.from(await (await get(url)).arrayBuffer());
      const first = await stored();
      // As many bytes, so that no store minds the size.
      expect(await post(policy, Buffer.alloc(bytes.length, 7))).toMatchObject({ status: 404 });
      const blue = await picture('png', 40, '#00f');
      await expect(world.context.files.write(policy.key, Readable.from([blue]), 9_999)).rejects.toThrow(
        'EEXIST',
      );
      expect((await stored()).equals(first)).toBe(true);
    });

    it('U18: a full store says so, keeps nothing, and takes the file when there is room again', async () => {
      const bytes = await picture('png');
      const policy = await sign('a.png', bytes);
      isFull = true;
      expect(await post(policy, bytes)).toMatchObject({ status: 507, code: 507001 });
      isFull = false;
      expect(await post(policy, bytes)).toMatchObject({ status: 200 });
    });

    it('U15: whose sender goes away in the middle leaves nothing behind, and its policy is good again', async () => {
      const bytes = makeTestVideo(300_000);
      const policy = await sign('v.mp4', bytes);
      const encoded = new Request('http://x', { method: 'POST', body: uploadForm(policy, bytes) });
      const body = Buffer.from(await encoded.arrayBuffer());
      const sent = request(new URL(policy.uploader, origin), {
        method: 'POST',
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          'content-length': body.length,
        },
      });
      sent.on('error', () => undefined);
      await new Promise((done) => sent.write(body.subarray(0, 200_000), done));
      // Another store shows nothing before it has all.
      await expect.poll(async () => (await kept(policy)).length).toBe(store.name === 'disk' ? 1 : 0);
      sent.destroy();
      await expect.poll(() => kept(policy)).toEqual([]);
      await expect.poll(async () => (await post(policy, bytes)).status, { timeout: 15_000 }).toBe(200);
    });
  });
}

function picture(format: 'png' | 'jpeg', width = 40, background = '#a33'): Promise<Buffer> {
  return sharp({ create: { width, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
