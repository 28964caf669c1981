// Sealing in a bucket: what passed by whole and in order is not read back; whatever came otherwise is, so the hash is of what lies there.
import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { chunkBytes } from '@herald/contract/constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { FileTooLarge, type Files, type Parts } from './files.ts';
import { openFiles } from './open-files.ts';
import { openClient, type Bucket } from './s3-client.ts';
import { findPieces, joinPieces, listPieces } from './s3-multipart.ts';
import { openRoad, type Road } from './test-road.ts';
import { askTestBucket } from './test-stores.ts';
import { rethrow } from '../test-rethrow.ts';

let why: string | null = null;
let bucket: Bucket;
let road: Road;
/** The one that seals: whatever the store tells it comes over the road. */
let files: Files;
/** Another process at the same bucket. */
let other: Files;

beforeAll(async () => {
  const asked = await askTestBucket();
  if (asked.kind === 'absent') return void ({ why } = asked);
  const { environment } = asked;
  const { s3: settings } = readConfig(environment);
  if (!settings) throw new Error('no settings');
  bucket = { s3: openClient(settings, settings.endpoint), name: settings.bucket };
  road = await openRoad(settings.endpoint);
  files = await openFiles(readConfig({ ...environment, HERALD_S3_ENDPOINT: road.origin }), rethrow);
  other = await openFiles(readConfig(environment), rethrow);
}, 600_000);
beforeEach(({ skip }) => {
  if (why !== null) skip(why);
});
afterAll(() => road?.close());

const newKey = () => `${randomBytes(20).toString('hex')}.mp4`;
const chunkOf = (bytes: Buffer, n: number) => bytes.subarray((n - 1) * chunkBytes, n * chunkBytes);
/** Copies: the memory of what is written is the store's. */
function streamOf(bytes: Buffer): Readable {
  const cuts = Array.from({ length: Math.ceil(bytes.length / 65_000) }, (_, n) => n * 65_000);
  return Readable.from(cuts.map((at) => Buffer.from(bytes.subarray(at, at + 65_000))));
}

async function put(parts: Parts, key: string, bytes: Buffer, ...numbers: number[]): Promise<void> {
  for (const n of numbers) {
    const chunk = chunkOf(bytes, n);
    expect(await parts.write(key, (n - 1) * chunkBytes, streamOf(chunk), chunk.length)).toBe(chunk.length);
  }
}

/** What it said, and whether the file came back over the road for it. */
async function seal(key: string, check: () => void = () => undefined) {
  await files.parts.close(key);
  const before = road.broughtBytes();
  const written = await files.parts.seal(key, check);
  return { written, isReadBack: road.broughtBytes() - before >= Math.max(written.sizeBytes, 100_000) };
}

/** What was sealed, and what is there of it afterwards. */
async function sealed(key: string) {
  const { written, isReadBack } = await seal(key);
  const kept = Buffer.from(await other.readWhole(key));
  const isOpen = (await findPieces(bucket, `parts/${key}`)) !== undefined;
  return { written, isReadBack, sha256OfKept: hashesOf(kept).sha256, isOpen };
}

const asSealed = (bytes: Buffer, isReadBack: boolean) => {
  const written = hashesOf(bytes);
  return { written, isReadBack, sha256OfKept: written.sha256, isOpen: false };
};

const hashesOf = (bytes: Buffer) => ({
  sizeBytes: bytes.length,
  md5: createHash('md5').update(bytes).digest('hex'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
  head: Buffer.from(bytes.subarray(0, 64)),
});

describe('a file that came in order through this process', () => {
  it.each([
    ['nothing', 0, [1]],
    ['less than its head', 20, [1]],
    ['one chunk', chunkBytes, [1]],
    ['many chunks', 3 * chunkBytes + 5, [1, 2, 3, 4]],
  ])('is not read back to be sealed: %s', async (_, size, numbers) => {
    const [key, bytes] = [newKey(), randomBytes(size)];
    await put(files.parts, key, bytes, ...numbers);
    expect(await sealed(key)).toEqual(asSealed(bytes, false));
  });

  it('is not read back where a line broke in the middle of a chunk and the chunk was sent again', async () => {
    const [key, bytes] = [newKey(), randomBytes(chunkBytes + 200_000)];
    const line = new PassThrough();
    const writing = files.parts.write(key, 0, line, chunkBytes);
    line.write(Buffer.from(bytes.subarray(0, 700_000)), () => line.destroy());
    expect(await writing).toBe(0);
    await put(files.parts, key, bytes, 1, 2);
    expect(await sealed(key)).toEqual(asSealed(bytes, false));
  });

  it('is judged before it is joined, and still known when it is asked again', async () => {
    const [key, bytes] = [newKey(), randomBytes(200_000)];
    await put(files.parts, key, bytes, 1);
    const refuse = () => {
      throw new Error('other bytes');
    };
    await expect(seal(key, refuse)).rejects.toThrow('other bytes');
    expect(await findPieces(bucket, `parts/${key}`)).toBeDefined();
    expect(await sealed(key)).toEqual(asSealed(bytes, false));
  });

  it('begins anew once it was removed, without a byte of before', async () => {
    const [key, bytes] = [newKey(), randomBytes(2 * chunkBytes)];
    await put(files.parts, key, randomBytes(2 * chunkBytes), 1, 2);
    await files.parts.remove(key);
    await put(files.parts, key, bytes, 1, 2);
    expect(await sealed(key)).toEqual(asSealed(bytes, false));
  });

  it('is sealed once where two ask at the same time, here or elsewhere', async () => {
    const [key, bytes] = [newKey(), randomBytes(chunkBytes + 1)];
    await put(files.parts, key, bytes, 1, 2);
    const asked = [files, files, other].map((one) => one.parts.seal(key, () => undefined));
    for (const written of await Promise.all(asked)) expect(written).toEqual(hashesOf(bytes));
    expect(bytes.equals(await other.readWhole(key))).toBe(true);
  });
});

describe('a file is read back, and its hash is of what lies there,', () => {
  it('where another process put other bytes in the place of a piece', async () => {
    const [key, ours, theirs] = [newKey(), randomBytes(chunkBytes + 9), randomBytes(chunkBytes + 9)];
    await put(files.parts, key, ours, 1, 2);
    await put(other.parts, key, theirs, 1);
    expect(await sealed(key)).toEqual(asSealed(Buffer.concat([chunkOf(theirs, 1), chunkOf(ours, 2)]), true));
  });

  it('where another process put a piece behind ours', async () => {
    const [key, bytes] = [newKey(), randomBytes(chunkBytes + 9)];
    await put(files.parts, key, bytes, 1);
    await put(other.parts, key, bytes, 2);
    expect(await sealed(key)).toEqual(asSealed(bytes, true));
  });

  it('where the chunks before a start of the server are known to nobody', async () => {
    const [key, bytes] = [newKey(), randomBytes(2 * chunkBytes)];
    await put(other.parts, key, bytes, 1);
    await put(files.parts, key, bytes, 2);
    expect(await sealed(key)).toEqual(asSealed(bytes, true));
  });

  it('where a chunk was sent over one that was hashed', async () => {
    const [key, before, bytes] = [newKey(), randomBytes(2 * chunkBytes), randomBytes(2 * chunkBytes)];
    await put(files.parts, key, before, 1, 2);
    await put(files.parts, key, bytes, 2);
    expect(await sealed(key)).toEqual(asSealed(Buffer.concat([chunkOf(before, 1), chunkOf(bytes, 2)]), true));
  });

  it('where two wrote a chunk at once', async () => {
    const [key, bytes] = [newKey(), randomBytes(chunkBytes + 300_000)];
    await put(files.parts, key, bytes, 1);
    const slow = new PassThrough();
    const late = files.parts.write(key, chunkBytes, slow, 300_000);
    slow.write(randomBytes(1_000));
    await put(files.parts, key, bytes, 2);
    const rest = randomBytes(299_000);
    slow.end(rest);
    expect(await late).toBe(300_000);
    const { written, isReadBack } = await seal(key);
    expect(isReadBack).toBe(true);
    expect(written).toEqual(hashesOf(Buffer.from(await other.readWhole(key))));
  });

  it('where somebody died between joining and copying', async () => {
    const [key, bytes] = [newKey(), randomBytes(chunkBytes + 9)];
    const name = `parts/${key}`;
    await put(files.parts, key, bytes, 1, 2);
    const id = (await findPieces(bucket, name)) ?? '';
    await joinPieces(bucket, name, { id, pieces: await listPieces(bucket, name, id) });
    expect(await sealed(key)).toEqual(asSealed(bytes, true));
  });
});

it('the store joins no piece under the tag of one that lay there before', async () => {
  const [key, bytes] = [newKey(), randomBytes(1_000)];
  const name = `parts/${key}`;
  await put(other.parts, key, bytes, 1);
  const id = (await findPieces(bucket, name)) ?? '';
  const pieces = await listPieces(bucket, name, id);
  await put(other.parts, key, randomBytes(1_000), 1);
  await expect(joinPieces(bucket, name, { id, pieces })).rejects.toMatchObject({ name: 'InvalidPart' });
  await other.parts.close(key);
  expect(await other.parts.seal(key, () => undefined)).toMatchObject({ sizeBytes: 1_000 });
});

describe('where another process changes what lies there in the middle of a sealing,', () => {
  /** Once: what is sent to the store waits until `meanwhile` has been done past the road. */
  const during = (meanwhile: () => Promise<unknown>) => {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      void meanwhile().finally(road.hold());
    };
  };

  it('a piece that was put anew between the look and the joining is read back with the others', async () => {
    const [key, ours, theirs] = [newKey(), randomBytes(chunkBytes + 9), randomBytes(chunkBytes + 9)];
    await put(files.parts, key, ours, 1, 2);
    const { written } = await seal(
      key,
      during(() => put(other.parts, key, theirs, 1)),
    );
    const mixed = Buffer.concat([chunkOf(theirs, 1), chunkOf(ours, 2)]);
    expect(written).toEqual(hashesOf(mixed));
    expect(mixed.equals(await other.readWhole(key))).toBe(true);
  });

  it('bytes that were put in the place of those that were judged are judged themselves', async () => {
    const [key, bytes, others] = [newKey(), randomBytes(70_000), randomBytes(70_000)];
    const name = `parts/${key}`;
    await bucket.s3.putObject({ Bucket: bucket.name, Key: name, Body: bytes });
    const { written } = await seal(
      key,
      during(() => bucket.s3.putObject({ Bucket: bucket.name, Key: name, Body: others })),
    );
    expect(written).toEqual(hashesOf(Buffer.from(await other.readWhole(key))));
    expect(written).toEqual(hashesOf(others));
  });
});

it('a chunk that goes on after its last byte is not in the store, not even for a moment', async () => {
  const [key, line] = [newKey(), new PassThrough()];
  const writing = files.parts.write(key, 0, line, 1_000);
  const refused = writing.catch((error: unknown) => error);
  line.write(randomBytes(600));
  line.write(randomBytes(400));
  await new Promise((done) => setTimeout(done, 500));
  const name = `parts/${key}`;
  const id = (await findPieces(bucket, name)) ?? '';
  expect(await listPieces(bucket, name, id)).toEqual([]);
  line.end(randomBytes(1));
  expect(await refused).toBeInstanceOf(FileTooLarge);
  expect(await listPieces(bucket, name, id)).toEqual([]);
});
