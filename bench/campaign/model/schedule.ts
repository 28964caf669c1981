// One schedule: two workers, two publications, and a tape that says who dies, sleeps, jumps or is struck, and when.
import type { SettledBy } from '@herald/channels/channel.ts';
import type { Machine } from './machine.ts';
import { judgeWorld } from './judge-world.ts';
import { callFaults, lookFaults, openPlatform, passTime, type CallFault, type Class } from './platform.ts';
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
  readonly unknown: number;
};

const settledBy: Readonly<Record<Class, SettledBy>> = {
  A: { by: 'key', windowSeconds: 30 * 86_400 },
  B: { by: 'handle' },
  C: { by: 'list', refusesTwins: true },
  D: { by: 'nothing' },
};
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
  const filters = (draw() & 1) === 0;
  const world = openWorld(machine, kind, filters);
  let called = 0;
  const draws = {
    callFault: () => {
      const byte = draw();
      if ((called += 1) === 1 && tape.first) return tape.first;
      return callFaults[byte % (callFaults.length * 2)] ?? 'none';
    },
    lookFault: () => lookFaults[draw() % (lookFaults.length * 3)] ?? 'none',
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
    if (act === 'jump') world.jumped += 1_100;
    if (act === 'jump-far') jumpFar(world);
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
  const { breaches } = judgeWorld(world);
  return { breaches: [...breaches, 'something was never settled'], steps: stepsAtMost, unknown: 0 };
}

/** Over the quiet window: what a platform does later than that no protocol survives (publishing.md §10 E), so it does it now. */
function jumpFar(world: World): void {
  world.jumped += 20_000;
  world.jumpedFarAt = world.now;
  passTime(world.platform, Number.POSITIVE_INFINITY);
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

function openWorld(machine: Machine, kind: Class, filters: boolean): World {
  const row = (id: number, due: number): Row => ({
    id,
    state: 'scheduled',
    reason: 'reason-none',
    due_at: new Date(due),
    expires_at: new Date(due + 86_400_000),
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
    settledBy: settledBy[kind],
    resends: kind === 'C' && filters,
    platform: openPlatform(kind, filters),
    rows: [row(0, 0), row(1, 120)],
    lane: { fence: 0, until: 0, rest: 0 },
    attempts: [],
    steps: [],
    broken: [],
    now: 0,
    jumped: 0,
    jumpedFarAt: -1,
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
