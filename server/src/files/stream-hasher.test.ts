// What passes by is hashed in a thread: right whatever the pieces, a copy on its own way, no faster than it can be hashed, and never wrong after a death.
import { createHash, randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { openStreamHasher } from './stream-hasher.ts';

const threads: Worker[] = [];
const deaths: Error[] = [];

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
  deaths.length = 0;
});

/** The product's own thread, unless another program is given. */
function hasher(program?: string) {
  return openStreamHasher(
    (error) => deaths.push(error),
    () => {
      const thread = program
        ? new Worker(program, { eval: true })
        : new Worker(new URL('stream-hashing-thread.ts', import.meta.url));
      threads.push(thread);
      return thread;
    },
  );
}

const hashesOf = (...all: Buffer[]) => {
  const bytes = Buffer.concat(all);
  return {
    sizeBytes: bytes.length,
    md5: createHash('md5').update(bytes).digest('hex'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    head: bytes.subarray(0, 64),
  };
};

describe('the thread that hashes what passes by', () => {
  it('hashes pieces of every size, and its copies of their own bytes', async () => {
    const [one, other] = [hasher().begin(), hasher().begin()];
    const pieces = [1, 131_071, 131_073, 0, 3_000_000].map((length) => randomBytes(length));
    for (const piece of pieces) await one.add(piece);
    const copy = one.copy();
    const [more, rest] = [randomBytes(70), randomBytes(200_000)];
    await one.add(more);
    await copy.add(rest);
    await other.add(more);
    one.drop();
    expect(await copy.written()).toEqual(hashesOf(...pieces, rest));
    expect(await other.written()).toEqual(hashesOf(more));
  });

  it('says what it came to so far, and goes on', async () => {
    const hash = hasher().begin();
    expect(await hash.written()).toEqual(hashesOf(Buffer.alloc(0)));
    await hash.add(Buffer.from('a film'));
    expect(await Promise.all([hash.written(), hash.written()])).toEqual(
      Array.from({ length: 2 }, () => hashesOf(Buffer.from('a film'))),
    );
    await hash.add(Buffer.from(' goes on'));
    expect(await hash.written()).toEqual(hashesOf(Buffer.from('a film goes on')));
  });

  it('lets no more wait than half a mebibyte, and nobody wait for what was dropped', async () => {
    const asleep = hasher('setInterval(() => {}, 1_000)').begin();
    const added = asleep.add(randomBytes(700_000)).then(() => 'added');
    expect(await Promise.race([added, pause()])).toBe('waits');
    const asked = asleep.written();
    asleep.drop();
    expect([await added, await asked]).toEqual(['added', null]);
  });

  it('keeps nothing of what was dropped: it has no copy, and nobody is told what it came to', async () => {
    const hash = hasher().begin();
    await hash.add(randomBytes(300_000));
    hash.drop();
    expect([await hash.written(), await hash.copy().written()]).toEqual([null, null]);
  });

  it('knows nothing of what died with it, holds nobody up, and begins anew', async () => {
    const { begin } = hasher();
    const [hash, bytes] = [begin(), randomBytes(100)];
    await hash.add(randomBytes(5_000_000));
    await threads[0]?.terminate();
    await hash.add(randomBytes(5_000_000));
    expect([await hash.written(), await hash.copy().written()]).toEqual([null, null]);
    expect(deaths.map(String)).toEqual([
      expect.stringContaining('the thread that hashes what passes by ended'),
    ]);
    const anew = begin();
    await anew.add(bytes);
    expect(await anew.written()).toEqual(hashesOf(bytes));
  });

  it('says why it ended to whoever hears of deaths', async () => {
    expect(await hasher('throw new Error("no memory")').begin().written()).toBeNull();
    expect(deaths[0]?.cause).toMatchObject({ message: 'no memory' });
  });
});

async function pause(): Promise<string> {
  return new Promise((done) => setTimeout(() => done('waits'), 200));
}
