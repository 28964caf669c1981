// Parts in a real folder: whatever breaks off, comes twice or at once, the hash is of what lies there.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDisk } from './disk.ts';
import { FileTooLarge, PartLost, type Parts } from './files.ts';
import { rethrow } from '../test-rethrow.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-parts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** As after a start of the server: nothing but the folder is left. */
const open = (): Parts => openDisk(folder, rethrow).parts;

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
/** Copies: the memory of what is written is the store's. */
const streamOf = (bytes: Buffer, ...cuts: number[]) =>
  Readable.from([0, ...cuts].map((from, n) => Buffer.from(bytes.subarray(from, cuts[n] ?? bytes.length))));
const keep = () => undefined;
const most = 2 ** 30;
const keptAt = (key: string) => openDisk(folder, rethrow).readWhole(key);

async function sealed(parts: Parts, key: string) {
  await parts.close(key);
  return parts.seal(key, keep);
}

/** The thread does one thing after the other: then it has read what it was sent to so far. */
async function sealAnother(parts: Parts) {
  const key = `another-${randomBytes(8).toString('hex')}`;
  await parts.write(key, 0, streamOf(randomBytes(10)), most);
  await sealed(parts, key);
}

describe('a part on disk', () => {
  it('is as it came, in pieces of one byte and of megabytes', async () => {
    const [parts, key, bytes] = [open(), 'pieces-of-all-sizes', randomBytes(3_000_000)];
    const cuts = [...Array(300).keys()].map((n) => n + 1);
    expect(await parts.write(key, 0, streamOf(bytes, ...cuts, 70_000, 2_500_000), most)).toBe(bytes.length);
    const { sizeBytes, md5, head } = await sealed(parts, key);
    expect({ sizeBytes, md5 }).toEqual({ sizeBytes: bytes.length, md5: md5Of(bytes) });
    expect(head).toEqual(bytes.subarray(0, 64));
    expect(md5Of(Buffer.from(await keptAt(key)))).toBe(md5);
  });

  it('sealed by three processes at once, is sealed for each', async () => {
    const [one, two, three] = [open(), open(), open()];
    for (const n of Array(40).keys()) {
      const [key, bytes] = [`sealed-by-three-${n}`, randomBytes(200)];
      await one.write(key, 0, streamOf(bytes), most);
      const all = await Promise.all([one, two, three].map((parts) => parts.seal(key, keep)));
      expect(all.map(({ md5 }) => md5)).toEqual(Array(3).fill(md5Of(bytes)));
    }
  });

  it('keeps what came before a line broke, and goes on there after a restart', async () => {
    const [key, bytes] = ['broken-off-and-on', randomBytes(2_000_000)];
    const line = new PassThrough();
    const writing = open().write(key, 0, line, most);
    line.write(Buffer.from(bytes.subarray(0, 700_000)), () => line.destroy());
    const came = await writing;
    expect(came).toBeGreaterThan(0);
    expect(came).toBeLessThanOrEqual(700_000);
    const parts = open();
    await parts.write(key, came, streamOf(bytes.subarray(came, 1_500_000)), most);
    await parts.write(key, 1_500_000, streamOf(bytes.subarray(1_500_000)), most);
    expect(await sealed(parts, key)).toMatchObject({ sizeBytes: bytes.length, md5: md5Of(bytes) });
  });

  it('that two write at once is hashed as it lies there in the end, also where it was hashed before', async () => {
    const [parts, key, bytes] = [open(), 'two-write-at-once', randomBytes(1_000_000)];
    const evil = new PassThrough();
    const other = parts.write(key, 0, evil, most);
    evil.write(randomBytes(10));
    await parts.write(key, 0, streamOf(bytes.subarray(0, 600_000)), most);
    await parts.write(key, 600_000, streamOf(bytes.subarray(600_000)), most);
    await sealAnother(parts);
    evil.end(randomBytes(300_000));
    await other;
    const { md5 } = await sealed(parts, key);
    expect(md5).not.toBe(md5Of(bytes));
    expect(md5).toBe(md5Of(await readFile(openDisk(folder, rethrow).localPath?.(key) ?? '')));
  });

  it('that is refused and removed begins anew, without a byte of before', async () => {
    const [parts, key, bytes] = [open(), 'refused-then-right', randomBytes(500_000)];
    await parts.write(key, 0, streamOf(randomBytes(500_000)), most);
    await parts.close(key);
    const refuse = () => {
      throw new Error('other bytes');
    };
    await expect(parts.seal(key, refuse)).rejects.toThrow('other bytes');
    await parts.remove(key);
    await parts.write(key, 0, streamOf(randomBytes(400_000)), most);
    await sealAnother(parts);
    await parts.remove(key);
    await parts.write(key, 0, streamOf(bytes), most);
    expect(await sealed(parts, key)).toMatchObject({ sizeBytes: bytes.length, md5: md5Of(bytes) });
  });

  it('is sealed once, whoever asks again or at the same time', async () => {
    const [parts, key, bytes] = [open(), 'asked-three-times', randomBytes(100_000)];
    await parts.write(key, 0, streamOf(bytes), most);
    await parts.close(key);
    const both = await Promise.all([parts.seal(key, keep), parts.seal(key, keep)]);
    const again = await parts.seal(key, keep);
    for (const { md5 } of [...both, again]) expect(md5).toBe(md5Of(bytes));
    await expect(parts.write(key, 100_000, streamOf(bytes), most)).rejects.toThrow(PartLost);
  });

  it('takes no more than was announced, and nothing behind a gap', async () => {
    const [parts, key] = [open(), 'too-much-of-it'];
    await expect(parts.write(key, 0, streamOf(randomBytes(2_000), 1_000), 1_999)).rejects.toThrow(
      FileTooLarge,
    );
    await expect(parts.write(key, 5_000, streamOf(randomBytes(10)), most)).rejects.toThrow(PartLost);
    await parts.write(key, 0, streamOf(Buffer.from('all there is')), most);
    expect(await sealed(parts, key)).toMatchObject({ sizeBytes: 1_000 });
  });
});
