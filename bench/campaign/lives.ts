// Two workers that live short lives: they die at a point of the engine, are killed or frozen from outside, and start again.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import { points, type Point, type Tier } from './tiers.ts';

export type Lives = {
  readonly killsAt: Record<Point, number>;
  /** From outside, wherever the worker was. */
  killsElsewhere: number;
  pauses: number;
  /** Freezes one worker that is at work, for longer than its lease. */
  pause(milliseconds: number): Promise<void>;
  killOne(): void;
  /** From now on nobody dies by himself. */
  disarm(): void;
  stop(): Promise<void>;
};

const entry = join(import.meta.dirname, '../worker.ts');
const howMany = 2;
const armedAfterMs = 700;
/** Points every publication passes are met rarely enough to let work be done, others at once. */
const rarely: readonly Point[] = ['F03', 'F04', 'F08', 'F09', 'F10', 'F11'];

type Life = { child: ChildProcess; ready: boolean };

export function startLives(tier: Tier, environment: NodeJS.ProcessEnv, dice: Dice): Lives {
  const counts = noKills();
  const places: (Life | null)[] = Array.from({ length: howMany }, () => null);
  let going = true;
  let armed = true;
  const wanted = () =>
    points
      .filter((point) => armed && counts[point] < tier.killsPerPoint)
      .map((point) => `${point}:${rarely.includes(point) ? 0.08 : 0.5}`)
      .join(',');
  const begin = (place: number) => {
    const args = [
      '--die-at',
      wanted(),
      '--armed-after-ms',
      String(armedAfterMs),
      '--seed',
      String(dice.below(1e9)),
    ];
    const child = spawn(process.execPath, [entry, ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const life: Life = { child, ready: false };
    places[place] = life;
    child.stdout?.on('data', (said: Buffer) => {
      const text = said.toString();
      if (text.includes('ready')) life.ready = true;
      const point = points.find((one) => text.includes(`dies at ${one}`));
      if (point) counts[point] += 1;
    });
    child.once('exit', (code) => {
      if (code !== null && going) process.stderr.write(`a worker ended by itself with ${code}\n`);
      if (going) begin(place);
    });
  };
  places.forEach((_life, place) => begin(place));
  const alive = () => places.flatMap((life) => (life?.ready && life.child.exitCode === null ? [life] : []));
  const one = () => {
    const [first, ...rest] = alive();
    return first ? dice.pick([first, ...rest]) : null;
  };
  const lives: Lives = {
    killsAt: counts,
    killsElsewhere: 0,
    pauses: 0,
    pause: async (milliseconds) => {
      const life = one();
      if (!life?.child.kill('SIGSTOP')) return;
      lives.pauses += 1;
      await sleep(milliseconds);
      life.child.kill('SIGCONT');
    },
    killOne: () => {
      if (one()?.child.kill('SIGKILL')) lives.killsElsewhere += 1;
    },
    disarm: () => {
      armed = false;
    },
    stop: async () => {
      going = false;
      const gone = places.flatMap((life) => (life ? [exitOf(life.child)] : []));
      for (const life of places) life?.child.kill('SIGKILL');
      await Promise.all(gone);
    },
  };
  return lives;
}

function noKills(): Record<Point, number> {
  return {
    F03: 0,
    F04: 0,
    F08: 0,
    F09: 0,
    F10: 0,
    F11: 0,
    B12: 0,
    B13: 0,
    B14: 0,
    R17: 0,
    R18: 0,
    R19: 0,
    W23: 0,
  };
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}
