// How fast three films of almost a gigabyte go up at once, to disk and to S3, beside a bare copy; what others feel; what a killed server costs.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@herald/server/db/free-port.ts';
import { testActor } from '@herald/server/db/test-actor.ts';
import { openStage, type Stage } from './engine/stage.ts';
import { startProcess } from './engine/start-process.ts';
import type { Measure } from './measured.ts';
import { copyToBucket, copyToFolder } from './upload/bare-copy.ts';
import { openBenchBucket } from './upload/bench-bucket.ts';
import { writeFilm } from './upload/film-file.ts';
import { call } from './upload/call.ts';
import { sendFilm, type Film } from './upload/send-film.ts';
import { watchOthers } from './upload/watch-others.ts';

/** The largest that is taken: a gibibyte less one byte. */
const size = 2 ** 30 - 1;
const atOnce = 3;
/** Each may call 300 times a minute, and one call goes out every 25 ms. */
const people = 10;
const mebibyte = 1_048_576;

type Say = (line: string) => void;
type Store = {
  readonly environment: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly copyBare: () => Promise<number>;
  /** Where there is no room for all that is measured. */
  readonly empty?: () => Promise<void>;
};

export const measureUpload: Measure = async (say) => {
  const stage = await openStage({ platform: 'stand-in', accounts: 0 });
  const folder = join(stage.environment['HERALD_DATA'] ?? '', 'bench-upload');
  try {
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'film.mp4');
    const film = { path, name: 'film.mp4', size, md5: await writeFilm(path, size) };
    const onDisk = { environment: {}, copyBare: () => copyToFolder(film, folder, atOnce) };
    const disk = await measureStore(stage, film, onDisk, (line) => say(`disk: ${line}`));
    const s3 = await measureBucket(stage, film, say);
    return {
      ours: { ...disk.ours, ...named('s3', s3?.ours ?? {}) },
      limit: { mibPerSecond: disk.limit, ...named('s3', s3 ? { mibPerSecond: s3.limit } : {}) },
      ratio: Math.round((disk.ours.mibPerSecond / disk.limit) * 100) / 100,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stage.close();
  }
};

/** Null where no S3 server can be had. */
async function measureBucket(stage: Stage, film: Film, say: Say) {
  const opened = await openBenchBucket(say);
  if (!opened) return null;
  try {
    const { bucket, environment, empty } = opened;
    const store = { environment, copyBare: () => copyToBucket(film, bucket, atOnce), empty };
    return await measureStore(stage, film, store, (line) => say(`S3: ${line}`));
  } finally {
    await opened.close();
  }
}

/** The bare copy stands before and after, since the machine is not alone. */
async function measureStore(stage: Stage, film: Film, store: Store, say: Say) {
  const before = rate(await store.copyBare());
  say(`bare copy: ${before} MiB/s`);
  await store.empty?.();
  const ours = await sendAll(stage, store, film, say);
  await store.empty?.();
  const after = rate(await store.copyBare());
  say(`bare copy: ${after} MiB/s`);
  return { ours, limit: Math.round((before + after) / 2) };
}

async function sendAll(stage: Stage, store: Store, film: Film, say: Say) {
  const port = await freePort();
  const environment = { ...stage.environment, ...store.environment, HERALD_PORT: String(port) };
  const origin = `http://127.0.0.1:${port}`;
  const start = () => startProcess('server/src/main.ts', ['api'], environment);
  const wanted = { department: 'Films', signs: ['content:edit'] };
  const persons = await Promise.all(Array.from({ length: people }, () => testActor(stage.context, wanted)));
  const bearers = persons.map(({ bearer }) => bearer);
  const [bearer = {}] = bearers;
  let api = await start();
  try {
    const url = `${origin}/prod-api/oss/media/unfinished`;
    for (const one of bearers) await call(url, { method: 'GET', headers: one });
    const felt = watchOthers({ pid: api.pid, url, bearers });
    const began = performance.now();
    const films = Array.from({ length: atOnce }, (_, n) => ({ ...film, name: `film-${n}.mp4` }));
    await Promise.all(films.map((one) => sendFilm(origin, bearer, one)));
    const mibPerSecond = rate(performance.now() - began);
    say(`ours: ${mibPerSecond} MiB/s`);
    const { p99Ms, grewMiB } = await felt();
    await store.empty?.();
    const kill = async () => {
      await api.kill();
      api = await start();
    };
    const sentAgainMiB = await sendThroughKill(origin, bearer, { ...film, name: 'killed.mp4' }, kill);
    say(`killed once: ${sentAgainMiB} MiB sent again`);
    return { mibPerSecond, othersP99Ms: p99Ms, apiGrewMiB: grewMiB, sentAgainMiB };
  } finally {
    await api.kill();
  }
}

/** At a random moment of the first nine tenths. */
async function sendThroughKill(
  origin: string,
  bearer: Readonly<Record<string, string>>,
  film: Film,
  kill: () => Promise<void>,
): Promise<number> {
  const killAt = Math.random() * 0.9 * film.size;
  const killing: Promise<void>[] = [];
  const { sentBytes } = await sendFilm(origin, bearer, film, (bytes) => {
    if (bytes > killAt && killing.length === 0) killing.push(kill());
  });
  await Promise.all(killing);
  return Math.round(((sentBytes - film.size) / mebibyte) * 10) / 10;
}

function rate(milliseconds: number): number {
  return Math.round((atOnce * size) / mebibyte / (milliseconds / 1_000));
}

/** `mibPerSecond` becomes `s3MibPerSecond`. */
function named(prefix: string, figures: Readonly<Record<string, number>>): Record<string, number> {
  const entries = Object.entries(figures);
  return Object.fromEntries(
    entries.map(([name, figure]) => [`${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`, figure]),
  );
}
