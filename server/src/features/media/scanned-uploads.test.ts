// What is uploaded is looked at by a virus scanner where one is named, on every way into the store; unchecked, nothing is let in.
import type { UploadPolicy } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../db/free-port.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { eicar, testClamd } from '../../files/test-clamd.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { sendForm, uploadForm } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { signUpload } from './sign-upload.ts';

overStores((store: TestStore) => {
  const clamd = testClamd();
  let port: number;
  let world: TestContext;
  let maya: TestActor;
  let app: FastifyInstance;
  let origin: string;
  let view: StoreView;
  const { ask, putAll } = openChunkSender(() => origin);
  const infected = { status: 422, code: 422045 };
  const unchecked = { status: 503, code: 503003 };

  beforeAll(async () => {
    port = await freePort();
    world = await testContext({ environment: { ...store.environment, HERALD_CLAMD: `127.0.0.1:${port}` } });
    view = store.view(world.context.config.dataFolder);
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    ({ app, origin } = await openMediaDoors(world.context));
  });
  beforeEach(() => clamd.listen({ port }));
  afterEach(() => clamd.close());
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const sign = (name: string, bytes: Buffer) => signUpload(world.context, maya, { name, size: bytes.length });
  const post = async (policy: UploadPolicy, bytes: Buffer) =>
    sendForm(origin, policy, uploadForm(policy, bytes));
  const isKept = async ({ key }: UploadPolicy) =>
    [...(await view.all()), ...(await view.parts())].some((name) => name.includes(key.split('.')[0] ?? '-'));
  const isFile = async ({ key }: UploadPolicy) =>
    (await world.context.db.selectFrom('file').select('key').where('key', '=', key).execute()).length > 0;
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
  const withVirus = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(eicar)]);
  /** Where its filler stood. */
  const filmWithVirus = () => {
    const film = makeTestVideo(9_000);
    film.write(eicar, film.length - 500, 'latin1');
    return film;
  };

  it('U21: what is infected is refused with the name of it and not kept, whichever way it came', async () => {
    const bad = withVirus(await picture());
    const image = await sign('harbour.jpg', bad);
    expect(await post(image, bad)).toMatchObject({
      ...infected,
      data: { code: 'file-infected', figures: { name: 'harbour.jpg', virus: 'Eicar-Signature' } },
    });
    const film = filmWithVirus();
    const posted = await sign('posted.mp4', film);
    expect(await post(posted, film)).toMatchObject(infected);
    const chunked = await sign('chunked.mp4', film);
    await putAll(chunked, film, film.length);
    expect(await ask('POST', chunked)).toMatchObject(infected);
    for (const policy of [image, posted, chunked])
      expect([await isKept(policy), await isFile(policy)]).toEqual([false, false]);
  });

  it('a film is asked about before any program opens it: what is damaged too is infected first', async () => {
    const broken = Buffer.concat([makeTestVideo(3_000).subarray(0, 500), Buffer.from(eicar)]);
    const { video } = world.context;
    let opened = 0;
    const probe: typeof video.probe = (film) => {
      opened += 1;
      return video.probe(film);
    };
    world.context.video = { ...video, probe };
    const [posted, chunked] = [await sign('posted.mp4', broken), await sign('chunked.mp4', broken)];
    expect(await post(posted, broken)).toMatchObject(infected);
    await putAll(chunked, broken, broken.length);
    expect(await ask('POST', chunked)).toMatchObject(infected);
    world.context.video = video;
    expect([opened, await isKept(posted), await isKept(chunked)]).toEqual([0, false, false]);
  });

  it('what is clean is let in, once the scanner has heard all of it', async () => {
    const [image, film] = [await picture(), makeTestVideo(12_000)];
    expect(await post(await sign('harbour.jpg', image), image)).toMatchObject({ status: 200 });
    expect(clamd.seen.at(-1)?.equals(image)).toBe(true);
    const policy = await sign('chunked.mp4', film);
    await putAll(policy, film, film.length);
    expect(await ask('POST', policy)).toMatchObject({ status: 200 });
    expect(clamd.seen.at(-1)?.equals(film)).toBe(true);
  });

  it('while it cannot be asked nothing is let in, and nobody sends again what came in chunks', async () => {
    const [image, film] = [await picture(), makeTestVideo(14_000)];
    const [one, posted, chunked] = [
      await sign('a.jpg', image),
      await sign('b.mp4', film),
      await sign('c.mp4', film),
    ];
    await putAll(chunked, film, film.length);
    await clamd.close();
    expect(await post(one, image)).toMatchObject({ ...unchecked, data: { code: 'scanner-away' } });
    expect(await post(posted, film)).toMatchObject(unchecked);
    expect(await ask('POST', chunked)).toMatchObject(unchecked);
    for (const policy of [one, posted, chunked]) expect(await isFile(policy)).toBe(false);
    await clamd.listen({ port });
    clamd.atMostBytes = 1_000;
    expect(await ask('POST', chunked)).toMatchObject(unchecked);
    clamd.atMostBytes = Infinity;
    expect(await post(one, image)).toMatchObject({ status: 200 });
    expect(await ask('POST', chunked)).toMatchObject({ status: 200 });
  });
});
