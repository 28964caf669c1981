// How quick a conversion is beside the tool alone, how often its progress moves, and how soon it stops when it is cancelled.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelConversion } from '@herald/server/features/media/cancel-conversion.ts';
import { convertFilm } from '@herald/server/features/media/convert-film.job.ts';
import { describeConversion } from '@herald/server/features/media/describe-conversion.ts';
import { startConversion } from '@herald/server/features/media/start-conversion.ts';
import { insertFile } from '@herald/server/features/media/store/files.ts';
import { planConversion } from '@herald/server/video/plan-conversion.ts';
import { makeTestClip } from '@herald/server/video/test-clip.ts';
import { openStage, type Stage } from './engine/stage.ts';
import type { Measure } from './measured.ts';

const rounds = 3;
const clip = { codec: 'hevc', bits: 10, size: '1920x1080', seconds: 15 } as const;
const fullHd = { longSide: 1_920, shortSide: 1_080, atMostBytes: 1_000_000_000 };
const lookMs = 50;

type Bench = Pick<Stage, 'context' | 'person'> & { readonly path: string; readonly folder: string };

/** Ours and the tool alone take turns, so that a busy machine hinders both alike; the best of each counts. */
export const measureTranscode: Measure = async (say) => {
  const stage = await openStage({ platform: 'stand-in', accounts: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const { context, person } = stage;
  const bench = { context, person, folder, path: join(folder, 'film.mp4') };
  const { tool } = context.video;
  try {
    await makeTestClip(bench.path, clip);
    say(`${clip.seconds} s of ${clip.size} H.265 with ten bits, by ${tool}`);
    const [ours, bare, gaps]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await convertBare(bench, round));
      const { ms, longestGapMs } = await convertOurs(bench, round);
      ours.push(ms);
      gaps.push(longestGapMs);
      say(`round ${round + 1}: ours ${ms} ms, ${tool} alone ${bare.at(-1)} ms`);
    }
    const cancelMs = await cancelOne(bench);
    const [best, least] = [Math.min(...ours), Math.min(...bare)];
    return {
      ours: { conversionMs: best, longestProgressGapMs: Math.max(...gaps), cancelMs },
      limit: { conversionMs: least },
      ratio: Math.round((least / best) * 100) / 100,
    };
  } finally {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The tool as it is: no row, no beat, no hash, no proof. */
async function convertBare({ context, path, folder }: Bench, round: number): Promise<number> {
  const { video } = context;
  const film = { path, demuxer: 'mov' } as const;
  const probed = await video.probe(film);
  const plan = probed.kind === 'read' ? planConversion(probed.properties, fullHd) : null;
  if (!plan) throw new Error('the film cannot be read');
  const watch = { onProgress: () => undefined, signal: new AbortController().signal };
  const began = performance.now();
  const { kind, said } = await video.convert(film, join(folder, `bare-${round}.mp4`), plan, watch);
  if (kind !== 'done') throw new Error(said);
  return Math.round(performance.now() - began);
}

/** Stored under another name each time, with bytes of its own at the end: the same film would not be converted again. */
async function store({ context, person, path }: Bench, name: string): Promise<string> {
  const free = Buffer.from('\0\0\0\x18free', 'latin1');
  const bytes = Buffer.concat([await readFile(path), free, Buffer.from(name.padEnd(16).slice(0, 16))]);
  const key = `${Buffer.from(name).toString('hex').padStart(40, '0').slice(-40)}.mp4`;
  const written = await context.files.write(key, Readable.from([bytes]), bytes.length);
  const sentAs = { sentMd5: written.md5, sentBytes: written.sizeBytes };
  const row = { key, name, mimeType: 'video/mp4', width: null, height: null, ...written, ...sentAs };
  await insertFile(context.db, { ownerId: person.personId, departmentId: person.departmentId }, row);
  return `/prod-api/media/${key}`;
}

async function convertOurs(bench: Bench, round: number): Promise<{ ms: number; longestGapMs: number }> {
  const { context, person } = bench;
  const videoUrl = await store(bench, `round-${round}.mp4`);
  const { jobId } = await startConversion(context, person, { videoUrl, channels: '' });
  const began = performance.now();
  let isWorking = true;
  const working = convertFilm.run(context, { conversionId: jobId }).finally(() => (isWorking = false));
  let [percent, movedAt, longestGapMs] = [-1, began, 0];
  while (isWorking) {
    const seen = await describeConversion(context, person, { jobId });
    if (seen.percent > percent) {
      longestGapMs = Math.max(longestGapMs, performance.now() - movedAt);
      [percent, movedAt] = [seen.percent, performance.now()];
    }
    await pause(lookMs);
  }
  await working;
  const { state } = await describeConversion(context, person, { jobId });
  if (state !== 'TranscodeSuccess') throw new Error(`it ended as ${state}`);
  return { ms: Math.round(performance.now() - began), longestGapMs: Math.round(longestGapMs) };
}

/** From the call to the moment its worker has let go of it, with its child gone. */
async function cancelOne(bench: Bench): Promise<number> {
  const { context, person } = bench;
  const videoUrl = await store(bench, 'cancelled.mp4');
  const { jobId } = await startConversion(context, person, { videoUrl, channels: '' });
  const working = convertFilm.run(context, { conversionId: jobId });
  while ((await describeConversion(context, person, { jobId })).percent < 5) await pause(lookMs);
  const began = performance.now();
  await cancelConversion(context, person, { jobId });
  await working;
  return Math.round(performance.now() - began);
}
