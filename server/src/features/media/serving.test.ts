// What is stored is served as what it is: in part, small, under our own key and nothing else.
import { Readable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { uploadFields } from '../../http/test-upload.ts';
import { answerErrors } from '../../http/errors.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { acceptUpload } from './accept-upload.ts';
import { composeAddress } from './compose-address.ts';
import { readMedia } from './read-media.ts';
import { mediaRoutes } from './routes.ts';
import { signUpload } from './sign-upload.ts';

overStores((store: TestStore) => {
  let world: TestContext;
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    app = fastify();
    answerErrors(app);
    mediaRoutes(app, world.context);
    const maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    const bytes = await sharp({ create: { width: 900, height: 30, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const policy = await signUpload(world.context, maya, { name: 'big.jpg', size: bytes.length });
    const sent = {
      fields: new Map(Object.entries(uploadFields(policy))),
      file: Readable.from([bytes]),
      end: async () => undefined,
    };
    ({ url } = await acceptUpload(world.context, sent));
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  it('whole to anybody who has its address, as a platform that fetches it; another address is none of ours', async () => {
    const origin = 'https://desk.example';
    const whole = composeAddress({ origin }, url);
    expect(whole).toBe(`${origin}${url}`);
    expect(composeAddress({ origin }, whole)).toBe(whole);
    const served = await app.inject({ url: new URL(whole).pathname });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    for (const strange of ['https://elsewhere.example/a.jpg', '/prod-api/media/../secret.jpg', ''])
      expect(() => composeAddress({ origin }, strange)).toThrow('not-found');
  });

  it('a part of it, or the word that there is no such part', async () => {
    const part = await app.inject({ url, headers: { range: 'bytes=0-1' } });
    expect([part.statusCode, part.headers['content-length'], part.rawPayload.toString('hex')]).toEqual([
      206,
      '2',
      'ffd8',
    ]);
    expect((await app.inject({ url, headers: { range: 'bytes=-2' } })).rawPayload.toString('hex')).toBe(
      'ffd9',
    );
    expect((await app.inject({ url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
  });

  it('a small one of a picture, also the second time and for two at once', async () => {
    for (const small of await Promise.all([1, 2, 3].map(() => app.inject(`${url}?w=320`)))) {
      expect(small.headers['content-type']).toBe('image/webp');
      expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    }
    expect((await app.inject(`${url}?w=321`)).headers['content-type']).toBe('image/jpeg');
  });

  it('M03: nothing under a key that is not ours', async () => {
    for (const key of [`${'0'.repeat(40)}.jpg`, '..%2f..%2fvault.key', 'a%00b'])
      expect((await app.inject(`/prod-api/media/${key}`)).statusCode).toBe(404);
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
