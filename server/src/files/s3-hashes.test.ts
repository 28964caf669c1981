// The hashes of pieces that pass by: known while they come in order, for as many files as are followed, and never of bytes nobody kept.
import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { rethrow } from '../test-rethrow.ts';
import { followPieces, type PieceHashes } from './s3-hashes.ts';
import { openStreamHasher } from './stream-hasher.ts';

const { begin } = openStreamHasher(rethrow);
const md5Of = (...all: Buffer[]) => createHash('md5').update(Buffer.concat(all)).digest('hex');
const tagged = (number: number) => ({ PartNumber: number, ETag: `"${number}"` });

async function keep(hashes: PieceHashes, name: string, number: number, bytes: Buffer, id = 'upload') {
  const passing = hashes.pass(name, { id, number });
  await passing.add(bytes);
  passing.keep(tagged(number));
  passing.end();
}

it('goes on from what was kept, as if what broke off had never passed by', async () => {
  const [hashes, one, two] = [followPieces(begin), randomBytes(1_000), randomBytes(500)];
  await keep(hashes, 'film', 1, one);
  const broken = hashes.pass('film', { id: 'upload', number: 2 });
  await broken.add(randomBytes(300));
  broken.end();
  await keep(hashes, 'film', 2, two);
  expect(await hashes.known('film')).toMatchObject({
    pieces: [tagged(1), tagged(2)],
    written: { sizeBytes: 1_500, md5: md5Of(one, two), head: one.subarray(0, 64) },
  });
});

it('knows nothing of a file with a gap, of another upload, or with a piece put twice', async () => {
  const hashes = followPieces(begin);
  for (const [name, again, id] of [
    ['gap', 3, 'upload'],
    ['other', 2, 'another'],
    ['twice', 1, 'upload'],
  ] as const) {
    await keep(hashes, name, 1, randomBytes(10));
    if (again !== 1) await keep(hashes, name, again, randomBytes(10), id);
    else {
      const [first, second] = [1, 2].map(() => hashes.pass(name, { id, number: 2 }));
      first?.keep(tagged(2));
      second?.keep(tagged(2));
    }
    expect([name, await hashes.known(name)]).toEqual([name, null]);
  }
});

it('follows two hundred files, and forgets the one that moved least lately', async () => {
  const hashes = followPieces(begin);
  for (let n = 0; n < 200; n += 1) await keep(hashes, `film-${n}`, 1, randomBytes(1));
  await keep(hashes, 'film-0', 2, randomBytes(1));
  await keep(hashes, 'film-200', 1, randomBytes(1));
  expect(await hashes.known('film-1')).toBeNull();
  for (const name of ['film-0', 'film-2', 'film-200']) expect(await hashes.known(name)).not.toBeNull();
});

it('knows the upload to go on with where all before passed by, and no other', async () => {
  const hashes = followPieces(begin);
  expect(hashes.idBefore('film', 1)).toBeNull();
  await keep(hashes, 'film', 1, randomBytes(10));
  expect([1, 2, 3].map((number) => hashes.idBefore('film', number))).toEqual([null, 'upload', null]);
  hashes.drop('film');
  expect(hashes.idBefore('film', 2)).toBeNull();
});

it('lets go of what broke off, of what was put over it, and of what it forgets', async () => {
  const seen = { begun: 0, dropped: 0 };
  const hashes = followPieces(() => {
    seen.begun += 1;
    const hash = begin();
    return { ...hash, drop: () => (hash.drop(), void (seen.dropped += 1)) };
  });
  hashes.pass('film', { id: 'upload', number: 1 }).end();
  expect(seen).toEqual({ begun: 1, dropped: 1 });
  await keep(hashes, 'film', 1, randomBytes(10));
  expect(seen).toEqual({ begun: 2, dropped: 1 });
  await keep(hashes, 'film', 1, randomBytes(10));
  expect(seen).toEqual({ begun: 3, dropped: 2 });
  hashes.drop('film');
  expect(seen).toEqual({ begun: 3, dropped: 3 });
});
