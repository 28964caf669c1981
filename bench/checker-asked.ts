// Where there are keys a machine settles what is in doubt, and a person is asked only when it may not any more: why, by our record's own times.
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import { expiryAt } from './checker-late.ts';
import { forGood, isInDoubt } from './checker-resends.ts';
import { grouped } from './checker-sends.ts';
import { realTime } from './checker-times.ts';

/** `refused`: the call after the doubtful one was refused for what it holds, so that its key helps no more. */
export type WhyAsked = 'past-key' | 'past-time' | 'refused' | 'too-soon';

/** The rest of a key's window covers the call's way there and clocks apart: nobody need trust it. */
const trusted = 0.9;

/** Of a publication of class A: why each question to a person was put. */
export function openAskedJudge(
  facts: Facts,
): (one: PublicationFact, steps: readonly EventFact[]) => WhyAsked[] {
  const attempts = grouped(facts.attempts, ({ publication }) => publication);
  return (one, steps) => {
    const own = attempts.get(one.id) ?? [];
    return steps
      .filter(({ to }) => to === 'unknown')
      .map((step) => whyAsked(facts, { one, own, settled: lastWord(steps, step), step }));
  };
}

type Known = {
  readonly one: PublicationFact;
  readonly own: readonly AttemptFact[];
  /** Until then a person had said that nothing stands. */
  readonly settled: number;
  readonly step: EventFact;
};

function whyAsked(facts: Facts, { one, own, settled, step }: Known): WhyAsked {
  const before = own.filter(({ sent }) => sent >= settled && sent <= step.at);
  // Our own clock runs ahead of the platform's when it is moved, and never behind: so the engine gives up early at worst.
  const since = before.find(({ outcome }) => isInDoubt(outcome))?.sent;
  if (since !== undefined && step.at >= since + facts.patience.key * trusted) return 'past-key';
  if (step.at >= expiryAt(one, realTime(facts, step.at))) return 'past-time';
  return forGood.includes(before.at(-1)?.outcome ?? '') ? 'refused' : 'too-soon';
}

/** When a person last said before this step that it is not there. */
function lastWord(steps: readonly EventFact[], { seq }: EventFact): number {
  return steps.findLast((step) => step.seq < seq && step.answer === 'not-live')?.at ?? 0;
}
