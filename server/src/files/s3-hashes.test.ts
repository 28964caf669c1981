// The hashes of pieces that pass by: known while they come in order, for as many files as are followed, and never of bytes nobody kept.
import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { followPieces, type PieceHashes } from './s3-hashes.ts';

const md5Of = (...all: Buffer[]) => createHash('md5').update(Buffer.concat(all)).digest('hex');
const tagged = (number: number) => ({ PartNumber: number, ETag: `"${number}"` });

function keep(hashes: PieceHashes, name: string, number: number, bytes: Buffer, id = 'upload'): void {
  const passing = hashes.pass(name, { id, number });
  passing.add(bytes);
  passing.keep(tagged(number));
}

it('goes on from what was kept, as if what broke off had never passed by', () => {
  const [hashes, one, two] = [followPieces(), randomBytes(1_000), randomBytes(500)];
  keep(hashes, 'film', 1, one);
  hashes.pass('film', { id: 'upload', number: 2 }).add(randomBytes(300));
  keep(hashes, 'film', 2, two);
  expect(hashes.known('film')).toMatchObject({
    pieces: [tagged(1), tagged(2)],
    written: { sizeBytes: 1_500, md5: md5Of(one, two), head: one.subarray(0, 64) },
  });
});

it('knows nothing of a file with a gap, of another upload, or with a piece put twice', () => {
  const hashes = followPieces();
  for (const [name, again, id] of [
    ['gap', 3, 'upload'],
    ['other', 2, 'another'],
    ['twice', 1, 'upload'],
  ] as const) {
    keep(hashes, name, 1, randomBytes(10));
    if (again !== 1) keep(hashes, name, again, randomBytes(10), id);
    else {
      const [first, second] = [1, 2].map(() => hashes.pass(name, { id, number: 2 }));
      first?.keep(tagged(2));
      second?.keep(tagged(2));
    }
    expect([name, hashes.known(name)]).toEqual([name, null]);
  }
});

it('follows two hundred files, and forgets the one that moved least lately', () => {
  const hashes = followPieces();
  for (let n = 0; n < 200; n += 1) keep(hashes, `film-${n}`, 1, randomBytes(1));
  keep(hashes, 'film-0', 2, randomBytes(1));
  keep(hashes, 'film-200', 1, randomBytes(1));
  expect(hashes.known('film-1')).toBeNull();
  for (const name of ['film-0', 'film-2', 'film-200']) expect(hashes.known(name)).not.toBeNull();
});
