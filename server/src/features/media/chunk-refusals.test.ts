// What is no film, too large, forged, broken off or still being written is refused in chunks too, by either store, and leaves nothing.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { chunkBytes } from '@herald/contract/constants.ts';
import { FileRecord } from '@herald/contract/media.ts';
import { describe, expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { openChunkSender } from '../../http/test-chunks.ts';
import { keepUploads } from '../../http/test-uploads.ts';
import type { TestContext } from '../../test-context.ts';
import { findStored } from './find-stored.ts';
import { signUpload } from './sign-upload.ts';

overStores((store: TestStore) => {
  const piece = store.name === 'S3' ? chunkBytes : 100_000;
  const size = 2 * piece + 7_000;
  let world: TestContext;
  let maya: TestActor;
  let origin: string;
  let view: StoreView;
  const { ask, put, offset: stands, putAll, begin } = openChunkSender(() => origin);

  keepUploads(store, (begun) => {
    ({ world, maya, origin, view } = begun);
  });

  const sign = (bytes: Buffer, name: string) =>
    signUpload(world.context, maya, { name, size: bytes.length, md5: md5Of(bytes) });

  describe('an upload in chunks', { timeout: 60_000 }, () => {
    it('U02 U09 U15 O20: is refused by its first bytes, by its size, by a wrong signature; nothing is left', async () => {
      const bytes = film(size);
      const liar = await sign(bytes, 'liar.mp4');
      const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/x.ts\n');
      expect(await put(liar, 0, playlist)).toMatchObject({ status: 415 });
      expect((await put(liar, 0, film(size + 1))).status).toBe(413);
      const short = await sign(film(6_000), 'short.mp4');
      expect(await put(short, 0, film(6_001))).toMatchObject({ status: 413, code: 413001 });
      const other = await sign(film(size), 'other.mp4');
      const forged = { ...liar, signature: other.signature };
      expect(await put(forged, 0, bytes.subarray(0, 100))).toMatchObject({ status: 400 });
      const elsewhere = { ...liar, key: other.key };
      expect(await put(elsewhere, 0, bytes.subarray(0, 100))).toMatchObject({ status: 400 });
      // The first bytes may come one by one: what they are is asked again of the whole.
      const slow = await sign(Buffer.concat([Buffer.from('\0\0\0\x18'), Buffer.alloc(size)]), 'slow.mp4');
      expect(await put(slow, 0, Buffer.from('\0\0\0\x18'))).toMatchObject({ status: 415 });
      for (const { key } of [other, slow]) expect(await view.all()).not.toContain(key);
    });

    it('U23: a chunk that says it is packed is refused, and nothing of it unpacked or kept', async () => {
      const bytes = film(size);
      const { key, policy, signature } = await sign(bytes, 'packed.mp4');
      const asked = {
        method: 'PUT',
        headers: {
          'upload-policy': policy,
          'upload-signature': signature,
          'content-type': 'application/octet-stream',
          'content-encoding': 'gzip',
        },
        body: new Uint8Array(gzipSync(bytes.subarray(0, piece))),
      };
      expect((await fetch(`${origin}/prod-api/oss/chunks/${key}?offset=0`, asked)).status).toBe(415);
      expect(await view.all()).not.toContain(key);
    });

    it('U14: a film that breaks off is refused once it is whole, with what to do, and nothing of it is kept', async () => {
      const bytes = film(size).subarray(0, size - 1_000);
      const policy = await sign(bytes, 'broken.mp4');
      await putAll(policy, bytes, piece);
      expect(await ask('POST', policy)).toMatchObject({ status: 400, code: 400002 });
      expect(await stands(policy)).toBe(0);
      expect(await world.context.files.size(policy.key)).toBeNull();
      expect(await view.all()).not.toContain(policy.key);
      const asked = { name: 'broken.mp4', size: bytes.length, md5: md5Of(bytes) };
      expect(await findStored(world.context, maya, asked)).toBeNull();
    });

    it('O21: a sender who holds on is cut off before the whole is hashed, and changes nothing after', async () => {
      const bytes = film(size);
      const policy = await sign(bytes, 'held.mp4');
      const evil = begin(policy, 0, piece);
      evil.write(bytes.subarray(0, 60_000));
      const cutOff = new Promise((done) => evil.on('close', done));
      await expect.poll(() => view.parts()).toContain(policy.key);
      await putAll(policy, bytes, piece, await stands(policy));
      const record = FileRecord.parse((await ask('POST', policy)).data);
      evil.write(Buffer.alloc(500_000, 1));
      await cutOff;
      const kept = await fetch(origin + record.url, { headers: maya.bearer });
      expect(md5Of(Buffer.from(await kept.arrayBuffer()))).toBe(record.md5);
      expect(await view.parts()).not.toContain(policy.key);
    });
  });
});

function film(size: number): Buffer {
  return makeTestVideo(size - makeTestVideo(0).length);
}

function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex');
}
