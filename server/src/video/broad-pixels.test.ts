// Films whose pixels are not square, as broadcast and DV have them, by each of the two ways: measured, drawn and converted as a player shows them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seenSize } from '@herald/contract/video.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planConversion } from './plan-conversion.ts';
import { planStill } from './plan-still.ts';
import { makeTestClip } from './test-clip.ts';
import { testTools } from './test-tools.ts';
import type { Film, Video } from './video.ts';

const need = { longSide: 1_920, shortSide: 1_080, atMostBytes: 500_000_000 };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-broad-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(tool: Video, film: Film) {
  const probed = await tool.probe(film);
  if (probed.kind !== 'read') throw new Error(probed.said);
  return probed.properties;
}

it.each(
  (await testTools()).flatMap(([name, tool]) =>
    ([0, 90] as const).map((turned) => [name, turned, tool] as const),
  ),
)('by %s, turned by %i degrees', { timeout: 120_000 }, async (name, turned, tool) => {
  const named = (ending: string) => join(folder, `${name}-${turned}.${ending}`);
  const film = { path: named('mp4'), demuxer: 'mov' } as const;
  await makeTestClip(film.path, { size: '144x108', pixels: '4/3', turned, seconds: 0.5, sound: false });
  const size = turned === 0 ? { width: 192, height: 108 } : { width: 108, height: 192 };
  const properties = await read(tool, film);
  expect(seenSize(properties)).toEqual(size);
  const [still, plan] = [planStill(properties, 640), planConversion(properties, need)];
  if (!still || !plan) throw new Error('no plan');
  await tool.draw(film, [{ atSeconds: 0.1, to: named('png') }], still, 'awaited');
  expect(await sharp(named('png')).metadata()).toMatchObject(size);
  const made = { path: named('made.mp4'), demuxer: 'mov' } as const;
  const watch = { onProgress: () => undefined, signal: new AbortController().signal };
  await tool.convert(film, made.path, plan, watch);
  expect((await read(tool, made)).picture).toMatchObject({ ...size, pixelAspect: 1, turned: 0 });
});
