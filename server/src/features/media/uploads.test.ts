// Uploads over real HTTP into a real folder: exactly what was signed, once, and only what it says it is.
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Files } from '../../files/files.ts';
import { postForm, uploadFields, uploadForm } from '../../http/test-upload.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { readMedia } from './read-media.ts';
import { signUpload } from './sign-upload.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin: string;
/** Set by a test. */
let diskIsFull = false;
const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const { files: disk } = world.context;
  const write: Files['write'] = (key, stream, atMostBytes) =>
    diskIsFull ? Promise.reject(noSpace) : disk.write(key, stream, atMostBytes);
  const files: Files = { ...disk, write };
  ({ app, origin } = await openMediaDoors({ ...world.context, files }));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#a33' } })
    .toFormat(format)
    .toBuffer();
const sign = (name: string, bytes: { length: number }) =>
  signUpload(world.context, maya, { name, size: bytes.length });

const post = (form: FormData) => postForm(origin, form);

async function upload(name: string, bytes: Buffer): Promise<z.infer<typeof FileRecord>> {
  const answer = await post(uploadForm(await sign(name, bytes), bytes, name));
  expect(answer).toMatchObject({ status: 200, code: 200 });
  return FileRecord.parse(answer.data);
}

async function stored(): Promise<string[]> {
  const all = await readdir(join(world.context.config.dataFolder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return all.filter((one) => one.isFile()).map((one) => one.name);
}

describe('an upload', () => {
  it('R-API-059 R-API-060 R-API-062 R-UPL-020 R-UPL-021 R-ENT-003: is posted where its policy says and comes back with size and md5', async () => {
    const response = await fetch(`${origin}/prod-api/oss/tuku/postpolicy?name=a.png&size=10`, {
      headers: maya.bearer,
    });
    expect(await response.json()).toMatchObject({
      code: 200,
      data: { k: 'herald', uploadUri: '/prod-api/oss/upload' },
    });
    const bytes = await picture('png');
    const record = await upload('Harbour.png', bytes);
    expect(record).toMatchObject({ type: 'img', name: 'Harbour.png', width: 40, height: 30 });
    const file = await fetch(origin + record.url);
    const kept = Buffer.from(await file.arrayBuffer());
    expect(kept.length).toBe(record.size);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect((await readMedia(world.context, { url: record.url })).mimeType).toBe('image/png');
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
      const header = (await fetch(origin + url)).headers.get('content-disposition') ?? '';
      expect(header).toMatch(/^inline; filename="[A-Za-z0-9._-]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/);
    }
  });

  it('U02 U09 U11: what is not what its ending says is refused by its first bytes and not kept', async () => {
    const before = (await stored()).length;
    for (const [name, content] of [
      ['a.png', '<html><script>alert(1)</script>'],
      ['a.jpg', '%PDF-1.7 and more and more and more'],
      ['a.gif', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['a.mp4', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/x.ts\n'],
      ['a.mp4', 'ffconcat version 1.0\nfile http://127.0.0.1/x'],
      ['a.webm', '\x7fELF'],
      ['a.png', '\x89PNG\r\n\x1a\nand no picture'],
      ['a.mp3', 'x'],
    ] as const) {
      const bytes = Buffer.from(content, 'latin1');
      expect(await post(uploadForm(await sign(name, bytes), bytes))).toMatchObject({
        status: 415,
        code: 415001,
      });
    }
    expect(await stored()).toHaveLength(before);
  });

  it('U15: more or fewer bytes than announced are refused while streaming, and the policy is good again', async () => {
    const film = makeTestVideo(99_000);
    const bytes = Buffer.concat([film, Buffer.alloc(100_000, 7)]);
    const small = await sign('v.mp4', film);
    expect(await post(uploadForm(small, bytes))).toMatchObject({ status: 413, code: 413001 });
    expect(await post(uploadForm(small, film.subarray(0, -1)))).toMatchObject({ status: 400 });
    const before = await stored();
    expect(before.filter((name) => name.startsWith(small.key))).toEqual([]);
    expect(await post(uploadForm(small, film))).toMatchObject({ status: 200 });
  });

  it('O20: a changed key, policy, signature, field or time, and a file before its fields, are refused', async () => {
    const bytes = await picture('png');
    const policy = await sign('a.png', bytes);
    const other = await sign('b.png', bytes);
    const wider = Buffer.from(
      Buffer.from(policy.policy, 'base64').toString().replaceAll(String(bytes.length), '99'),
    ).toString('base64');
    for (const more of [
      { key: other.key },
      { key: '../../x.png' },
      { key: '${filename}' },
      { policy: wider },
      { signature: other.signature },
      { OSSAccessKeyId: 'other' },
      { success_action_redirect: 'https://evil.example' },
      { acl: 'public-read' },
      { 'Content-Type': 'text/html' },
    ])
      expect(await post(uploadForm(policy, bytes, 'x', more))).toMatchObject({ status: 400, code: 400002 });
    const late = new FormData();
    late.set('file', new Blob([new Uint8Array(bytes)]), 'x.png');
    for (const [field, value] of uploadForm(policy, bytes)) if (field !== 'file') late.append(field, value);
    expect(await post(late)).toMatchObject({ status: 400 });
    await world.context.db
      .updateTable('upload')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('key', '=', other.key)
      .execute();
    expect(await post(uploadForm(other, bytes))).toMatchObject({ status: 404 });
    expect(await post(uploadForm(policy, bytes))).toMatchObject({ status: 200 });
  });

  it('O21 U17: a policy is good once, also for two who come together; what is stored is never overwritten', async () => {
    const bytes = await picture('png');
    const policy = await sign('a.png', bytes);
    const both = await Promise.all([post(uploadForm(policy, bytes)), post(uploadForm(policy, bytes))]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const blue = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    expect(await post(uploadForm(policy, blue))).toMatchObject({ status: 404 });
    await expect(world.context.files.write(policy.key, Readable.from([blue]), 9_999)).rejects.toThrow(
      'EEXIST',
    );
  });

  it('U18: a full disk says so, keeps nothing, and takes the file when there is room again', async () => {
    const bytes = await picture('png');
    const policy = await sign('a.png', bytes);
    diskIsFull = true;
    expect(await post(uploadForm(policy, bytes))).toMatchObject({ status: 507, code: 507001 });
    diskIsFull = false;
    expect(await post(uploadForm(policy, bytes))).toMatchObject({ status: 200 });
  });

  it('U22: thousands of fields, a field called __proto__ and a form without end get a clean no', async () => {
    const bytes = await picture('png');
    const policy = await sign('a.png', bytes);
    const many = uploadForm(policy, bytes);
    const first = new FormData();
    for (let n = 0; n < 2_000; n += 1) first.append(`f${n}`, 'x');
    for (const [field, value] of many) first.append(field, value);
    expect(await post(first)).toMatchObject({
      status: 400,
      data: { code: 'upload-refused', figures: { part: 'fields' } },
    });
    const proto = new FormData();
    proto.set('__proto__', 'x');
    expect((await post(proto)).status).toBe(400);
    const cut = await new Promise<number>((done) => {
      const sent = request(`${origin}/prod-api/oss/upload`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      sent.on('response', (answer) => done(answer.statusCode ?? 0));
      const parts = Object.entries(uploadFields(policy)).map(
        ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      sent.end(
        `${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n\x89PNG`,
      );
    });
    expect(cut).toBeGreaterThanOrEqual(400);
    expect(cut).toBeLessThan(500);
    expect(await post(uploadForm(policy, bytes))).toMatchObject({ status: 200 });
  });
});

it('U15: a sender who goes away in the middle leaves nothing behind, and the policy is good again', async () => {
  const bytes = makeTestVideo(300_000);
  const policy = await sign('v.mp4', bytes);
  const encoded = new Request('http://x', { method: 'POST', body: uploadForm(policy, bytes) });
  const body = Buffer.from(await encoded.arrayBuffer());
  const sent = request(`${origin}/prod-api/oss/upload`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': body.length },
  });
  sent.on('error', () => undefined);
  sent.write(body.subarray(0, 200_000));
  await expect.poll(async () => (await stored()).some((name) => name.startsWith(policy.key))).toBe(true);
  sent.destroy();
  await expect.poll(async () => (await stored()).some((name) => name.startsWith(policy.key))).toBe(false);
  await expect
    .poll(async () => (await post(uploadForm(policy, bytes))).status, { timeout: 15_000 })
    .toBe(200);
});
