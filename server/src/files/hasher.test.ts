// The thread that hashes: on with what it knows, never on with what it should have forgotten, and replaced when it is killed.
import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openHasher } from './hasher.ts';

const mebibyte = 1_048_576;
const threads: Worker[] = [];
const deaths: Error[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-hashes-'));
});
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  deaths.length = 0;
});
afterAll(() => rm(folder, { recursive: true }));

const hashesOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  md5: createHash('md5').update(bytes).digest('hex'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** The product's own thread, unless another program is given. */
function hasher(program?: () => string) {
  return openHasher(
    (error) => deaths.push(error),
    () => {
      const source = program?.();
      const thread = source
        ? new Worker(source, { eval: true })
        : new Worker(new URL('hashing-thread.ts', import.meta.url));
      threads.push(thread);
      return thread;
    },
  );
}

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe('the hashing thread', () => {
  it('hashes two files at once, each on from where it was as they grow', async () => {
    const { goOn, finish } = hasher();
    const [one, other] = [randomBytes(9 * mebibyte + 5), randomBytes(3 * mebibyte)];
    const paths = [await fileOf('one', one.subarray(0, mebibyte)), await fileOf('other', Buffer.alloc(0))];
    const [onePath = '', otherPath = ''] = paths;
    goOn(onePath, mebibyte);
    await appendFile(otherPath, other);
    goOn(otherPath, 1_000_000);
    await appendFile(onePath, one.subarray(mebibyte));
    goOn(onePath, 5 * mebibyte);
    expect(await Promise.all(paths.map(finish))).toMatchObject([hashesOf(one), hashesOf(other)]);
  });

  it('does not read again what it has read, and all of it once it was told to forget', async () => {
    const { goOn, forget, finish } = hasher();
    const bytes = randomBytes(2 * mebibyte);
    const [path, elsewhere] = [await fileOf('kept', bytes), await fileOf('after', Buffer.alloc(1))];
    goOn(path, mebibyte);
    await finish(elsewhere);
    const changed = Buffer.concat([Buffer.alloc(mebibyte), bytes.subarray(mebibyte)]);
    await writeFile(path, changed);
    expect(await finish(path)).toMatchObject(hashesOf(bytes));
    await writeFile(path, bytes);
    goOn(path, mebibyte);
    await finish(elsewhere);
    forget(path);
    await writeFile(path, changed);
    expect(await finish(path)).toMatchObject(hashesOf(changed));
  });

  it('is replaced when it is killed: whoever waits hears the right hash of another, which reads anew', async () => {
    const { goOn, finish } = hasher();
    const bytes = randomBytes(64 * mebibyte);
    const path = await fileOf('killed', bytes);
    goOn(path, 20 * mebibyte);
    await finish(await fileOf('before', Buffer.alloc(1)));
    const finished = finish(path);
    await threads[0]?.terminate();
    expect(await finished).toMatchObject(hashesOf(bytes));
    expect(threads).toHaveLength(2);
    expect(deaths.map(String)).toEqual([expect.stringContaining('the thread that hashes uploads ended')]);
  });

  it('says that it died where the second dies too, with the reason, and works again when it is asked again', async () => {
    const bytes = randomBytes(100);
    const path = await fileOf('again', bytes);
    const programs = ['throw new Error("no memory")', 'process.exit(7)', ''];
    const { finish } = hasher(() => programs.shift() ?? '');
    await expect(finish(path)).rejects.toThrow('the thread that hashes uploads ended with 7');
    expect(deaths[0]?.cause).toMatchObject({ message: 'no memory' });
    expect(await finish(path)).toMatchObject(hashesOf(bytes));
  });

  it('says what it cannot read, and what became shorter than it has read', async () => {
    const { goOn, finish } = hasher();
    await expect(finish(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    const path = await fileOf('short', randomBytes(5_000));
    const elsewhere = await fileOf('meanwhile', Buffer.alloc(1));
    goOn(path, 5_000);
    await finish(elsewhere);
    await writeFile(path, 'short');
    await expect(finish(path)).rejects.toThrow('a part became shorter');
    expect(await finish(path)).toMatchObject(hashesOf(Buffer.from('short')));
    expect(deaths).toEqual([]);
  });
});
