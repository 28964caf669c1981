// Days late is missed and never sent: no call to publish leaves when the time of its publication is over (publishing.md §5 row 5).
import type { Facts, PublicationFact } from './checker-facts.ts';
import { grouped, keyOf, type Send } from './checker-sends.ts';
import { realTime } from './checker-times.ts';

/** A jump of the clock is written down by its statement, and seen by others when that is committed. */
const commitsWithinMs = 250;

/**
 * A call may leave for as long after its marker as the send deadline says. All is compared in real time: a clock that jumps
 * between the marker and the call makes nothing late.
 */
export function lateBreaches(facts: Facts, sends: readonly Send[]): string[] {
  const publications = new Map(facts.publications.map((one) => [keyOf(one), one]));
  const attempts = grouped(facts.attempts, ({ publication }) => publication);
  return sends.flatMap((send) => {
    const one = publications.get(send.key ?? '');
    if (!one) return [];
    // The sandbox writes whole milliseconds.
    const marked = (attempts.get(one.id) ?? []).findLast(({ left }) => left <= send.at + 1)?.left ?? send.at;
    const over = realTime(facts, expiryAt(one, marked));
    const late = Math.round(send.at - over);
    return late > facts.patience.send + commitsWithinMs
      ? [`${one.id} was sent ${late} ms after its time was over`]
      : [];
  });
}

/**
 * As it stood at a real moment: a person who answers "not live" gives it another day, and the campaign gives some of them
 * moments only. Each value is written down in the transaction that sets it, under the lane that a marker needs as well, so
 * a marker never knew another. Without a record there was only the one value that the row still has.
 */
export function expiryAt({ expiries, expires }: PublicationFact, real: number): number {
  return expiries.findLast(({ at }) => at <= real)?.expires ?? expires;
}

/** Of those that were given less time than they had: how many, what was sent all the same, and what was missed. */
export type Hurried = { readonly given: number; readonly sent: number; readonly missed: number };

export function countHurried({ publications }: Facts, sends: readonly Send[]): Hurried {
  const sent = new Set(sends.map(({ key }) => key));
  const hurried = publications.filter(({ expiries }) =>
    expiries.some(({ expires }, index) => expires < (expiries[index - 1]?.expires ?? expires)),
  );
  return {
    given: hurried.length,
    sent: hurried.filter((one) => sent.has(keyOf(one))).length,
    missed: hurried.filter(({ state }) => state === 'missed').length,
  };
}
