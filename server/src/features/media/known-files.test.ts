// A file that is there already is known by md5 and size; what arrives is the file that was hashed; and the token of Qiniu's shape.
import { createHash } from 'node:crypto';
import { FileRecord, UploadToken } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { testContext, type TestContext } from '../../test-context.ts';

overStores((store: TestStore) => {
  let world: TestContext;
  let maya: TestActor;
  let noor: TestActor;
  let app: FastifyInstance;
  let origin: string;
  let bytes: Buffer;

  beforeAll(async () => {
    world = await testContext({ environment: store.environment });
    maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
    noor = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
    ({ app, origin } = await openMediaDoors(world.context));
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
    // Something behind its end, so that it is drawn anew.
    bytes = Buffer.concat([await picture.png().toBuffer(), Buffer.from('and more, '.repeat(40))]);
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  async function read(path: string, who = maya): Promise<unknown> {
    const answer = await fetch(`${origin}/prod-api${path}`, { headers: who.bearer });
    return z.object({ data: z.unknown() }).parse(await answer.json()).data;
  }

  async function token(name: string, more = ''): Promise<UploadToken> {
    return UploadToken.parse(await read(`/qiniu/upload/token?name=${name}&size=${bytes.length}${more}`));
  }

  async function post({ key, token, url }: UploadToken, content: Buffer) {
    const form = new FormData();
    form.set('key', key);
    form.set('token', token);
    form.set('file', new Blob([new Uint8Array(content)]), 'a.png');
    const answer = await fetch(origin + url, { method: 'POST', body: form });
    return { status: answer.status, ...z.object({ data: z.unknown() }).parse(await answer.json()) };
  }

  it('R-API-061: a token is good for its one file, once, and not when it was changed', async () => {
    const given = await token('token.png');
    expect((await post({ ...given, token: given.token.replace('herald:', 'herald:x') }, bytes)).status).toBe(
      400,
    );
    expect((await post({ ...given, key: (await token('b.png')).key }, bytes)).status).toBe(400);
    expect((await post(given, bytes)).status).toBe(200);
    expect((await post(given, bytes)).status).toBe(404);
  });

  it('R-UPL-021: what arrives is the file that was hashed; it is known from then on by its department, as it was sent', async () => {
    const content = Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')]);
    const known = `/oss/media/stored?name=other.png&size=${content.length}&md5=${md5Of(content)}`;
    expect(await read(known)).toBeNull();
    const given = await token('known.png', `&md5=${md5Of(content)}`);
    expect((await post(given, bytes)).status).toBe(400);
    const record = FileRecord.parse((await post(given, content)).data);
    expect(record.size).toBeLessThan(content.length);
    expect(await read(known)).toEqual({ ...record, name: 'other.png' });
    expect(await read(known, noor)).toBeNull();
    expect(await read(known.replace('other.png', 'other.jpg'))).toBeNull();
    const { key } = given;
    await store.view(world.context.config.dataFolder).loseFile(key);
    expect(await read(known)).toBeNull();
  });
});

function md5Of(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
