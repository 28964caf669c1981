// The model tier: seeded schedules by the hundred thousand for each class, and every crash at every early step under every fault.
import fc from 'fast-check';
import type { Machine } from './machine.ts';
import { callFaults, type Class } from './platform.ts';
import { conditions, runSchedule, type Act, type Tape } from './schedule.ts';

export type ModelRan = {
  schedules: Record<string, number>;
  exhaustive: number;
  steps: number;
  unknown: Record<string, number>;
  /** Of the unknown: those whose key had run out when a person was asked, and those whose time was over. */
  unknownPastKey: number;
  unknownPastTime: number;
  failing: { class: Class; seed: number; path: string; tape: string; breaches: readonly string[] }[];
  seconds: number;
};
type Options = {
  machine: Machine;
  classes: readonly Class[];
  runs: number;
  seed: number;
  /** Of a run that failed: only what it printed is run again. */
  path?: string;
  say: (line: string) => void;
};

const tapeAtMost = 64;
const stepsTried = 40;
const { unfiltered, shortWindow, firstHurries, secondHurries } = conditions;
const tried = [0, unfiltered, shortWindow | firstHurries | secondHurries];
const struckBy: readonly Act[] = ['die', 'sleep-short', 'sleep-long', 'sleep-longest', 'jump', 'jump-far'];

export function runModel({ machine, classes, runs, seed, path, say }: Options): ModelRan {
  const began = performance.now();
  const ran: ModelRan = {
    schedules: {},
    exhaustive: 0,
    steps: 0,
    unknown: {},
    unknownPastKey: 0,
    unknownPastTime: 0,
    failing: [],
    seconds: 0,
  };
  for (const kind of classes) {
    let count = 0;
    let unknown = 0;
    const tapes = fc.uint8Array({ maxLength: tapeAtMost, size: 'max' });
    const holds = fc.property(tapes, (bytes) => {
      const ended = runSchedule(machine, kind, { bytes });
      count += 1;
      unknown += ended.unknown;
      ran.unknownPastKey += ended.pastKey;
      ran.unknownPastTime += ended.pastTime;
      ran.steps += ended.steps;
      if (count % 50_000 === 0) say(`class ${kind}: ${count} schedules, ${seconds(began)} s`);
      return ended.breaches.length === 0;
    });
    const replay = path === undefined ? {} : { path };
    const checked = fc.check(holds, { seed, numRuns: runs, ...replay });
    ran.schedules[kind] = count;
    ran.unknown[kind] = unknown;
    const [tape] = checked.counterexample ?? [];
    if (checked.failed && tape !== undefined)
      ran.failing.push({
        class: kind,
        seed: checked.seed,
        path: checked.counterexamplePath ?? '',
        tape: [...tape].join(','),
        breaches: runSchedule(machine, kind, { bytes: tape }).breaches,
      });
    if (path === undefined) everyEarlyStep(machine, kind, ran);
  }
  ran.seconds = seconds(began);
  return ran;
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

/** Struck at step n, for every n, every way to be struck and every single fault of the first call. */
function everyEarlyStep(machine: Machine, kind: Class, ran: ModelRan): void {
  for (const under of tried)
    for (const first of callFaults)
      for (const act of struckBy)
        for (let step = 0; step <= stepsTried; step += 1) {
          const tape: Tape = { bytes: Uint8Array.of(under), at: { step, act }, first };
          const { breaches } = runSchedule(machine, kind, tape);
          ran.exhaustive += 1;
          if (breaches.length > 0 && ran.failing.length < failingAtMost)
            ran.failing.push({
              class: kind,
              seed: 0,
              path: '',
              tape: `${act} at step ${step}, first call ${first}, under ${under}`,
              breaches,
            });
        }
}

const failingAtMost = 20;
