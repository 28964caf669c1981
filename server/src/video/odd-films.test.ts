// Films of cameras that are not phones, converted for real by each of the two ways: a cover that stands before the picture, frames of two fields.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planConversion } from './plan-conversion.ts';
import { planStill } from './plan-still.ts';
import { makeTestClip } from './test-clip.ts';
import { testTools } from './test-tools.ts';
import type { Film, Video } from './video.ts';

const tools = await testTools();

const need = { longSide: 1_920, shortSide: 1_080, atMostBytes: 500_000_000 };
let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-odd-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const named = (ending: string): Film => ({ path: join(folder, `${(count += 1)}.${ending}`), demuxer: 'mov' });

async function read(tool: Video, film: Film) {
  const probed = await tool.probe(film);
  if (probed.kind !== 'read') throw new Error(probed.said);
  return probed.properties;
}

async function convert(tool: Video, film: Film): Promise<Film> {
  const plan = planConversion(await read(tool, film), need);
  if (!plan) throw new Error('no plan');
  const made = named('mp4');
  const watch = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await tool.convert(film, made.path, plan, watch)).toMatchObject({ kind: 'done' });
  return made;
}

/** The frame that stands at that second, one byte of grey a pixel. */
async function greyAt(tool: Video, film: Film, atSeconds: number) {
  const still = planStill(await read(tool, film), 640);
  const to = join(folder, `${(count += 1)}.png`);
  if (!still) throw new Error('no still can be planned');
  await tool.draw(film, [{ atSeconds, to }], still, 'awaited');
  return sharp(to).greyscale().raw().toBuffer({ resolveWithObject: true });
}

const box = (type: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inside]);
};

/** What a player shows beside its title, as the first thing in the index. */
async function putCover(path: string): Promise<void> {
  const cover = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  const image = box('data', Buffer.from([0, 0, 0, 14, 0, 0, 0, 0]), cover);
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('mdirappl'), Buffer.alloc(9));
  const list = box('meta', Buffer.alloc(4), handler, box('ilst', box('covr', image)));
  const bytes = await readFile(path);
  const index = bytes.lastIndexOf('moov') - 4;
  const first = box('udta', list);
  bytes.writeUInt32BE(bytes.readUInt32BE(index) + first.length, index);
  await writeFile(path, Buffer.concat([bytes.subarray(0, index + 8), first, bytes.subarray(index + 8)]));
}

describe.each(tools)('by %s', { timeout: 240_000 }, (_name, tool) => {
  it('a film whose cover stands before its picture is read, drawn, copied and converted by its picture', async () => {
    const film = named('mp4');
    await makeTestClip(film.path, { shows: 'quarters', seconds: 1, sound: false });
    await putCover(film.path);
    const properties = await read(tool, film);
    expect(properties).toMatchObject({ streams: 2, picture: { codec: 'h264', width: 192, height: 108 } });
    expect((await greyAt(tool, film, 0.2)).info).toMatchObject({ width: 192, height: 108 });
    const copied = named('mp4');
    expect(await tool.copy(film, copied.path)).toMatchObject({ kind: 'done' });
    for (const made of [copied, await convert(tool, film)])
      expect(await read(tool, made)).toMatchObject({
        streams: 1,
        picture: { codec: 'h264', width: 192, height: 108 },
      });
  });

  it('a film of two fields a frame is converted without combs, and as long and as fast as it was', async () => {
    const film = named('mp4');
    await makeTestClip(film.path, {
      shows: 'count',
      size: '256x144',
      frames: 25,
      isWoven: true,
      sound: false,
    });
    const made = await convert(tool, film);
    expect(await combs(tool, film)).toBeGreaterThan(4);
    expect(await combs(tool, made)).toBeLessThan(1);
    const properties = await read(tool, made);
    expect(properties.picture?.frameRate).toBeCloseTo(25, 0);
    expect(properties.durationSeconds).toBeCloseTo(2, 0);
  });
});

/** In how many places a line differs from the next one, though what is drawn stands upright; of the lines in the middle, on average. */
async function combs(tool: Video, film: Film): Promise<number> {
  const { data, info } = await greyAt(tool, film, 0.6);
  let differing = 0;
  const lines = { from: 40, to: 100 };
  for (let y = lines.from; y < lines.to; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [here, below] = [data[y * info.width + x] ?? 0, data[(y + 1) * info.width + x] ?? 0];
      if (Math.abs(here - below) > 100) differing += 1;
    }
  return differing / (lines.to - lines.from);
}
