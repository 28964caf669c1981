// What is stored is served as what it is: in part, small, under our own key and nothing else.
import { Readable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { uploadFields } from '../../http/test-upload.ts';
import { answerErrors } from '../../http/errors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { acceptUpload } from './accept-upload.ts';
import { readMedia } from './read-media.ts';
import { mediaRoutes } from './routes.ts';
import { signUpload } from './sign-upload.ts';

overStores((store: TestStore) => {
  let world: TestContext;
  let app: FastifyInstance;
  let maya: TestActor;
  let url: string;
  let length: number;

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    app = fastify();
    answerErrors(app);
    mediaRoutes(app, world.context);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    const bytes = await sharp({ create: { width: 900, height: 30, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const policy = await signUpload(world.context, maya, { name: 'big.jpg', size: bytes.length });
    const sent = {
      fields: new Map(Object.entries(uploadFields(policy))),
      file: Readable.from([bytes]),
      end: async () => undefined,
    };
    ({ url, size: length } = await acceptUpload(world.context, sent));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    app.inject({ url: address, headers: { ...maya.bearer, ...headers } });

  it('whole, as what it is, and kept by nobody but who saw it', async () => {
    const served = await get(url);
    expect([served.statusCode, served.rawPayload.length]).toEqual([200, length]);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
      vary: 'Cookie',
    });
  });

  it('a part of it, or the word that there is no such part and nothing else', async () => {
    const part = await get(url, { range: 'bytes=0-1' });
    expect([part.statusCode, part.headers['content-length'], part.rawPayload.toString('hex')]).toEqual([
      206,
      '2',
      'ffd8',
    ]);
    expect((await get(url, { range: 'bytes=-2' })).rawPayload.toString('hex')).toBe('ffd9');
    const beyond = await get(url, { range: 'bytes=99999999-' });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.payload]).toEqual([
      416,
      `bytes */${length}`,
      '',
    ]);
    expect(beyond.headers['content-type']).toBeUndefined();
  });

  it('the rest of what was begun, and the whole where that was another file', async () => {
    const etag = String((await get(url)).headers.etag);
    const range = 'bytes=0-1';
    expect((await get(url, { range, 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 10:00:00 GMT']) {
      const whole = await get(url, { range, 'if-range': other });
      expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, length]);
    }
  });

  it('not again to whoever has it already', async () => {
    const etag = String((await get(url)).headers.etag);
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': known });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('private, max-age=3600');
    }
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    expect((await get(`${url}?w=320`, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('a small one of a picture, also the second time and for two at once', async () => {
    for (const small of await Promise.all([1, 2, 3].map(() => get(`${url}?w=320`)))) {
      expect(small.headers['content-type']).toBe('image/webp');
      expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    }
    for (const odd of ['321', '99999', 'x', '', '-1'])
      expect((await get(`${url}?w=${odd}`)).headers['content-type']).toBe('image/webp');
    const next = await get(`${url}?w=321`);
    expect(next.headers.etag).toBe((await get(`${url}?w=640`)).headers.etag);
  });

  it('M03: nothing under a key that is not ours', async () => {
    const key = url.split('/').at(-1);
    const strange = [
      `${'0'.repeat(40)}.jpg`,
      '..%2f..%2fvault.key',
      'a%00b',
      `${key}%00`,
      `%00${key}`,
      `${key}%20`,
    ];
    for (const one of strange) {
      const answer = await get(`/prod-api/media/${one}`);
      expect([one, answer.statusCode, answer.json().data.code]).toEqual([one, 404, 'not-found']);
    }
  });

  it('a channel reads it only under our own address', async () => {
    const { origin } = world.context.config;
    expect((await readMedia(world.context, { url: origin + url })).mimeType).toBe('image/jpeg');
    for (const wrong of [
      `https://evil.example${url}`,
      'file:///etc/passwd',
      `${url}?x`,
      '/prod-api/media/../vault.key',
      '',
    ])
      await expect(readMedia(world.context, { url: wrong })).rejects.toMatchObject({ code: 'not-found' });
  });
});
