// What the machine allows: the same films at once to a store that does nothing else, a folder of a bare server or the bucket itself.
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@herald/server/db/free-port.ts';
import type { Bucket } from '@herald/server/files/s3-client.ts';
import { startProcess, type Running } from '../engine/start-process.ts';
import { call } from './call.ts';
import type { Film } from './send-film.ts';

/** Flushed to disk; how many milliseconds it took. */
export async function copyToFolder(film: Film, folder: string, atOnce: number): Promise<number> {
  const port = await freePort();
  const store: Running = await startProcess('bench/upload/bare-store.ts', [folder, String(port)], {});
  try {
    const names = namesOf(atOnce);
    const took = await timed(names, (name) => put(`http://127.0.0.1:${port}/${name}`, film));
    await Promise.all(names.map((name) => rm(join(folder, name))));
    return took;
  } finally {
    await store.kill();
  }
}

/** Each in one call; removed afterwards. */
export async function copyToBucket(
  { path, size }: Film,
  { s3, name: Bucket }: Bucket,
  atOnce: number,
): Promise<number> {
  const names = namesOf(atOnce);
  const took = await timed(names, async (Key) => {
    const Body = createReadStream(path, { highWaterMark: 262_144 });
    await s3.putObject({ Bucket, Key, Body, ContentLength: size });
  });
  await Promise.all(names.map((Key) => s3.deleteObject({ Bucket, Key })));
  return took;
}

function namesOf(atOnce: number): string[] {
  return Array.from({ length: atOnce }, (_, n) => `bare-${n}`);
}

async function timed(names: readonly string[], copy: (name: string) => Promise<void>): Promise<number> {
  const began = performance.now();
  await Promise.all(names.map(copy));
  return performance.now() - began;
}

async function put(url: string, { path, size }: Film): Promise<void> {
  const headers = { 'content-length': String(size) };
  const { status } = await call(url, { method: 'PUT', headers }, { path, start: 0, end: size });
  if (status !== 200) throw new Error(`The bare store answered ${status}`);
}
