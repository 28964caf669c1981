// What tests of drawn pictures do alike, over real HTTP: upload a film or a picture, ask for a drawing, look at its pixels.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Envelope } from '@herald/contract/envelope.ts';
import { FileRecord } from '@herald/contract/media.ts';
import sharp from 'sharp';
import { testActor, type TestActor } from '../db/test-actor.ts';
import { testContext } from '../test-context.ts';
import { makeTestClip, type Clip } from '../video/test-clip.ts';
import { openMediaDoors } from './test-doors.ts';
import { postFile } from './test-upload.ts';

/** Maya and Noor edit in two departments; whoever opened it closes it. */
export async function openDrawing() {
  const world = await testContext();
  const maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  const noor = await testActor(world.context, { department: 'Sport', signs: ['content:edit'] });
  const folder = await mkdtemp(join(tmpdir(), 'herald-clips-'));
  const { app, origin } = await openMediaDoors(world.context);
  const media = `${origin}/prod-api/oss/media`;
  const upload = async (name: string, bytes: Buffer) =>
    FileRecord.parse((await postFile(origin, world.context, { owner: maya, name, bytes })).data);
  const clip = async (name: string, what: Clip) => {
    await makeTestClip(join(folder, name), { sound: false, ...what });
    return readFile(join(folder, name));
  };
  const post = async (path: string, body: object, who: TestActor = maya) => {
    const headers = { ...who.bearer, 'content-type': 'application/json' };
    const response = await fetch(media + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, ...Envelope.parse(await response.json()) };
  };
  const get = async (path: string, query: Record<string, string>, who: TestActor = maya) => {
    const address = `${media}${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(address, { headers: who.bearer });
    return { status: response.status, ...Envelope.parse(await response.json()) };
  };
  return {
    ...{ world, maya, noor, origin, upload, clip, post, get },
    film: async (name: string, what: Clip) => upload(name, await clip(name, what)),
    frame: async (videoUrl: string, atMs: number, size = 'whole') =>
      FileRecord.parse((await post('/frame', { videoUrl, atMs, size })).data),
    pixels: (url: string) => pixelsOf(origin + url, maya.bearer),
    close: async () => {
      await app.close();
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Drawing = Awaited<ReturnType<typeof openDrawing>>;

async function pixelsOf(address: string, headers: Readonly<Record<string, string>>) {
  const bytes = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 0);
  return {
    ...{ bytes, width: info.width, height: info.height },
    /** Red, green, blue at a place named in parts of the whole: 1 where there is more than half of it. */
    at: (x: number, y: number) => {
      const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      return [...data.subarray(from, from + 3)].map((one) => (one > 127 ? 1 : 0)).join('');
    },
    /** Which frame of a film that counts this is. */
    counted: Math.floor(row.indexOf(Math.max(...row)) / 4),
  };
}

/** A picture that hardly gets any lighter. */
export function noisy(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red', noise } });
}
