// What every store promises its callers: whole or not at all, once, in part and sized, and a missing file told as one.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunkBytes } from '@herald/contract/constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { FileTooLarge, PartLost, type Files } from './files.ts';
import { openFiles } from './open-files.ts';
import type { StoreView } from './test-store-view.ts';
import { overStores, type TestStore } from './test-stores.ts';
import { rethrow } from '../test-rethrow.ts';

const mebibyte = 1_048_576;

overStores((store: TestStore) => {
  let folder: string;
  let files: Files;
  let view: StoreView;
  const open = () => openFiles(readConfig({ ...store.environment, HERALD_DATA: folder }), rethrow);
  const newKey = (ending = 'mp4') => `${randomBytes(20).toString('hex')}.${ending}`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-store-'));
    files = await open();
    view = store.view(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps a file as it came, small or larger than what is held in memory, hashed, and hands out any part of it', async () => {
    for (const bytes of [randomBytes(1_000), randomBytes(8 * mebibyte), randomBytes(17 * mebibyte + 3)]) {
      const key = newKey();
      const written = await files.write(key, inPieces(bytes), bytes.length);
      expect(written).toEqual({
        sizeBytes: bytes.length,
        md5: hash('md5', bytes),
        sha256: hash('sha256', bytes),
      });
      expect(await files.size(key)).toBe(bytes.length);
      expect(Buffer.from(await files.readWhole(key)).equals(bytes)).toBe(true);
      const part = await buffer(await files.read(key, { start: 10, end: 500 }));
      expect(part.equals(bytes.subarray(10, 501))).toBe(true);
      await files.remove(key);
      await files.remove(key);
      expect(await files.size(key)).toBeNull();
      await expect(files.readWhole(key)).rejects.toMatchObject({ code: 'ENOENT' });
    }
  });

  it('O21: takes a key once, whoever comes first, and never anew', async () => {
    for (const size of [1_000, 9 * mebibyte]) {
      const key = newKey();
      const [first, second] = [randomBytes(size), randomBytes(size)];
      await files.write(key, inPieces(first), size);
      await expect(files.write(key, inPieces(second), size)).rejects.toThrow('EEXIST');
      expect(Buffer.from(await files.readWhole(key)).equals(first)).toBe(true);
    }
  });

  it('U15: keeps nothing of what is too long, or breaks off', async () => {
    const before = await view.all();
    for (const size of [2_000, 18 * mebibyte]) {
      const key = newKey();
      await expect(files.write(key, inPieces(randomBytes(size)), size - 1)).rejects.toThrow(FileTooLarge);
      await expect(files.write(key, broken(size), size + 1)).rejects.toThrow('broke off');
    }
    expect(await view.all()).toEqual(before);
  });

  it('M03: refuses what is no key of ours', async () => {
    for (const key of ['../vault.key', 'a/b/c/d/e/f.mp4', `${'n'.repeat(200)}.mp4`, '']) {
      await expect(files.write(key, inPieces(randomBytes(1)), 1)).rejects.toThrow('no key of ours');
      await expect(files.readWhole(key)).rejects.toThrow('no key of ours');
      expect(await files.size(key)).toBeNull();
    }
  });

  it('a part goes on from another process, and is sealed by a third, once; then nothing can be put there', async () => {
    const key = newKey();
    const bytes = randomBytes(chunkBytes + 5_000);
    const [first, second, third] = [await open(), await open(), await open()];
    const head = bytes.subarray(0, chunkBytes);
    expect(await first.parts.write(key, 0, inPieces(head), chunkBytes)).toBe(chunkBytes);
    // Sent again, because the answer was lost.
    expect(await second.parts.write(key, 0, inPieces(head), chunkBytes)).toBe(chunkBytes);
    expect(await second.parts.write(key, chunkBytes, inPieces(bytes.subarray(chunkBytes)), 5_000)).toBe(
      5_000,
    );
    await third.parts.close(key);
    await expect(third.parts.write(key, 0, inPieces(head), chunkBytes)).rejects.toThrow(PartLost);
    const wrong = () => {
      throw new Error('other bytes');
    };
    await expect(third.parts.seal(key, wrong)).rejects.toThrow('other bytes');
    expect(await files.size(key)).toBeNull();
    const written = { sizeBytes: bytes.length, md5: hash('md5', bytes), sha256: hash('sha256', bytes) };
    const sealed = await Promise.all([third, first].map((one) => one.parts.seal(key, () => undefined)));
    for (const one of [...sealed, await second.parts.seal(key, () => undefined)])
      expect(one).toMatchObject({ ...written, head: bytes.subarray(0, 64) });
    expect(await view.parts()).not.toContain(key);
    await expect(first.parts.write(key, chunkBytes, inPieces(head), chunkBytes)).rejects.toThrow(PartLost);
  });
});

function inPieces(bytes: Buffer): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 65_000) pieces.push(bytes.subarray(at, at + 65_000));
  return Readable.from(pieces);
}

function broken(afterBytes: number): Readable {
  const pieces = async function* () {
    yield* inPieces(randomBytes(afterBytes));
    throw new Error('broke off');
  };
  return Readable.from(pieces());
}

function hash(name: 'md5' | 'sha256', bytes: Buffer): string {
  return createHash(name).update(bytes).digest('hex');
}
