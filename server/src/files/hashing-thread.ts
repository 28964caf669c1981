// The thread that hashes parts where they lie, behind whatever is answered meanwhile: on as bytes come to be there for good.
import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { giveWay } from './give-way.ts';
import type { Asked, Hashed } from './hasher.ts';

const headBytes = 64;
const readBytes = 1_048_576;
/** Between turns the other parts get theirs. */
const turnBytes = 8 * readBytes;

type State = { at: number; goal: number; head: Buffer; md5: Hash; sha256: Hash; work: Promise<void> };

const states = new Map<string, State>();
const buffer = Buffer.allocUnsafeSlow(readBytes);

giveWay();
const port = parentPort;
port?.on('message', (asked: Asked) => {
  if (asked.kind === 'forget') states.delete(asked.path);
  // What fails here is read anew at the end, where somebody hears of it.
  if (asked.kind === 'go-on') goOn(asked.path, asked.bytes).catch(() => states.delete(asked.path));
  if (asked.kind === 'finish') void answer(asked.path).then((hashed) => port.postMessage(hashed));
});

async function answer(path: string): Promise<Hashed> {
  try {
    const { at, md5, sha256, head } = await goOn(path, Infinity);
    return { path, written: { sizeBytes: at, md5: md5.digest('hex'), sha256: sha256.digest('hex'), head } };
  } catch (error) {
    return { path, error };
  } finally {
    states.delete(path);
  }
}

/** One reads a part at a time; whoever asks meanwhile moves its goal. */
async function goOn(path: string, goal: number): Promise<State> {
  const state = states.get(path) ?? begin();
  states.set(path, state);
  state.goal = Math.max(state.goal, goal);
  state.work = state.work.then(() => hashOn(path, state));
  await state.work;
  return state;
}

function begin(): State {
  const hashes = { md5: createHash('md5'), sha256: createHash('sha256') };
  return { at: 0, goal: 0, head: Buffer.alloc(0), work: Promise.resolve(), ...hashes };
}

/** To its goal or to the end of the file. */
async function hashOn(path: string, state: State): Promise<void> {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size < state.at) throw new Error('a part became shorter');
    while (state.at < state.goal && hashSome(file, state)) await turn();
  } finally {
    closeSync(file);
  }
}

/** False at the end of the file. */
function hashSome(file: number, state: State): boolean {
  const until = Math.min(state.goal, state.at + turnBytes);
  while (state.at < until) {
    const read = readSync(file, buffer, 0, Math.min(readBytes, until - state.at), state.at);
    if (read === 0) return false;
    const bytes = buffer.subarray(0, read);
    if (state.head.length < headBytes) state.head = Buffer.concat([state.head, bytes]).subarray(0, headBytes);
    state.md5.update(bytes);
    state.sha256.update(bytes);
    state.at += read;
  }
  return true;
}
