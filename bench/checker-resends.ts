// Every irreversible call after the first is judged: a way back in our own record is no reason, unless the ledger bears it out.
import { classOf } from './checker-facts.ts';
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import type { PostFact } from './checker-ledger.ts';
import { openLooks, type Looks } from './checker-looks.ts';
import { grouped, type Send } from './checker-sends.ts';
import { isWayBack } from './checker-steps.ts';

/** Of one publication: its calls in the order the platform received them, what they made, its history. */
export type Called = {
  readonly sends: readonly Send[];
  readonly posts: readonly PostFact[];
  readonly steps: readonly EventFact[];
};
type Known = Called & {
  readonly one: PublicationFact;
  readonly attempts: readonly AttemptFact[];
  readonly looks: Looks;
  readonly mayResend: boolean;
  /** How long VK knows a key. */
  readonly keyMs: number;
};
/** Two calls in a row, and the attempts of ours that made them. */
type Pair = {
  readonly before: Send;
  readonly again: Send;
  readonly first: AttemptFact;
  readonly second: AttemptFact;
};

/** Our own words for answers that prove that nothing was done; the ledger has to agree (publishing.md §4). */
export const forGood = ['permission', 'content', 'media', 'blocked'];
const refusals = ['auth', 'rate', ...forGood];
/** Row 21: once more after it has looked, and never a third time. */
const sendsByMachineAtMost = 2;

/** Says in words what is wrong with each call that nothing justified. */
export function openResendJudge(facts: Facts): (one: PublicationFact, called: Called) => string[] {
  const attempts = grouped(facts.attempts, ({ publication }) => publication);
  const looks = openLooks(facts);
  const { key: keyMs } = facts.patience;
  return (one, called) => {
    const own = (attempts.get(one.id) ?? []).toSorted((a, b) => a.n - b.n);
    const mayResend = facts.leaves.includes(one.platform);
    const known = { ...called, one, attempts: own, looks, mayResend, keyMs };
    return called.sends.flatMap((again, index) => {
      const before = called.sends[index - 1];
      const wrong = before ? wrongWith(known, before, again) : null;
      return wrong === null ? [] : [`${one.id} was sent again (call ${index + 1}) and ${wrong}`];
    });
  };
}

function wrongWith(known: Known, before: Send, again: Send): string | null {
  const first = attemptOf(known, before);
  const second = attemptOf(known, again);
  if (!first || !second) return 'no attempt of ours explains it';
  if (first.n === second.n) return `attempt ${first.n} made both calls`;
  if (known.posts.some((post) => post.firstByte < again.at) && !isHarmless(known, again))
    return 'what an earlier call made stands';
  const pair = { before, again, first, second };
  return waysBack(known, pair).some((way) => isBorneOut(known, pair, way))
    ? null
    : 'no way back to it is borne out by the ledger';
}

/** The sandbox writes whole milliseconds. */
function attemptOf({ attempts }: Known, send: Send): AttemptFact | undefined {
  return attempts.findLast(({ left }) => left <= send.at + 1);
}

/** What came of later attempts alone, which never reached the platform, says nothing of the call. */
function waysBack({ steps }: Known, { first, second }: Pair): EventFact[] {
  const marks = steps.flatMap(({ to }, index) => (to === 'inflight' ? [index] : []));
  const from = marks[first.n - 1] ?? steps.length;
  const own = marks[first.n] ?? steps.length;
  return steps
    .slice(from + 1, marks[second.n - 1])
    .filter(
      (step, index) => isWayBack(step.from, step.to) && (step.from !== 'inflight' || from + 1 + index < own),
    );
}

function isBorneOut(known: Known, pair: Pair, way: EventFact): boolean {
  if (way.from === 'inflight') return wasRefused(pair);
  if (way.from === 'unknown' && way.answer === 'not-live') return true;
  const settles = byClass[classOf(known.one)];
  return settles !== undefined && settles(known, pair, way);
}

/** Rows 10 and 13: what never left is not in the ledger, so this one was refused, and we heard it. */
function wasRefused({ before, first }: Pair): boolean {
  const { answer } = before;
  return (answer === 'refused' || answer === 'absent') && refusals.includes(first.outcome ?? '');
}

/** Rows 19 to 21; of class D only a person can tell. */
const byClass: Readonly<Record<string, (known: Known, pair: Pair, way: EventFact) => boolean>> = {
  A: (known, { again }) => isHarmless(known, again),
  B: ({ one, looks }, { first }, way) => looks.between(one, first, way, wasDead(way) ? 'soon' : 'quiet') > 0,
  C: ({ one, attempts, looks, mayResend }, { first }, way) =>
    mayResend &&
    attempts.filter(({ n, outcome }) => n <= first.n && isInDoubt(outcome)).length < sendsByMachineAtMost &&
    looks.between(one, first, way, 'quiet') >= negativesNeeded,
};
const negativesNeeded = 3;

export function isInDoubt(outcome: string | null): boolean {
  return outcome === null || !['live', 'presend', ...refusals].includes(outcome);
}

/** The platform said of a handle that nothing will come of it: that is no matter of waiting. */
function wasDead({ reason }: EventFact): boolean {
  return reason === 'reason-not-sent';
}

/** The platform itself does nothing twice under one key within its window, and nothing twice with one handle; of what it refused nothing can stand. */
function isHarmless(known: Known, again: Send): boolean {
  const { one, sends, posts, looks, keyMs } = known;
  const settled = settledBefore(known, again);
  if (posts.some((post) => post.firstByte < settled)) return false;
  const [oldest, ...rest] = sends.filter(
    (send) => send.at < again.at && send.at >= settled && send.answer !== 'refused',
  );
  if (!oldest) return true;
  const name = nameOf(again);
  const isSame = [oldest, ...rest].every((send) => nameOf(send) === name);
  if (classOf(one) === 'A') return name !== null && isSame && again.at - oldest.at < keyMs;
  if (classOf(one) !== 'B') return false;
  return name === null ? !looks.tookAnew(one, oldest, again) : isSame;
}

/** Of the calls before it a person has said that nothing stands of them, and their key counts no more. */
function settledBefore(known: Known, again: Send): number {
  const asked = attemptOf(known, again)?.sent ?? 0;
  const word = known.steps.findLast((step) => step.answer === 'not-live' && step.at <= asked);
  const next = word && known.attempts.find(({ sent }) => sent >= word.at);
  // The sandbox writes whole milliseconds.
  return next ? next.left - 1 : 0;
}

/** A key or a handle as the call's own words have it; the addresses of uploads are secrets, which no ledger shows. */
function nameOf({ words }: Send): string | null {
  return /"(?:guid|media_id|creation_id)":"([^"]+)"/.exec(words)?.[1] ?? null;
}
