// The nemesis: pauses, jumps of the clock, a database that restarts, is cut off or has no disk, storms of 429, a worker too many.
import { setTimeout as sleep } from 'node:timers/promises';
import { offsetOf } from './host-clock.ts';
import type { Lives } from './lives.ts';
import type { Stage } from './stage.ts';
import { surviving } from './surviving.ts';
import type { Tier } from './tiers.ts';
import { jumpOf, orderStorm, orderWeather } from './weather.ts';

export type Nemesis = {
  readonly done: {
    clockJumps: number;
    hostJumps: number;
    restarts: number;
    connectionCuts: number;
    diskFull: number;
    storms: number;
  };
  /** What this machine does not permit. */
  readonly skipped: readonly string[];
  isDone(): boolean;
  say(): string;
  stop(): Promise<void>;
};

/** Shorter than the lease, longer, and longer than the quiet window (publishing.md §10 C). */
const pauseMs = [700, 1_700, 4_000];

export function startNemesis(stage: Stage, lives: Lives, tier: Tier, seed: number): Nemesis {
  const done = { clockJumps: 0, hostJumps: 0, restarts: 0, connectionCuts: 0, diskFull: 0, storms: 0 };
  const { fillDisk } = stage.postgres;
  const skipped: string[] = [];
  const { hostClock } = stage;
  if (tier.hostJumps > 0 && !hostClock)
    skipped.push('jumps of the workers’ own clocks: libfaketime is not here');
  if (tier.diskFull > 0 && !fillDisk) skipped.push('disk full: this machine permits no small disk');
  const wantedFull = fillDisk ? tier.diskFull : 0;
  const wantedHost = hostClock ? tier.hostJumps : 0;
  let going = true;
  /** Evenly over the load, a little sooner, so that the last one still meets work. */
  const evenly = (times: number) => (tier.loadMs / (times + 1)) * 0.9;
  const repeat = async (times: number, act: (turn: number) => Promise<void>) => {
    for (let turn = 0; turn < times && going; turn += 1) {
      const began = performance.now();
      await act(turn);
      const rest = evenly(times) - (performance.now() - began);
      for (let wait = rest; wait > 0 && going; wait -= 200) await sleep(Math.min(wait, 200));
    }
  };
  const pausing = async (from: number) => {
    while (going && lives.pauses < tier.pauses) {
      await lives.pause((pauseMs[(lives.pauses + from) % pauseMs.length] ?? 0) * stage.slower);
      await sleep(300);
    }
  };
  if (tier.restarts > 0) lives.addOne();
  const all = Promise.all([
    pausing(0),
    tier.pauses > 50 ? pausing(1) : null,
    repeat(tier.jumps, async (turn) => {
      await surviving(() => stage.jump(jumpOf(turn)));
      done.clockJumps += 1;
    }),
    repeat(wantedHost, async (turn) => {
      hostClock?.setOff(offsetOf(turn));
      done.hostJumps += 1;
    }),
    // One after the other: a database that restarts has no connections to cut.
    (async () => {
      const acts = interleave(tier.restarts, tier.connectionCuts, wantedFull);
      await repeat(acts.length, async (turn) => {
        if (acts[turn] === 'restart') {
          await stage.postgres.restart(turn % 2 === 0 ? 'immediate' : 'fast');
          done.restarts += 1;
        }
        if (acts[turn] === 'cut') {
          await stage.postgres.cut(1_500);
          done.connectionCuts += 1;
        }
        if (acts[turn] === 'fill') {
          await fillDisk?.(1_500);
          done.diskFull += 1;
        }
      });
    })(),
    repeat(tier.storms, async (turn) => {
      await orderStorm(stage, seed + turn);
      await sleep(2_500);
      await stage.liftFaults();
      await orderWeather(stage, seed + turn + 1);
      done.storms += 1;
    }),
  ]).catch((error: unknown) => {
    process.stderr.write(`the nemesis itself failed: ${String(error)}\n`);
    throw error;
  });
  all.catch(() => undefined);
  return {
    done,
    skipped,
    isDone: () =>
      lives.pauses >= tier.pauses &&
      done.clockJumps >= tier.jumps &&
      done.hostJumps >= wantedHost &&
      done.restarts >= tier.restarts &&
      done.connectionCuts >= tier.connectionCuts &&
      done.diskFull >= wantedFull &&
      done.storms >= tier.storms,
    say: () =>
      `${lives.pauses} pauses, ${done.clockJumps} jumps, ${done.hostJumps} of hosts, ${done.restarts} restarts, ${done.connectionCuts} cuts, ${done.diskFull} disks full`,
    stop: async () => {
      going = false;
      await all;
    },
  };
}

type Act = 'restart' | 'cut' | 'fill';

/** So that no kind waits for another to end. */
function interleave(restarts: number, cuts: number, fills: number): Act[] {
  const spread = (act: Act, count: number) =>
    Array.from({ length: count }, (_none, index) => ({ act, at: (index + 0.5) / count }));
  return [...spread('restart', restarts), ...spread('cut', cuts), ...spread('fill', fills)]
    .toSorted((a, b) => a.at - b.at)
    .map(({ act }) => act);
}
