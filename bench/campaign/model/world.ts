// The model's database: publications, lanes and attempts in memory, with the comparisons and the trigger of the real one.
import type { SettledBy } from '@herald/channels/channel.ts';
import { transitions, type PublicationState } from '@herald/contract/publications.ts';
import type { Decision } from '@herald/server/features/publishing/apply-decision.ts';
import type { Looked } from '@herald/server/features/publishing/decide-look.ts';
import { paceOf } from '@herald/server/open-context.ts';
import { pace as campaignPace, scale } from '../tiers.ts';
import type { Machine } from './machine.ts';
import type { Platform } from './platform.ts';

export const pace = { ...paceOf(scale), ...campaignPace };

export type Row = {
  -readonly [Name in keyof Looked]: Looked[Name];
} & {
  readonly id: number;
  attempt_no: number;
  due_at: Date;
  expires_at: Date;
  held_until: Date | null;
  wake: number | null;
  version: number;
  external: string | null;
  handle: string | null;
  step: { handle: string; done: boolean } | null;
};
export type Lane = { fence: number; until: number; rest: number };
export type Attempt = {
  readonly row: number;
  readonly sentAt: number;
  readonly markedAt: number;
  outcome: string | null;
  disproved: boolean;
};

export class Overtaken extends Error {}

export type World = {
  readonly machine: Machine;
  readonly settledBy: SettledBy;
  readonly resends: boolean;
  readonly platform: Platform;
  readonly rows: Row[];
  readonly lane: Lane;
  readonly attempts: Attempt[];
  /** The chain of every row, with the real moment of each step and what the database's clock said. */
  readonly steps: {
    row: number;
    from: PublicationState;
    to: PublicationState;
    at: number;
    clock: number;
  }[];
  /** What was looked for and written, by the database's clock, and whether its owner had to authorise the account first. */
  readonly looks: { readonly row: number; readonly clock: number; readonly signedOut: boolean }[];
  readonly broken: string[];
  /** Real time; the database's clock runs ahead of it by what it has jumped. */
  now: number;
  jumped: number;
  /** Every jump of it, and by how much it was ahead then. */
  readonly moves: { readonly at: number; readonly offset: number }[];
};

const lawful = new Set(transitions.map(([, from, to]) => `${from} → ${to}`));
const outstanding = new Set<PublicationState>([
  'inflight',
  'processing',
  'reconciling',
  'editing',
  'withdrawing',
]);

export function databaseTime(world: World): number {
  return world.now + world.jumped;
}

/** As movePublication with its trigger and indexes: throws where the real one refuses. */
export function move(
  world: World,
  seen: Row,
  fence: number,
  to: PublicationState,
  change: Partial<Row>,
  { fenced }: { fenced: boolean } = { fenced: true },
): Row {
  const { machine, lane } = world;
  const row = world.rows[seen.id];
  if (!row) throw new Error(`no row ${seen.id}`);
  const same = row.attempt_no === seen.attempt_no && row.version === seen.version;
  if (fenced && row.state !== seen.state) throw new Overtaken();
  if (fenced && machine.comparesAttempt && !same) throw new Overtaken();
  if (fenced && machine.hasTrigger && fence !== lane.fence) throw new Overtaken();
  const from = row.state;
  if (from !== to && !lawful.has(`${from} → ${to}`)) {
    if (machine.hasTrigger && fenced) throw new Overtaken();
    world.broken.push(`row ${row.id} went from ${from} to ${to}`);
  }
  if (machine.hasUniqueIndex && outstanding.has(to) && !outstanding.has(from))
    if (world.rows.some((one) => one.id !== row.id && outstanding.has(one.state))) throw new Overtaken();
  if (from !== to) world.steps.push({ row: row.id, from, to, at: world.now, clock: databaseTime(world) });
  const moved = { ...row, ...change, state: to, version: row.version + 1 };
  world.rows[row.id] = moved;
  return moved;
}

/** As applyDecision. */
export function apply(
  world: World,
  seen: Row,
  fence: number,
  decision: Decision,
  more: Partial<Row> = {},
  how: { fenced: boolean } = { fenced: true },
): Row {
  const at = databaseTime(world);
  const { wakeInMs, tries, negativeLooks, handle, live, forgetHandles, restMs } = decision;
  const moved = move(
    world,
    seen,
    fence,
    decision.to,
    {
      reason: decision.reason,
      wake: wakeInMs === null ? null : at + wakeInMs,
      ...(tries === undefined ? {} : { tries }),
      ...(negativeLooks === undefined ? {} : { negative_looks: negativeLooks }),
      ...(handle === undefined ? {} : { handle }),
      ...(live ? { external: live.externalId } : {}),
      ...(forgetHandles ? { step: null } : {}),
      ...more,
    },
    how,
  );
  if (decision.disproved) disprove(world, seen.id);
  if (restMs !== undefined) world.lane.rest = at + restMs;
  return moved;
}

function disprove(world: World, row: number): void {
  for (const attempt of world.attempts) if (attempt.row === row) attempt.disproved = true;
}

const definite = new Set(['live', 'presend', 'auth', 'rate', 'permission', 'content', 'media', 'blocked']);
const forGood = new Set(['permission', 'content', 'media', 'blocked']);

/** As findDoubt. */
export function findDoubt(world: World, row: number) {
  const own = world.attempts.filter((attempt) => attempt.row === row);
  const doubtful = own.filter(({ outcome }) => outcome === null || !definite.has(outcome));
  const since = doubtful.find(({ disproved }) => !disproved)?.markedAt ?? null;
  const refused = since !== null && forGood.has(own.at(-1)?.outcome ?? '');
  const mediaRefusals = own.filter(({ outcome }) => outcome === 'media').length;
  return { since, calls: doubtful.length, refused, mediaRefusals };
}

/** As findNext: while one is unsettled no other begins. */
export function findNext(world: World): Row | null {
  const at = databaseTime(world);
  const open =
    world.rows.find((row) => outstanding.has(row.state)) ??
    world.rows.find((row) => row.state === 'preparing');
  if (open) {
    const orphan = open.state === 'preparing' || open.state === 'inflight';
    return orphan || (open.wake !== null && open.wake <= at) ? open : null;
  }
  const due = world.rows.filter(
    ({ state, wake }) => (state === 'scheduled' || state === 'unknown') && wake !== null && wake <= at,
  );
  return due.toSorted((a, b) => a.due_at.getTime() - b.due_at.getTime())[0] ?? null;
}

export function isBusy(world: World): boolean {
  return world.rows.some((row) => outstanding.has(row.state));
}
