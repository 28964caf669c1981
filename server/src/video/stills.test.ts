// Stills drawn of films for real, by each of the two ways: the frame a player shows at a time, whatever the film.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNodeAv } from './node-av-tool.ts';
import { openVideo } from './open-video.ts';
import { planStill } from './plan-still.ts';
import { cutClip, makeTestClip, type Clip } from './test-clip.ts';
import type { Film, Video } from './video.ts';

const found = await openVideo({ ffmpegPath: null }, () => undefined);
const tools: [string, Video][] = [['node-av', openNodeAv({ withoutNetwork: false })]];
if (found.tool === 'ffmpeg') tools.push(['ffmpeg', found]);
else console.warn('No ffmpeg on this machine: its adapter draws nothing here, node-av does.');

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-stills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function make(clip: Clip): Promise<Film> {
  const isWebm = clip.codec === 'vp8';
  const path = join(folder, `${(count += 1)}.${isWebm ? 'webm' : 'mp4'}`);
  await makeTestClip(path, { shows: 'count', size: '256x144', ...clip });
  return { path, demuxer: isWebm ? 'matroska' : 'mov' };
}

async function planned(tool: Video, film: Film, longSide = 640) {
  const probed = await tool.probe(film);
  const still = probed.kind === 'read' ? planStill(probed.properties, longSide) : null;
  if (!still) throw new Error('no still can be planned');
  return still;
}

const momentsOf = (seconds: readonly number[]) =>
  seconds.map((atSeconds) => ({ atSeconds, to: join(folder, `${(count += 1)}.png`) }));

async function counted(path: string): Promise<number> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const row = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 0);
  return Math.floor(row.indexOf(Math.max(...row)) / 4);
}

describe.each(tools)('stills by %s', { timeout: 90_000 }, (_name, tool) => {
  it.each([
    // Frames of 30 a second begin at 0, 33.3, 66.7 ms; the second key frame is the one at 1000 ms.
    ['H.264', {}, [0, 0, 1, 15, 29, 29, 30, 58, 59]],
    [
      'H.265, whose key frames stand before frames that are shown earlier',
      { codec: 'hevc' },
      [0, 0, 1, 15, 29, 29, 30, 58, 59],
    ],
    ['ten bits of high range', { codec: 'hevc', bits: 10, range: 'pq' }, [0, 0, 1, 15, 29, 29, 30, 58, 59]],
    [
      'uneven frames, of which every other comes half a time late',
      { isUneven: true },
      [0, 0, 0, 14, 28, 29, 30, 58, 59],
    ],
  ] as const)('of %s show what a player shows then', async (_kind, clip, shown) => {
    const film = await make(clip);
    const moments = momentsOf([0, 0.032, 0.035, 0.501, 0.982, 0.999, 1.001, 1.95, 1.999]);
    const { drawn } = await tool.draw(film, moments, await planned(tool, film), 'awaited');
    expect(drawn).toEqual(moments);
    expect(await Promise.all(moments.map(({ to }) => counted(to)))).toEqual(shown);
  });

  it('that cannot be drawn of a film say so for good, and for now where the disk had no room or nobody could be started', async () => {
    const film = await make({ seconds: 0.5 });
    const still = await planned(tool, film);
    const broken = { path: join(folder, `${(count += 1)}.mp4`), demuxer: 'mov' } as const;
    await cutClip(film.path, broken.path, 40);
    expect(await tool.draw(broken, momentsOf([0]), still, 'awaited')).toMatchObject({
      drawn: [],
      isPassing: false,
    });
    // The device that is always full (full(4)).
    const full = await tool.draw(film, [{ atSeconds: 0, to: '/dev/full' }], still, 'awaited');
    // Only node-av says why.
    expect([full.drawn, full.isPassing || tool.tool !== 'node-av']).toEqual([[], true]);
  });

  it('of a WebM, too', async () => {
    const film = await make({ codec: 'vp8' });
    const moments = momentsOf([0.5, 1.5]);
    await tool.draw(film, moments, await planned(tool, film), 'awaited');
    expect(await Promise.all(moments.map(({ to }) => counted(to)))).toEqual([15, 45]);
  });

  it.each([
    [{ size: '320x180' }, 100, 100, 56],
    [{ size: '180x320' }, 100, 56, 100],
    [{ size: '320x180' }, 9_000, 320, 180],
    [{ size: '322x178', turned: 90 }, 9_000, 178, 322],
    [{ size: '320x180', turned: 180 }, 100, 100, 56],
    [{ size: '320x180', turned: 270 }, 100, 56, 100],
  ] as const)(
    'of %o within %i are upright, and no larger than that nor than the film',
    async (clip, longSide, width, height) => {
      const film = await make({ ...clip, shows: 'pattern', seconds: 0.5 });
      const [moment] = momentsOf([0.1]);
      if (moment) await tool.draw(film, [moment], await planned(tool, film, longSide), 'aside');
      expect(await sharp(moment?.to).metadata()).toMatchObject({ width, height, format: 'png' });
    },
  );

  it('of one frame are that frame, whenever it is asked for', async () => {
    const film = await make({ seconds: 0.034 });
    const moments = momentsOf([0, 0.003, 0.03]);
    const { drawn } = await tool.draw(film, moments, await planned(tool, film), 'aside');
    expect(drawn).toEqual(moments);
    expect(await Promise.all(moments.map(({ to }) => counted(to)))).toEqual([0, 0, 0]);
  });

  it.each(['pq', 'hlg'] as const)('of high range (%s) are neither black nor white', async (range) => {
    const film = await make({ shows: 'pattern', codec: 'hevc', bits: 10, range, seconds: 0.5 });
    const still = await planned(tool, film);
    expect(still.filters).toContain('tonemap');
    const [moment] = momentsOf([0.1]);
    if (moment) await tool.draw(film, [moment], still, 'awaited');
    for (const { mean } of (await sharp(moment?.to).stats()).channels) {
      expect(mean).toBeGreaterThan(30);
      expect(mean).toBeLessThan(225);
    }
  });

  it('of what is cut off before its frames are none', async () => {
    const whole = await make({});
    const half = { ...whole, path: join(folder, 'half.mp4') };
    await cutClip(whole.path, half.path, 3);
    const { drawn } = await tool.draw(half, momentsOf([0]), await planned(tool, whole), 'awaited');
    expect(drawn).toEqual([]);
  });

  it('of what is no film are none', async () => {
    const film = await make({ seconds: 0.5 });
    const path = join(folder, 'words.mp4');
    await writeFile(path, 'These are only words.');
    const { drawn, said } = await tool.draw(
      { path, demuxer: 'mov' },
      momentsOf([0]),
      await planned(tool, film),
      'awaited',
    );
    expect([drawn, said !== '']).toEqual([[], true]);
  });
});
