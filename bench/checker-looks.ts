// Looks at an account as the ledger has them: which were answered between a call and what we made of it, and what was taken anew.
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import type { AnswerFact, RequestFact } from './checker-ledger.ts';
import { grouped, laneOf, type Send } from './checker-sends.ts';
import { movedTime, realTime } from './checker-times.ts';

export type Looks = {
  /** How many were answered; `quiet` counts those alone that could see what the platform was late with. */
  between(one: PublicationFact, call: AttemptFact, until: EventFact, which: 'quiet' | 'soon'): number;
  /** Whether a handle was taken for it between two calls, while it was prepared. */
  tookAnew(one: PublicationFact, oldest: Send, again: Send): boolean;
};

/** By the words that the platforms' own documents have for their operations. */
const looking = ['list', 'read', 'status'];
const taking = 'media';
const saw: readonly AnswerFact[] = ['accepted', 'absent'];

export function openLooks(facts: Facts): Looks {
  const { answer, quiet } = facts.patience;
  const lanes = grouped(facts.requests.filter(isOf(looking)), laneOf);
  const taken = grouped(facts.requests.filter(isOf([taking])), laneOf);
  const histories = grouped(facts.events, ({ id }) => id);
  return {
    between(one, call, until, which) {
      // A look is over when its answer was read: so much later than it reached the platform.
      const couldSee = ({ at }: RequestFact) =>
        which === 'soon' || movedTime(facts, at + answer) >= call.sent + quiet;
      const ends = realTime(facts, until.at);
      return (lanes.get(laneOf(one)) ?? []).filter(
        (look) => saw.includes(look.answer) && look.at >= call.left && look.at <= ends + 1 && couldSee(look),
      ).length;
    },
    tookAnew(one, oldest, again) {
      const steps = histories.get(one.id) ?? [];
      const isPreparing = ({ at }: RequestFact) =>
        steps.findLast((step) => realTime(facts, step.at) <= at + 1)?.to === 'preparing';
      return (taken.get(laneOf(one)) ?? []).some(
        (request) => request.at > oldest.at && request.at < again.at && isPreparing(request),
      );
    },
  };
}

function isOf(operations: readonly string[]) {
  return ({ platform, operation }: RequestFact) =>
    operations.some((one) => operation === `${platform}.${one}`);
}
