// Stills taken for real, by each of the two ways: after the dark beginning, upright, in colours every screen shows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNodeAv } from './node-av-tool.ts';
import { openVideo } from './open-video.ts';
import { planStill } from './plan-still.ts';
import { cutClip, makeTestClip, type Clip } from './test-clip.ts';
import type { Video } from './video.ts';

const found = await openVideo({ ffmpegPath: null });
const tools: [string, Video][] = [['node-av', openNodeAv({ withoutNetwork: false })]];
if (found.tool === 'ffmpeg') tools.push(['ffmpeg', found]);

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-stills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, `${(count += 1)}-${name}`);

async function show(tool: Video, clip: Clip, side = 1_280) {
  const [path, to] = [at(clip.codec === 'vp8' ? 'film.webm' : 'film.mp4'), at('still.png')];
  await makeTestClip(path, { sound: false, ...clip });
  const film = { path, demuxer: clip.codec === 'vp8' ? ('matroska' as const) : ('mov' as const) };
  const probed = await tool.probe(film);
  const plan = probed.kind === 'read' ? planStill(probed.properties, side) : null;
  if (!plan) throw new Error('it was not read');
  expect(await tool.takeStill(film, to, plan)).toMatchObject({ kind: 'done' });
  const still = sharp(to);
  const { format, width, height } = await still.metadata();
  return { plan, format, width, height, still };
}

describe.each(tools)('a still by %s', { timeout: 60_000 }, (_name, tool) => {
  it.each([
    ['H.264', {}],
    ['H.265', { codec: 'hevc' }],
    ['VP8', { codec: 'vp8' }],
    ['a fifth of a second', { seconds: 0.2 }],
    ['one frame', { seconds: 0.034 }],
  ] as const)('of %s is a PNG as large as the film', async (_kind, clip) => {
    expect(await show(tool, clip)).toMatchObject({ format: 'png', width: 192, height: 108 });
  });

  it.each([90, 180, 270] as const)('of a film turned by %i degrees is upright', async (turned) => {
    const [width, height] = turned === 180 ? [192, 108] : [108, 192];
    expect(await show(tool, { turned })).toMatchObject({ width, height });
  });

  it('is no larger than it may be, and keeps its shape', async () => {
    expect(await show(tool, { size: '640x360', seconds: 1 }, 320)).toMatchObject({ width: 320, height: 180 });
    const tall = await show(tool, { size: '360x640', seconds: 1 }, 320);
    expect(tall).toMatchObject({ width: 180, height: 320 });
  });

  it.each(['pq', 'hlg'] as const)('of high range (%s) is neither black nor white', async (range) => {
    const { plan, still } = await show(tool, { codec: 'hevc', bits: 10, range });
    expect(plan.filters).toContain('tonemap');
    for (const { mean } of (await still.stats()).channels) {
      expect(mean).toBeGreaterThan(30);
      expect(mean).toBeLessThan(225);
    }
  });

  it('is taken at its moment, also where that lies between two key frames', async () => {
    const path = at('film.mp4');
    await makeTestClip(path, { seconds: 3, sound: false });
    const shown = await Promise.all(
      [0, 1, 1.5].map(async (atSeconds) => {
        const to = at('still.png');
        await tool.takeStill({ path, demuxer: 'mov' }, to, { atSeconds, turned: 0, filters: 'format=rgb24' });
        return sharp(to).raw().toBuffer();
      }),
    );
    const [first, second, third] = shown.map((pixels) => pixels.toString('base64'));
    expect(new Set([first, second, third]).size).toBe(3);
    const probed = await tool.probe({ path, demuxer: 'mov' });
    expect(probed.kind === 'read' && planStill(probed.properties, 320)?.atSeconds).toBeCloseTo(0.3, 1);
  });

  it('of what is cut off before its frames is none', async () => {
    const [whole, half] = [at('film.mp4'), at('half.mp4')];
    await makeTestClip(whole, {});
    await cutClip(whole, half, 3);
    const plan = { atSeconds: 0, turned: 0, filters: 'format=rgb24' } as const;
    const failed = await tool.takeStill({ path: half, demuxer: 'mov' }, at('none.png'), plan);
    expect(failed.kind).toBe('failed');
  });
});
