// What is poured is there when it is said to be, whichever write fails and however the stream ends.
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pourPart } from './pour-part.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-pour-'));
});
afterAll(() => rm(folder, { recursive: true }));

const whole = { offset: 0, atMostBytes: 2 ** 30 };
const blockBytes = 524_288;

/** A real file on a disk that takes no byte from `limit` on, and takes its time. */
async function pourOnto(limit: number, stream: Readable) {
  const path = join(folder, randomBytes(8).toString('hex'));
  const file = await open(path, 'w');
  const real: FileHandle['write'] = file.write.bind(file);
  const write = async (bytes: Buffer, from: number, length: number, at: number) => {
    await new Promise((done) => setTimeout(done, 20));
    if (at + length > limit) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    return real(bytes, from, length, at);
  };
  try {
    const poured = await pourPart(Object.assign(file, { write }), stream, whole);
    // At this moment, not a moment later.
    return { poured, kept: await readFile(path) };
  } finally {
    await file.close();
  }
}

it('ends when the last block is written, and not before', async () => {
  const bytes = randomBytes(2 * blockBytes + 7);
  const { poured, kept } = await pourOnto(Infinity, Readable.from([Buffer.from(bytes)]));
  expect(poured).toBe(bytes.length);
  expect(kept.equals(bytes)).toBe(true);
});

it('a disk that is full at the very last block is heard of', async () => {
  const bytes = randomBytes(2 * blockBytes + 7);
  const poured = pourOnto(2 * blockBytes, Readable.from([bytes]));
  await expect(poured).rejects.toMatchObject({ code: 'ENOSPC' });
});

it('a stream that fails without its line having broken is no end of a line', async () => {
  let asked = 0;
  const stream = new Readable({
    autoDestroy: false,
    read() {
      asked += 1;
      if (asked === 1) this.push(randomBytes(1_000));
      else setTimeout(() => this.emit('error', new Error('not of the line')));
    },
  });
  const poured = pourOnto(Infinity, stream);
  await expect(poured).rejects.toThrow('not of the line');
});
