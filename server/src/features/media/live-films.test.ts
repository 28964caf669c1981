// Films a browser recorded: WebM whose head does not say how long it is (RFC 9559 §23), over real HTTP; kept with its length, and seekable.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileRecord } from '@herald/contract/media.ts';
import type { FastifyInstance } from 'fastify';
import { Demuxer, Muxer } from 'node-av';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { openMediaDoors } from '../../http/test-doors.ts';
import { postFile } from '../../http/test-upload.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { makeTestClip } from '../../video/test-clip.ts';
import { loadFilm } from './load-film.ts';

let world: TestContext;
let maya: TestActor;
let app: FastifyInstance;
let origin = '';
let folder = '';
let live: Buffer;

beforeAll(async () => {
  world = await testContext();
  maya = await testActor(world.context, { department: 'Desk', signs: ['content:edit'] });
  folder = await mkdtemp(join(tmpdir(), 'herald-live-'));
  ({ app, origin } = await openMediaDoors(world.context));
  live = await record(3);
});
afterAll(async () => {
  await app.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** Packet by packet as they come, and nothing written again at the end. */
async function record(seconds: number): Promise<Buffer> {
  const [from, to] = [join(folder, 'drawn.webm'), join(folder, 'live.webm')];
  await makeTestClip(from, { seconds, codec: 'vp8' });
  const input = await Demuxer.open(from, {});
  const output = await Muxer.open(to, { options: { live: 1 } });
  const picture = input.video();
  if (!picture) throw new Error('nothing was drawn');
  const place = output.addStream(picture);
  for await (const packet of input.packets()) {
    if (!packet) continue;
    await output.writePacket(packet, place);
    packet.free();
  }
  await output.close();
  await input.close();
  return readFile(to);
}

const send = (name: string, bytes: Buffer) => postFile(origin, world.context, { owner: maya, name, bytes });

describe('a film that was recorded live', { timeout: 60_000 }, () => {
  it('says nothing of its length as it comes, and is kept with it', async () => {
    const path = join(folder, 'as-it-came.webm');
    await writeFile(path, live);
    const came = await world.context.video.probe({ path, demuxer: 'matroska' });
    expect(came).toMatchObject({ kind: 'read', properties: { durationSeconds: null } });
    const { status, data } = await send('live.webm', live);
    expect(status).toBe(200);
    const said = FileRecord.parse(data);
    expect(said).toMatchObject({ name: 'live.webm', width: 192, height: 108 });
    expect(said.durationSeconds).toBeCloseTo(3, 0);
    const { properties } = await loadFilm(world.context, maya, said.url);
    expect(properties).toMatchObject({ container: 'matroska', picture: { codec: 'vp8' } });
    const served = await fetch(origin + said.url, { headers: maya.bearer });
    await writeFile(path, Buffer.from(await served.arrayBuffer()));
    const input = await Demuxer.open(path, { format: 'matroska' });
    let frames = 0;
    for await (const packet of input.packets()) if (packet) frames += 1;
    await input.close();
    expect(frames).toBe(90);
  });

  it('and whose window was closed in the middle is kept as far as it goes', async () => {
    const { status, data } = await send('closed.webm', live.subarray(0, Math.floor(live.length * 0.6)));
    expect(status).toBe(200);
    const { durationSeconds } = FileRecord.parse(data);
    expect(durationSeconds).toBeGreaterThan(1);
    expect(durationSeconds).toBeLessThan(2.7);
  });

  it('of which nothing but the head came is damaged', async () => {
    expect(await send('head.webm', live.subarray(0, 400))).toMatchObject({ status: 400, code: 400002 });
  });
});
