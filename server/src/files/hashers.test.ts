// Several threads as one: files at the same time are hashed by different ones, each by its own until it is finished or forgotten.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rethrow } from '../test-rethrow.ts';
import { openHasher, type Hasher } from './hasher.ts';
import { openHashers } from './hashers.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-hashers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, randomBytes(100));
  return path;
}

/** The product's own threads, and which of them was asked of what. */
function watched(): { hashers: Hasher; asked: [thread: number, path: string][] } {
  const asked: [number, string][] = [];
  let count = 0;
  const open = (onDeath: (error: Error) => void): Hasher => {
    const [thread, { goOn, forget, finish }] = [(count += 1), openHasher(onDeath)];
    const tell = (path: string) => void asked.push([thread, path]);
    return {
      goOn: (path, bytes) => (tell(path), goOn(path, bytes)),
      forget,
      finish: (path) => (tell(path), finish(path)),
    };
  };
  return { hashers: openHashers(rethrow, open), asked };
}

it('gives every file the idlest thread, and each its own again until it is done with', async () => {
  const { hashers, asked } = watched();
  const [one, two, three, four] = await Promise.all(['one', 'two', 'three', 'four'].map(fileOf));
  if (!one || !two || !three || !four) throw new Error('four files');
  for (const path of [one, two, one, two]) hashers.goOn(path, 50);
  expect(asked.splice(0)).toEqual([
    [1, one],
    [2, two],
    [1, one],
    [2, two],
  ]);
  // The first thread is rid of one, the second of nothing.
  expect((await hashers.finish(one)).sizeBytes).toBe(100);
  hashers.goOn(three, 50);
  hashers.forget(two);
  hashers.goOn(four, 50);
  expect(asked).toEqual([
    [1, one],
    [1, three],
    [2, four],
  ]);
  expect((await hashers.finish(four)).sizeBytes).toBe(100);
  await hashers.finish(three);
});
