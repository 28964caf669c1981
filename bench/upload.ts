// How fast three films of almost a gigabyte go up at once, beside a bare copy to disk; what others feel; what a killed server costs.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@herald/server/db/free-port.ts';
import { testActor } from '@herald/server/db/test-actor.ts';
import { openStage, type Stage } from './engine/stage.ts';
import { startProcess, type Running } from './engine/start-process.ts';
import type { Measure } from './measured.ts';
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

export const measureUpload: Measure = async (say) => {
  const stage = await openStage({ platform: 'stand-in', accounts: 0 });
  const folder = join(stage.environment['HERALD_DATA'] ?? '', 'bench-upload');
  try {
    await mkdir(folder, { recursive: true });
    const path = join(folder, 'film.mp4');
    const film = { path, name: 'film.mp4', size, md5: await writeFilm(path, size) };
    const before = await copyBare(film, folder);
    say(`bare copy: ${before} MiB/s`);
    const ours = await sendAll(stage, film, say);
    const after = await copyBare(film, folder);
    say(`bare copy: ${after} MiB/s`);
    const limit = { mibPerSecond: Math.round((before + after) / 2) };
    const ratio = Math.round((ours.mibPerSecond / limit.mibPerSecond) * 100) / 100;
    return { ours, limit, ratio };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stage.close();
  }
};

async function sendAll(stage: Stage, film: Film, say: (line: string) => void) {
  const port = await freePort();
  const environment = { ...stage.environment, HERALD_PORT: String(port) };
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

async function copyBare(film: Film, folder: string): Promise<number> {
  const port = await freePort();
  const store: Running = await startProcess('bench/upload/bare-store.ts', [folder, String(port)], {});
  try {
    const began = performance.now();
    const names = Array.from({ length: atOnce }, (_, n) => `bare-${n}`);
    await Promise.all(names.map((name) => put(`http://127.0.0.1:${port}/${name}`, film)));
    const took = performance.now() - began;
    await Promise.all(names.map((name) => rm(join(folder, name))));
    return rate(took);
  } finally {
    await store.kill();
  }
}

async function put(url: string, { path, size }: Film): Promise<void> {
  const headers = { 'content-length': String(size) };
  const { status } = await call(url, { method: 'PUT', headers }, { path, start: 0, end: size });
  if (status !== 200) throw new Error(`The bare store answered ${status}`);
}

function rate(milliseconds: number): number {
  return Math.round((atOnce * size) / mebibyte / (milliseconds / 1_000));
}
