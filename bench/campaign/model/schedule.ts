// One schedule: two workers, two publications, and a tape that says who dies, sleeps, jumps or is struck, and when.
import type { SettledBy } from '@herald/channels/channel.ts';
import type { Machine } from './machine.ts';
import { judgeWorld, type Judged } from './judge-world.ts';
import {
  callFaults,
  jumpOver,
  lookFaults,
  openPlatform,
  passTime,
  type CallFault,
  type Class,
} from './platform.ts';
import { askToWithdraw, live, type Hold, type Life } from './worker.ts';
import { databaseTime, pace, type Row, type World } from './world.ts';

export type Tape = {
  readonly bytes: Uint8Array;
  /** For the exhaustive runs: this happens at this step, whatever the tape says. */
  readonly at?: { readonly step: number; readonly act: Act };
  /** The first call to publish meets this. */
  readonly first?: CallFault;
};
export type Act =
  | 'none'
  | 'die'
  | 'sleep-short'
  | 'sleep-long'
  | 'sleep-longest'
  | 'jump'
  | 'jump-far'
  | 'withdraw';
export type Ended = {
  readonly breaches: readonly string[];
  readonly steps: number;
} & Judged;

/** The tape's first byte says under which of these the schedule runs. */
export const conditions = { unfiltered: 1, shortWindow: 2, firstHurries: 4, secondHurries: 8 } as const;

/**
 * Seconds of the product, of which the model's pace leaves 8: what is trusted of them and the send deadline fit in, and a
 * slow step does not.
 */
const shortWindowSeconds = 800;
const longWindowSeconds = 30 * 86_400;

function settledBy(kind: Class, isShort: boolean): SettledBy {
  if (kind === 'A') return { by: 'key', windowSeconds: isShort ? shortWindowSeconds : longWindowSeconds };
  if (kind === 'B') return { by: 'handle' };
  return kind === 'C' ? { by: 'list', refusesTwins: true } : { by: 'nothing' };
}

/** Milliseconds until it is too late to send: a day, or less than a slow step takes. */
const dayMs = 86_400_000;
const hurriedMs = [1_500, 4_000] as const;
/** How long what is harmless takes, in milliseconds; mostly no time at all. */
const slowSteps = [900, 3_000, 9_000];
const stepsOfWhichSlow = 12;
const sleeps: Partial<Record<Act, number>> = {
  'sleep-short': 700,
  'sleep-long': 1_700,
  'sleep-longest': 4_000,
};
const stepsAtMost = 4_000;
const rebirthMs = 300;

type Body = { life: Life; hold: Hold; readyAt: number; asleepUntil: number; renewAt: number };

export function runSchedule(machine: Machine, kind: Class, tape: Tape): Ended {
  let place = 0;
  const draw = () => tape.bytes[place++] ?? 0;
  const world = openWorld(machine, kind, draw());
  let called = 0;
  const draws = {
    callFault: () => {
      const byte = draw();
      if ((called += 1) === 1 && tape.first) return tape.first;
      return callFaults[byte % (callFaults.length * 2)] ?? 'none';
    },
    lookFault: () => lookFaults[draw() % (lookFaults.length * 3)] ?? 'none',
    slowMs: () => slowSteps[(draw() % stepsOfWhichSlow) - 1] ?? 0,
  };
  const born = (at: number): Body => {
    const hold: Hold = { fence: null, still: true };
    return { life: live(world, hold, draws), hold, readyAt: at, asleepUntil: 0, renewAt: 0 };
  };
  const bodies = [born(0), born(1)];
  for (let step = 0; step < stepsAtMost; step += 1) {
    if (isSettled(world)) return { ...judgeWorld(world), steps: step };
    const index = (bodies[0]?.readyAt ?? 0) <= (bodies[1]?.readyAt ?? 0) ? 0 : 1;
    const body = bodies[index];
    if (!body) break;
    world.now = Math.max(world.now, body.readyAt);
    passTime(world.platform, world.now);
    for (const one of bodies) renew(world, one);
    const act = tape.at?.step === step ? tape.at.act : actOf(draw());
    if (act === 'die') bodies[index] = born(world.now + rebirthMs);
    if (act === 'jump') jump(world, 1_100);
    if (act === 'jump-far') jump(world, 20_000);
    if (act === 'withdraw') askToWithdraw(world);
    const sleep = sleeps[act];
    if (sleep !== undefined) {
      body.asleepUntil = world.now + sleep;
      body.readyAt = body.asleepUntil;
    }
    if (act === 'die' || sleep !== undefined) continue;
    const wait = body.life.next();
    body.readyAt = world.now + (wait.done ? rebirthMs : wait.value);
  }
  const judged = judgeWorld(world);
  const breaches = [...judged.breaches, 'something was never settled'];
  return { ...judged, breaches, steps: stepsAtMost };
}

/** `jump-far` is over the quiet window. */
function jump(world: World, milliseconds: number): void {
  world.jumped += milliseconds;
  world.moves.push({ at: world.now, offset: world.jumped });
  jumpOver(world.platform, world.now, milliseconds);
  passTime(world.platform, world.now);
}

/** Dense enough to hurt, rare enough to let work be done. */
function actOf(byte: number): Act {
  if (byte < 200) return 'none';
  if (byte < 214) return 'die';
  if (byte < 222) return 'sleep-short';
  if (byte < 232) return 'sleep-long';
  if (byte < 242) return 'sleep-longest';
  if (byte < 248) return 'jump';
  return byte < 252 ? 'jump-far' : 'withdraw';
}

function openWorld(machine: Machine, kind: Class, under: number): World {
  const is = (condition: keyof typeof conditions) => (under & conditions[condition]) > 0;
  const filters = !is('unfiltered');
  const settles = settledBy(kind, is('shortWindow'));
  const keyMs = settles.by === 'key' ? settles.windowSeconds * 1_000 * pace.scale : 0;
  const row = (id: number, due: number, expiresAfterMs: number): Row => ({
    id,
    state: 'scheduled',
    reason: 'reason-none',
    due_at: new Date(due),
    expires_at: new Date(due + expiresAfterMs),
    held_until: null,
    wake: due,
    version: 0,
    attempt_no: 0,
    tries: 0,
    negative_looks: 0,
    last_look_at: null,
    settle_at: null,
    hold_until: null,
    external: null,
    handle: null,
    step: null,
  });
  return {
    machine,
    settledBy: settles,
    resends: kind === 'C' && filters,
    platform: openPlatform(kind, filters, keyMs),
    rows: [
      row(0, 0, is('firstHurries') ? hurriedMs[0] : dayMs),
      row(1, 120, is('secondHurries') ? hurriedMs[1] : dayMs),
    ],
    lane: { fence: 0, until: 0, rest: 0 },
    attempts: [],
    steps: [],
    looks: [],
    broken: [],
    now: 0,
    jumped: 0,
    moves: [],
  };
}

/** A worker that lives and is not frozen keeps its lease, also while it waits for a platform. */
function renew(world: World, body: Body): void {
  const { hold } = body;
  if (hold.fence === null || body.asleepUntil > world.now || body.renewAt > world.now) return;
  body.renewAt = world.now + pace.renewMs;
  hold.still = hold.fence === world.lane.fence;
  if (hold.still) world.lane.until = databaseTime(world) + pace.leaseMs;
}

const ends: ReadonlySet<string> = new Set(['published', 'failed', 'cancelled', 'missed', 'withdrawn']);

function isSettled({ rows, platform }: World): boolean {
  return (
    platform.late.length === 0 &&
    rows.every(({ state, wake }) => ends.has(state) || (state === 'unknown' && wake === null))
  );
}
