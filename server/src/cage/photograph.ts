// Photograph: the picture of a public page, from a cage that is a program of its own: what it reads never passes through us, nor does its work hold us up.
import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureLimit } from '@herald/contract/pictures.ts';
import type { Config } from '../config.ts';
import { openOrigins } from './open-origins.ts';
import { Said, type Photographed, type Wish } from './wish.ts';

/** Rejects when it is called off; then nothing of the cage is left. */
export type Photograph = (url: string, calledOff?: AbortSignal) => Promise<Photographed>;

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const limits = { quietMs: 8_000, wholeMs: 15_000 };
/** For a browser that has to be unpacked, or starts at the second attempt. */
const startMs = 60_000;
const killAfterMs = 3_000;
const bytesAtMost = 17 * 1_048_576;
const wordsAtMost = 500;

export function openPhotograph(
  config: Pick<Config, 'channels' | 'pictures' | 'dataFolder'>,
  times = limits,
): Photograph {
  const open = openOrigins(config);
  const browserFolder = join(config.dataFolder, 'browser');
  return (url, calledOff) =>
    runCage({ url, open, browserFolder, chromiumPath: config.pictures.chromiumPath, ...times }, calledOff);
}

async function runCage(wish: Wish, calledOff?: AbortSignal): Promise<Photographed> {
  calledOff?.throwIfAborted();
  const compiled = getCompileCacheDir();
  // No setting of ours is told to it.
  const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: tmpdir() };
  const child = spawn(process.execPath, [program], {
    env: compiled === undefined ? environment : { ...environment, NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let stopped: PictureLimit | null = null;
  let killing: NodeJS.Timeout | undefined;
  const stop = (reason: PictureLimit) => {
    stopped ??= reason;
    child.stdin.end();
    killing ??= setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  };
  const late = setTimeout(() => stop('picture-too-slow'), wish.wholeMs + startMs);
  const callOff = () => stop('picture-too-slow');
  calledOff?.addEventListener('abort', callOff, { once: true });
  const pieces: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > bytesAtMost) stop('picture-too-large');
  });
  let words = '';
  child.stderr.on('data', (said: Buffer) => {
    words = `${words}${said.toString()}`.slice(-wordsAtMost);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(wish)}\n`);
  await new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', (error) => {
      words = error.message;
      done();
    });
  });
  clearTimeout(late);
  clearTimeout(killing);
  calledOff?.removeEventListener('abort', callOff);
  calledOff?.throwIfAborted();
  return read(Buffer.concat(pieces), stopped, words);
}

function read(answer: Buffer, stopped: PictureLimit | null, words: string): Photographed {
  const end = answer.indexOf('\n');
  if (stopped !== null || end < 0)
    return { state: 'failed', reason: stopped ?? 'picture-no-browser', detail: words };
  const said = Said.parse(JSON.parse(answer.toString('utf8', 0, end)));
  return said.state === 'failed' ? said : { ...said, bytes: answer.subarray(end + 1) };
}
