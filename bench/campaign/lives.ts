// Workers that live short lives: they die at a point of the engine, are killed or frozen from outside, and start again.
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
  /** The worker that is left alone; undefined where there is none or it is just starting again. */
  sparedPid(): number | undefined;
  /** Ended without being killed: a fault, whatever it left behind. */
  ownEnds: number;
  /** Freezes one worker that is at work, for longer than its lease. */
  pause(milliseconds: number): Promise<void>;
  killOne(): void;
  /** One more than there should be, as when somebody starts a second scheduler by mistake. */
  addOne(): void;
  /** From now on nobody dies by himself. */
  disarm(): void;
  stop(): Promise<void>;
};

const entry = join(import.meta.dirname, '../worker.ts');
/** Points of its work a life passes unharmed: eight or so belong to one publication. */
const armedAfter = 30;
/** Points that whoever works passes so often that a worker would do little but die; F01 and F02 it has mostly passed before it counts. */
const often: readonly Point[] = ['F03', 'F04', 'F08', 'F09', 'F10'];
const oftenTogether = 0.35;
const seldom = 0.5;

type Life = { child: ChildProcess; ready: boolean };

export function startLives(tier: Tier, environment: NodeJS.ProcessEnv, dice: Dice): Lives {
  const counts = noKills();
  const spared = tier.sparesOne ? tier.workers : -1;
  const places: (Life | null)[] = Array.from({ length: tier.workers + (tier.sparesOne ? 1 : 0) }, () => null);
  let going = true;
  let armed = true;
  const begin = (place: number) => {
    const deadly = armed && place !== spared ? wanted(counts, tier.killsPerPoint) : '';
    const args = ['--die-at', deadly, '--armed-after', String(armedAfter)];
    const child = spawn(process.execPath, [entry, ...args, '--seed', String(dice.below(1e9))], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const life: Life = { child, ready: false };
    places[place] = life;
    child.stdout.on('data', (said: Buffer) => {
      const text = said.toString();
      if (text.includes('ready')) life.ready = true;
      const point = points.find((one) => text.includes(`dies at ${one}`));
      if (point) counts[point] += 1;
    });
    child.once('exit', (code) => {
      if (going && code !== null && life.ready) {
        lives.ownEnds += 1;
        process.stderr.write(`a worker ended by itself with ${code}\n`);
      }
      if (going) setTimeout(() => going && begin(place), code === null ? 0 : restAfterOwnEndMs);
    });
  };
  const alive = () =>
    places.flatMap((life, place) =>
      life?.ready && life.child.exitCode === null && place !== spared ? [life] : [],
    );
  const one = () => {
    const [first, ...rest] = alive();
    return first ? dice.pick([first, ...rest]) : null;
  };
  const lives: Lives = {
    killsAt: counts,
    killsElsewhere: 0,
    pauses: 0,
    ownEnds: 0,
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
    sparedPid: () => places[spared]?.child.pid,
    addOne: () => begin(places.length),
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
  places.forEach((_life, place) => begin(place));
  return lives;
}

/** A worker that finds no database ends at its start and is started again, as a supervisor would. */
const restAfterOwnEndMs = 300;

function wanted(counts: Readonly<Record<Point, number>>, killsPerPoint: number): string {
  const missing = points.filter((point) => counts[point] < killsPerPoint);
  const many = missing.filter((point) => often.includes(point)).length;
  return missing.map((point) => `${point}:${chanceOf(point, many)}`).join(',');
}

/** The sweep strikes before anything was done: rarely, or nobody would ever work. */
function chanceOf(point: Point, many: number): number {
  if (point === 'S24') return 0.1;
  return often.includes(point) ? oftenTogether / Math.max(many, 2) : seldom;
}

function noKills(): Record<Point, number> {
  const none = { F01: 0, F02: 0, F03: 0, F04: 0, F05: 0, F06: 0, F07: 0, F08: 0, F09: 0, F10: 0, F11: 0 };
  const steps = { B12: 0, B13: 0, B14: 0, U15: 0, U16: 0, R17: 0, R18: 0, R19: 0 };
  return { ...none, ...steps, T20: 0, T21: 0, E22: 0, W23: 0, S24: 0 };
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}
