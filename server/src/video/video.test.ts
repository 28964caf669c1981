// Films read and converted for real, by each of the two ways: what is in them, what comes out, and what is refused.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { VideoProperties } from '@herald/contract/video.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoxes } from './check-boxes.ts';
import { planConversion } from './plan-conversion.ts';
import { dolbyRecord, handlersOf, place, placeBoxes, withInside, withTrack } from './test-boxes.ts';
import { cutClip, makeTestClip, type Clip } from './test-clip.ts';
import { testTools } from './test-tools.ts';
import type { Video } from './video.ts';

const tools = await testTools();

const need = { longSide: 1_920, shortSide: 1_080, atMostBytes: 500_000_000 };
let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-films-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function draw(clip: Clip, ending = 'mp4'): Promise<string> {
  const path = join(folder, `${(count += 1)}.${ending}`);
  await makeTestClip(path, clip);
  return path;
}

async function read(tool: Video, path: string): Promise<VideoProperties> {
  const probed = await tool.probe({ path, demuxer: path.endsWith('webm') ? 'matroska' : 'mov' });
  if (probed.kind !== 'read') throw new Error(probed.said);
  return probed.properties;
}

async function convert(tool: Video, path: string, more: Partial<typeof need> = {}): Promise<VideoProperties> {
  const plan = planConversion(await read(tool, path), { ...need, ...more });
  if (!plan) throw new Error('no plan');
  const to = join(folder, `${(count += 1)}-made.mp4`);
  const watch = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await tool.convert({ path, demuxer: 'mov' }, to, plan, watch)).toMatchObject({ kind: 'done' });
  // The index before the frames, so that it plays while it loads.
  const bytes = await readFile(to);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  return read(tool, to);
}

describe.each(tools)('films by %s', { timeout: 90_000 }, (_name, tool) => {
  it('are read: codec, profile, pixels, range, length, frames and sound', async () => {
    expect(await read(tool, await draw({}))).toMatchObject({
      picture: {
        codec: 'h264',
        pixelFormat: 'yuv420p',
        range: 'sdr',
        width: 192,
        height: 108,
        turned: 0,
        frames: 60,
      },
      sound: { codec: 'aac', profile: 'LC', channels: 1 },
    });
    const hdr = await read(tool, await draw({ codec: 'hevc', bits: 10, range: 'pq' }));
    expect(hdr.picture).toMatchObject({
      codec: 'hevc',
      profile: 'Main 10',
      pixelFormat: 'yuv420p10le',
      range: 'pq',
    });
    expect(hdr.durationSeconds).toBeCloseTo(2, 1);
    const webm = await draw({ codec: 'vp8' }, 'webm');
    expect(await read(tool, webm)).toMatchObject({ picture: { codec: 'vp8' }, sound: null });
  });

  it.each([90, 180, 270] as const)('turned by %i degrees are upright afterwards', async (turned) => {
    const path = await draw({ turned, seconds: 1 });
    expect((await read(tool, path)).picture).toMatchObject({ width: 192, height: 108, turned });
    const [width, height] = turned === 180 ? [192, 108] : [108, 192];
    expect((await convert(tool, path)).picture).toMatchObject({ turned: 0, width, height });
  });

  it.each([
    ['H.265', { codec: 'hevc' }],
    ['H.265 with ten bits', { codec: 'hevc', bits: 10 }],
    ['high range of PQ', { codec: 'hevc', bits: 10, range: 'pq' }],
    ['high range of HLG', { codec: 'hevc', bits: 10, range: 'hlg' }],
    ['uneven frames', { codec: 'hevc', isUneven: true }],
    ['no sound', { codec: 'hevc', sound: false }],
  ] as const)('of %s come out as plain H.264, as long as they were', async (_kind, clip) => {
    const path = await draw(clip);
    const made = await convert(tool, path);
    expect(made.picture).toMatchObject({
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      range: 'sdr',
    });
    expect(made.picture?.frameRate).toBeCloseTo(30, 1);
    expect(Math.abs((made.durationSeconds ?? 0) - 2)).toBeLessThan(0.2);
    expect(made.sound?.codec ?? null).toBe('sound' in clip ? null : 'aac');
  });

  it('are copied as they are, every stream of picture and sound, into a file that begins with its index', async () => {
    const path = await draw({ codec: 'hevc', bits: 10, range: 'hlg', turned: 90, seconds: 1 });
    for (const kind of ['mp4', 'mov']) {
      const to = join(folder, `${(count += 1)}-copied.${kind}`);
      expect(await tool.copy({ path, demuxer: 'mov' }, to)).toMatchObject({ kind: 'done' });
      const [made, source] = [await read(tool, to), await read(tool, path)];
      expect(made.picture).toMatchObject({ ...source.picture, bitRate: expect.anything() });
      expect([made.sound, made.streams]).toEqual([source.sound, source.streams]);
      expect(await checkBoxes(to)).toBe('whole');
      const bytes = await readFile(to);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    }
  });

  it('leave behind where they were filmed, copied and converted', async () => {
    const drawn = await readFile(await draw({ seconds: 1 }));
    // The name of what handles its picture, which is as long.
    const named = place.slice(0, 'VideoHandler'.length);
    drawn.write(named, drawn.indexOf('VideoHandler'));
    const { keys, loci, XMP, '©xyz': word } = placeBoxes();
    const told = [keys, loci, XMP].reduce((film, one) => withInside(film, ['moov'], one), drawn);
    const tracked = withTrack(withInside(told, ['moov', 'trak'], word), 'meta', 'mebx', Buffer.from(place));
    const path = join(folder, `${(count += 1)}.mp4`);
    await writeFile(path, withTrack(tracked, 'tmcd', 'tmcd', Buffer.from(place)));
    expect(await checkBoxes(path)).toBe('holds-more');
    const copied = join(folder, `${(count += 1)}-copied.mp4`);
    expect(await tool.copy({ path, demuxer: 'mov' }, copied)).toMatchObject({ kind: 'done' });
    const converted = join(folder, `${(count += 1)}-converted.mp4`);
    const plan = planConversion(await read(tool, path), need);
    if (!plan) throw new Error('no plan');
    const watch = { onProgress: () => undefined, signal: new AbortController().signal };
    expect(await tool.convert({ path, demuxer: 'mov' }, converted, plan, watch)).toMatchObject({
      kind: 'done',
    });
    for (const to of [copied, converted]) {
      const bytes = await readFile(to);
      expect([await checkBoxes(to), bytes.includes(named), handlersOf(bytes)]).toEqual([
        'whole',
        false,
        ['vide', 'soun'],
      ]);
    }
  });

  it.each([
    ['5', 0, 'pq', true],
    ['8.1', 1, 'pq', false],
    ['8.2', 2, 'sdr', false],
    ['8.4', 4, 'hlg', false],
  ] as const)(
    'of Dolby Vision %s are known by the range under Dolby’s layer, and whether there is one',
    async (profile, compatible, range, isDolbyOnly) => {
      const path = await draw({ codec: 'hevc', bits: 10, seconds: 0.5 });
      const way = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'hev1'];
      const kind = profile === '5' ? 'dvcC' : 'dvvC';
      await writeFile(
        path,
        withInside(await readFile(path), way, dolbyRecord(kind, Number(profile[0]), compatible)),
      );
      expect((await read(tool, path)).picture).toMatchObject({ codec: 'hevc', range, isDolbyOnly });
      const made = await convert(tool, path);
      expect(made.picture).toMatchObject({ range: 'sdr', isDolbyOnly: false });
    },
  );

  it('fit the sides they must, and keep their shape', async () => {
    const made = await convert(tool, await draw({ size: '1440x810', seconds: 0.5 }), { longSide: 1_280 });
    expect(made.picture).toMatchObject({ width: 1_280, height: 720 });
  });

  it('tell how far they are at least once a second, and stop within one', async () => {
    const path = await draw({ size: '960x540', seconds: 8, sound: false });
    const plan = planConversion(await read(tool, path), need);
    if (!plan) throw new Error('no plan');
    const stopping = new AbortController();
    const told: number[] = [];
    const to = join(folder, `${(count += 1)}-stopped.mp4`);
    const onProgress = (seconds: number) => {
      told.push(seconds);
      if (told.length === 1) stopping.abort();
    };
    const { kind } = await tool.convert({ path, demuxer: 'mov' }, to, plan, {
      onProgress,
      signal: stopping.signal,
    });
    expect(kind).toBe('stopped');
    const sizeOf = () =>
      stat(to).then(
        ({ size }) => size,
        () => 0,
      );
    const size = await sizeOf();
    await sleep(700);
    expect(await sizeOf()).toBe(size);
  });

  it('that are none, or broken, are not read, and nothing is fetched for them', async () => {
    let asked = 0;
    const canary = createServer((_request, response) => response.end(String((asked += 1)))).listen(
      0,
      '127.0.0.1',
    );
    const address = canary.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/x.ts`;
    const whole = await draw({});
    const half = join(folder, `${(count += 1)}-half.mp4`);
    await cutClip(whole, half, 50);
    const lies = {
      'playlist.mp4': `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${url}\n#EXT-X-ENDLIST\n`,
      'list.mp4': `ffconcat version 1.0\nfile ${url}\n`,
      'dash.mp4': `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>${url}</BaseURL></MPD>`,
      'session.mp4': 'v=0\nm=video 5000 RTP/AVP 96\n',
      'nothing.mp4': '',
    };
    for (const [name, text] of Object.entries(lies)) {
      await writeFile(join(folder, name), text);
      expect(await tool.probe({ path: join(folder, name), demuxer: 'mov' })).toMatchObject({
        kind: 'broken',
      });
    }
    expect(await checkBoxes(half)).toBe('cut-off');
    expect(await checkBoxes(whole)).toBe('whole');
    expect(asked).toBe(0);
    canary.close();
  });
});

it('a child is told nothing of ours: no setting, no secret', async () => {
  const { runCaged } = await import('./run-caged.ts');
  const lines: string[] = [];
  const limits = { seconds: 10, processorSeconds: 5, memoryBytes: 1e9, outputBytes: 0, nice: 0 } as const;
  const call = {
    command: 'env',
    args: [],
    limits,
    withoutNetwork: false,
    onLine: (line: string) => lines.push(line),
  };
  expect(await runCaged(call)).toMatchObject({ end: 'done' });
  // The last four are the shell's own.
  const known = ['PATH', 'LANG', 'PWD', 'OLDPWD', 'SHLVL', '_'];
  expect(lines.map((line) => line.split('=')[0] ?? '').filter((name) => !known.includes(name))).toEqual([]);
  expect(lines).not.toEqual([]);
  expect(
    await runCaged({ ...call, command: 'sleep', args: ['60'], limits: { ...limits, seconds: 0.2 } }),
  ).toMatchObject({
    end: 'timed-out',
  });
});

it('a child dies with us, even when we are killed', async () => {
  const marker = `${61_000 + Math.floor(Math.random() * 900)}`;
  const module = JSON.stringify(new URL('run-caged.ts', import.meta.url).href);
  const program = `const { runCaged } = await import(${module});
    void runCaged({ command: 'sleep', args: ['${marker}'], withoutNetwork: false, onLine() {},
      limits: { seconds: 60, processorSeconds: 9, memoryBytes: 1e9, outputBytes: 0, nice: 0 } });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300);`;
  const run = promisify(execFile);
  await run(process.execPath, ['--input-type=module', '-e', program]).catch(() => undefined);
  await sleep(500);
  const { stdout } = await run('ps', ['-eo', 'args']);
  expect(stdout.split('\n').filter((line) => line.startsWith(`sleep ${marker}`))).toEqual([]);
});
