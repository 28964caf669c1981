// The tiers of the campaign: how much is published under how much weather, and what each leaves out (publishing.md §11).
import type { Pace } from '@herald/server/context.ts';

export type Tier = {
  readonly publications: number;
  /** Accounts of each platform, and as many members of LinkedIn. */
  readonly accounts: number;
  readonly workers: number;
  readonly killsPerPoint: number;
  /** Of the database's clock, which all of our SQL asks. */
  readonly jumps: number;
  /** Of the workers' own, which decides nothing. */
  readonly hostJumps: number;
  readonly pauses: number;
  /** Of the database, fast and immediate in turn. */
  readonly restarts: number;
  readonly connectionCuts: number;
  readonly diskFull: number;
  readonly storms: number;
  /** Of the calls, as a part; the storm goes on until it is reached. */
  readonly faultsAtLeast: number;
  readonly edits: boolean;
  /** The load is spread over this long. */
  readonly loadMs: number;
  readonly patienceMs: number;
  readonly settleWithinMs: number;
  /** One more worker that nobody kills or freezes, whose memory is measured. */
  readonly sparesOne: boolean;
  /** What of the plan this tier does not do. */
  readonly skipped: readonly string[];
};

/** Failpoints the engine has; a worker kills itself there. */
export const points = [
  'F01',
  'F02',
  'F03',
  'F04',
  'F05',
  'F06',
  'F07',
  'F08',
  'F09',
  'F10',
  'F11',
  'B12',
  'B13',
  'B14',
  'U15',
  'U16',
  'R17',
  'R18',
  'R19',
  'T20',
  'T21',
  'E22',
  'W23',
  'S24',
] as const;
export type Point = (typeof points)[number];

const none = {
  jumps: 0,
  hostJumps: 0,
  pauses: 0,
  restarts: 0,
  connectionCuts: 0,
  diskFull: 0,
  storms: 0,
  sparesOne: false,
};
const minuteMs = 60_000;

const smoke: Tier = {
  ...none,
  publications: 300,
  accounts: 7,
  workers: 2,
  killsPerPoint: 1,
  jumps: 8,
  pauses: 6,
  faultsAtLeast: 0.15,
  edits: true,
  loadMs: 40_000,
  // It ends as soon as it has struck often enough; a slow machine may take its time.
  patienceMs: 2 * minuteMs,
  settleWithinMs: minuteMs,
  skipped: [],
};

const mutantKill: Tier = {
  ...smoke,
  publications: 80,
  accounts: 4,
  killsPerPoint: 0,
  jumps: 0,
  pauses: 0,
  faultsAtLeast: 0,
  loadMs: 8_000,
  patienceMs: 5_000,
};

const kill: Tier = {
  ...none,
  publications: 6_100,
  accounts: 24,
  workers: 4,
  killsPerPoint: 30,
  faultsAtLeast: 0.15,
  edits: true,
  loadMs: 8 * minuteMs,
  // It ends as soon as it has struck often enough; two slow cores start a worker every two seconds.
  patienceMs: 40 * minuteMs,
  settleWithinMs: 4 * minuteMs,
  skipped: [],
};

/** Every point twice, in about four minutes on two cores. */
const killQuick: Tier = {
  ...kill,
  publications: 600,
  accounts: 10,
  workers: 3,
  killsPerPoint: 2,
  loadMs: 50_000,
  patienceMs: 5 * minuteMs,
  settleWithinMs: 2 * minuteMs,
};

const nemesis: Tier = {
  ...none,
  publications: 4_100,
  accounts: 24,
  workers: 3,
  killsPerPoint: 0,
  jumps: 60,
  hostJumps: 60,
  pauses: 152,
  restarts: 20,
  connectionCuts: 6,
  diskFull: 10,
  storms: 6,
  faultsAtLeast: 0.15,
  edits: true,
  loadMs: 5 * minuteMs,
  patienceMs: 10 * minuteMs,
  settleWithinMs: 4 * minuteMs,
  skipped: [],
};

const nemesisQuick: Tier = {
  ...nemesis,
  publications: 600,
  accounts: 10,
  jumps: 12,
  hostJumps: 12,
  pauses: 24,
  restarts: 4,
  connectionCuts: 1,
  diskFull: 2,
  storms: 1,
  loadMs: 60_000,
  patienceMs: 60_000,
  settleWithinMs: minuteMs,
};

const mutantNemesis: Tier = {
  ...nemesisQuick,
  publications: 80,
  accounts: 4,
  jumps: 2,
  hostJumps: 2,
  pauses: 4,
  restarts: 3,
  connectionCuts: 1,
  diskFull: 0,
  faultsAtLeast: 0,
  loadMs: 20_000,
  patienceMs: 20_000,
};

export const tiers: Readonly<Record<string, Tier>> = {
  smoke,
  kill,
  'kill-quick': killQuick,
  nemesis,
  'nemesis-quick': nemesisQuick,
  'mutant-kill': mutantKill,
  'mutant-nemesis': mutantNemesis,
};

/** Everything mixed; in 170 minutes 102,000 publications, 5,000 deaths at points and 1,000 pauses. */
export function soakFor(minutes: number): Tier {
  return {
    ...nemesis,
    publications: minutes * 600,
    accounts: 50,
    workers: 4,
    killsPerPoint: Math.ceil(minutes * 1.25),
    jumps: minutes * 2,
    hostJumps: minutes * 2,
    pauses: minutes * 6,
    restarts: Math.ceil(minutes / 3),
    connectionCuts: Math.ceil(minutes / 6),
    diskFull: Math.ceil(minutes / 10),
    storms: Math.ceil(minutes / 4),
    loadMs: minutes * minuteMs,
    patienceMs: 10 * minuteMs,
    sparesOne: true,
  };
}

/** Every duration of the engine, for the campaign: shorter than the product's, in the same order. */
export const scale = 0.01;
export const pace = {
  leaseMs: 1_000,
  renewMs: 300,
  sendDeadlineMs: 700,
  clientTimeoutMs: 1_000,
  quietWindowMs: 2_000,
  lookEveryMs: 600,
  holdLaneAtMostMs: 8_000,
  retryBaseMs: 40,
  sweepMs: 300,
} satisfies Partial<Pace>;
const watchAfterMs = [6_000, 60_000];

/** On a machine that is busy with other things all of it is longer by the same factor, or nothing would ever be in time. */
export function paceFor(slower: number): Partial<Pace> {
  const longer = Object.entries(pace).map(([name, milliseconds]) => [name, milliseconds * slower] as const);
  return { ...Object.fromEntries(longer), watchAfterMs: watchAfterMs.map((after) => after * slower) };
}

/**
 * How long VK knows a key here, in real time: some run out. The tenth of it that the engine does not trust covers the send
 * deadline, what the platform is late with, and a busy machine.
 */
const keyMs = 15_000;

export function keySecondsFor(slower: number): number {
  return (keyMs * slower) / 1_000;
}

/** For the checker: how long an answer is waited for, from a marker on until a look proves absence (publishing.md §5 row 9), from a marker on until its call leaves, and how long a key is known. */
export function patienceFor(slower: number): number[] {
  const { clientTimeoutMs, quietWindowMs, sendDeadlineMs } = pace;
  return [clientTimeoutMs, clientTimeoutMs + quietWindowMs, sendDeadlineMs, keyMs].map(
    (milliseconds) => milliseconds * slower,
  );
}
