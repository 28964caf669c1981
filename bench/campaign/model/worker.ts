// The model's worker: the product's way of a publication, cut at every place where it may die, sleep or be overtaken.
import { failed } from '@herald/channels/failure.ts';
import { decideResend } from '@herald/server/features/publishing/decide-resend.ts';
import { look, publish, type CallFault, type LookFault } from './platform.ts';
import {
  apply,
  databaseTime,
  findDoubt,
  findNext,
  isBusy,
  move,
  Overtaken,
  pace,
  type Attempt,
  type Row,
  type World,
} from './world.ts';

/** How long it sleeps before it goes on, in milliseconds; the scheduler may kill or freeze it meanwhile. */
export type Life = Generator<number, void, void>;
export type Draws = {
  readonly callFault: () => CallFault;
  readonly lookFault: () => LookFault;
  /** How much longer than usual a harmless step takes. */
  readonly slowMs: () => number;
};
/** What the scheduler knows of a worker's lease, to renew it while the worker lives. */
export type Hold = { fence: number | null; still: boolean };

const stepMs = 4;
const callMs = 20;
const idleAtMostMs = 400;

export function* live(world: World, hold: Hold, draws: Draws): Life {
  for (;;) {
    yield idleFor(world);
    const { lane } = world;
    const at = databaseTime(world);
    if (lane.until > at || lane.rest > at) continue;
    lane.fence += 1;
    lane.until = at + pace.leaseMs;
    const { fence } = lane;
    hold.fence = fence;
    hold.still = true;
    yield stepMs;
    try {
      while (hold.still && lane.rest <= databaseTime(world)) {
        const next = findNext(world);
        if (!next) break;
        yield stepMs;
        yield* take(world, fence, next, draws);
      }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
    hold.fence = null;
    yield stepMs;
    if (lane.fence === fence) lane.until = 0;
  }
}

function idleFor(world: World): number {
  if (findNext(world) === null) return idleAtMostMs;
  const at = databaseTime(world);
  const wakes = world.rows.flatMap(({ wake, state }) =>
    state === 'inflight' || state === 'preparing' ? [at] : wake === null ? [] : [wake],
  );
  const next = Math.max(Math.min(...wakes), world.lane.until, world.lane.rest);
  return Math.min(Math.max(next - at + 1, 20), Math.max(idleAtMostMs, world.lane.rest - at));
}

function* take(world: World, fence: number, row: Row, draws: Draws): Life {
  const { machine } = world;
  if (row.state === 'scheduled') {
    const decision = machine.decideStart(row, {
      at: new Date(databaseTime(world)),
      cancelled: false,
      maySend: true,
      paused: false,
      restsUntil: null,
      resendUntil: findResendUntil(world, row),
    });
    if (!decision) return void move(world, row, fence, row.state, { wake: row.due_at.getTime() });
    yield stepMs;
    const next = apply(world, row, fence, decision);
    if (next.state === 'preparing') yield* prepare(world, fence, next, draws);
    return;
  }
  if (row.state === 'preparing') return yield* prepare(world, fence, row, draws);
  if (row.state === 'inflight') return recover(world, fence, row);
  if (row.state === 'withdrawing') return yield* withdraw(world, fence, row, draws);
  yield* settle(world, fence, row, draws);
}

/** As findResendUntil. */
function findResendUntil(world: World, row: Row): Date | null {
  const { since } = findDoubt(world, row.id);
  if (since === null) return null;
  const doubtedSince = new Date(since);
  return decideResend(world.settledBy, { doubtedSince, pace }) ?? doubtedSince;
}

function* prepare(world: World, fence: number, row: Row, draws: Draws): Life {
  let ready = row;
  yield stepMs + draws.slowMs();
  if (world.platform.kind === 'B' && !row.step?.done) {
    yield stepMs;
    const handle = `handle-${world.platform.handles.size + 1}`;
    world.platform.handles.set(handle, { row: row.id, state: 'ready', post: '' });
    yield callMs;
    if (world.machine.fencesSteps && world.lane.fence !== fence) throw new Overtaken();
    const kept = world.rows[row.id];
    if (kept) kept.step = { handle, done: true };
    ready = { ...row, step: { handle, done: true } };
    yield stepMs;
  }
  yield* send(world, fence, ready, draws);
}

function* send(world: World, fence: number, row: Row, draws: Draws): Life {
  const { machine, platform } = world;
  let sendBefore = world.now + pace.sendDeadlineMs;
  yield stepMs;
  const at = databaseTime(world);
  const instead = findBrake(world, row, at);
  if (instead) return void move(world, row, fence, 'scheduled', instead);
  const marked = move(world, row, fence, 'inflight', {
    attempt_no: row.attempt_no + 1,
    settle_at: new Date(at + pace.clientTimeoutMs + pace.quietWindowMs),
    hold_until: new Date(at + pace.holdLaneAtMostMs),
    wake: at + pace.leaseMs,
    negative_looks: 0,
  });
  const { since, mediaRefusals } = findDoubt(world, row.id);
  const doubted = since !== null;
  const attempt: Attempt = { row: row.id, sentAt: world.now, markedAt: at, outcome: null, disproved: false };
  world.attempts.push(attempt);
  yield stepMs;
  if (!machine.readsClockBeforeCommit) sendBefore = world.now + pace.sendDeadlineMs;
  yield stepMs;
  const handle = row.step?.handle ?? null;
  const asked = { row: row.id, handle, now: world.now };
  const late = world.now > sendBefore;
  let answer = late
    ? failed('presend', 'too late')
    : publish(platform, { ...asked, fault: faultOf(world, attempt, draws.callFault()) });
  yield callMs;
  if (machine.retriesInClient && !answer.ok && answer.failure.kind === 'unknown')
    answer = publish(platform, { ...asked, now: world.now, fault: 'none' });
  if (machine.keepsAlive && !answer.ok && answer.failure.kind === 'unknown')
    answer = failed('presend', 'stale socket');
  const { tries, attempt_no } = marked;
  const state = { tries, attempt_no, hasHandles: handle !== null, doubted, mediaRefusals };
  const decision = machine.decideAnswer(state, answer, { pace, chance: 0 });
  yield stepMs;
  apply(world, marked, fence, decision);
  attempt.outcome = decision.outcome ?? 'unknown';
  yield stepMs;
}

/** As findBrake: however long it was prepared, it is missed, or looked for, where it is begun. */
function findBrake(world: World, row: Row, at: number): Partial<Row> | null {
  const { machine } = world;
  const until = findResendUntil(world, row);
  const isOver = machine.marksInTime && row.expires_at.getTime() <= at;
  const isForgotten = machine.marksWithinWindow && until !== null && until.getTime() <= at;
  if (!isOver && !isForgotten) return null;
  return { wake: at, reason: until === null ? 'reason-missed' : 'reason-not-found-yet' };
}

/** Marked before a jump it is applied at once or never: the quiet window began with the marker, and it is late by that (jumpOver). */
function faultOf(world: World, { sentAt, markedAt }: Attempt, fault: CallFault): CallFault {
  const isLate = fault === 'late-apply' || fault === 'slow-apply';
  return isLate && world.jumped > markedAt - sentAt ? 'reset-after' : fault;
}

function recover(world: World, fence: number, row: Row): void {
  const wake = databaseTime(world) + pace.lookEveryMs / 4;
  const last = world.attempts.findLast((one) => one.row === row.id);
  move(world, row, fence, world.machine.afterDeath, { wake, reason: 'reason-worker-died' });
  if (last && last.outcome === null) last.outcome = 'worker-died';
}

function* settle(world: World, fence: number, row: Row, draws: Draws): Life {
  const { machine, platform, settledBy, resends } = world;
  const clock = () => new Date(machine.asksDatabase ? databaseTime(world) : world.now);
  yield stepMs;
  const askedAt = clock();
  const taken = new Set(
    world.rows.flatMap((one) => (one.id !== row.id && one.external ? [one.external] : [])),
  );
  const handle = row.step?.handle ?? null;
  const seen = look(platform, { row: row.id, handle, now: world.now, taken, fault: draws.lookFault() });
  yield callMs;
  const sentAt = new Date(world.attempts.findLast((one) => one.row === row.id)?.markedAt ?? 0);
  const doubt = findDoubt(world, row.id);
  const at = clock();
  // Bound again by the next look.
  const signedOut = seen.state === 'cannot-look' && seen.failure.kind === 'auth';
  const decision = machine.decideLook(
    row,
    seen,
    {
      settledBy,
      resends,
      callsInDoubt: doubt.calls,
      refused: doubt.refused,
      unwanted: row.expires_at <= at,
      rests: world.lane.rest > at.getTime(),
      signedOut,
    },
    { at, askedAt, pace, sentAt, doubtedSince: doubt.since === null ? sentAt : new Date(doubt.since) },
  );
  yield stepMs;
  apply(world, row, fence, decision, { last_look_at: at }, { fenced: machine.fencesLooks });
  world.looks.push({ row: row.id, clock: at.getTime(), signedOut });
  yield stepMs;
}

function* withdraw(world: World, fence: number, row: Row, draws: Draws): Life {
  const { machine, platform } = world;
  yield stepMs;
  const fault = draws.callFault();
  const gone = fault === 'none' || fault === 'reset-after';
  const post = platform.posts.find((one) => one.id === row.external);
  if (gone && post) post.removed = true;
  yield callMs;
  const kind = fault === 'rate' || fault === 'auth' || fault === 'presend' ? fault : 'unknown';
  const failure = fault === 'none' ? null : failed(kind, kind).failure;
  const decision = machine.decideChange('withdraw', row, failure, { pace, chance: 0 });
  yield stepMs;
  apply(world, row, fence, decision);
}

/** A person takes down what is live, when nothing of the account is out. */
export function askToWithdraw(world: World): void {
  const row = world.rows.find((one) => one.state === 'published');
  if (!row || isBusy(world)) return;
  move(world, row, world.lane.fence, 'withdrawing', { wake: databaseTime(world), tries: 0 });
}
