// Bitmaps: as large as their bytes, whatever their head claims, and put together anew with nothing but their pixels.
import { expect, it } from 'vitest';
import { makeTestBitmap } from '../../db/test-bitmap.ts';
import { readBitmap } from './read-bitmap.ts';
import { transcodePicture } from './transcode-picture.ts';

const transcode = (bytes: Buffer) =>
  transcodePicture({ bytes, mimeType: 'image/bmp', name: 'a.bmp', ending: 'bmp' });
const secret = '<script>alert(1)</script>';
const two = { width: 4, height: 2, table: 24 };
const headBytes = 54;

it('a bitmap keeps its pixels, upright or not, and ends with them', async () => {
  const bytes = makeTestBitmap(two);
  const kept = await transcode(bytes);
  expect(kept).toMatchObject({ width: 4, height: 2 });
  expect(kept.bytes.subarray(headBytes).equals(bytes.subarray(headBytes))).toBe(true);
  expect((await transcode(kept.bytes)).bytes.equals(kept.bytes)).toBe(true);
  expect((await transcode(makeTestBitmap({ ...two, height: -2 }))).height).toBe(2);
  const longer = await transcode(makeTestBitmap({ ...two, rest: Buffer.from(secret) }));
  expect(longer.bytes.equals(kept.bytes)).toBe(true);
});

it('what claims more than its bytes hold, or is packed, is refused', async () => {
  const wrong = { code: 'upload-refused', problems: [{ code: 'picture-damaged' }] };
  for (const liar of [
    { ...two, width: 9_000, height: 9_000 },
    { ...two, height: 3 },
    { ...two, width: 0 },
  ])
    await expect(transcode(makeTestBitmap(liar))).rejects.toMatchObject(wrong);
  const packed = makeTestBitmap(two);
  packed.writeUInt32LE(1, 30);
  await expect(transcode(packed)).rejects.toMatchObject(wrong);
  const gap = makeTestBitmap({ ...two, table: 100_000 });
  gap.writeUInt32LE(90_000, 10);
  await expect(transcode(gap)).rejects.toMatchObject(wrong);
});

it('U03: nothing stays between its colours and its pixels, behind its rows, or in its head', () => {
  const gap = makeTestBitmap({ ...two, table: 24 + 1_000 });
  gap.fill(secret, headBytes, headBytes + 1_000);
  gap.fill(7, headBytes + 1_000);
  gap.writeUInt32LE(headBytes + 1_000, 10);
  gap.write('PK', 6, 'latin1');
  const read = readBitmap(gap);
  expect(read?.bytes.length).toBe(headBytes + 24);
  expect(read?.bytes.includes('PK')).toBe(false);
  expect(read?.bytes.subarray(headBytes)).toEqual(Buffer.alloc(24, 7));
  const rows = readBitmap(makeTestBitmap({ width: 1, height: 2, table: 8 }));
  expect(rows?.bytes.subarray(headBytes)).toEqual(Buffer.from([64, 64, 64, 0, 64, 64, 64, 0]));
});

it('of the longest head its masks stay, of eight bits its colours, and no profile', () => {
  const long = Buffer.concat([
    makeTestBitmap(two).subarray(0, headBytes),
    Buffer.alloc(84, 9),
    Buffer.alloc(24, 7),
  ]);
  long.writeUInt32LE(long.length, 2);
  long.writeUInt32LE(138, 10);
  long.writeUInt32LE(124, 14);
  const read = readBitmap(long);
  expect(read?.bytes.subarray(headBytes, 70)).toEqual(Buffer.alloc(16, 9));
  expect(read?.bytes.subarray(70, 138)).toEqual(Buffer.concat([Buffer.from('BGRs'), Buffer.alloc(64)]));
  const few = Buffer.concat([
    makeTestBitmap({ ...two, table: 8 }).subarray(0, headBytes),
    Buffer.alloc(1_032, 5),
  ]);
  few.writeUInt32LE(few.length, 2);
  few.writeUInt32LE(headBytes + 1_024, 10);
  few.writeUInt16LE(8, 28);
  const coloured = readBitmap(few);
  expect(coloured?.bytes.length).toBe(headBytes + 1_032);
  expect(coloured?.bytes.subarray(headBytes, headBytes + 8)).toEqual(Buffer.from([5, 5, 5, 0, 5, 5, 5, 0]));
});
