// What was sent when its time was over, by whichever time it had when its marker was written; and what had little time.
import { describe, expect, it } from 'vitest';
import type { Facts, PublicationFact } from './checker-facts.ts';
import { countHurried, lateBreaches } from './checker-late.ts';
import { attempt, clean, publication, send } from './checker-made-up.ts';
import { isClean, judge } from './checker.ts';

/** The marker is written at 1 450 and the call leaves at 1 500; a call has 100 ms, and a commit 250. */
const late = (one: Partial<PublicationFact>, more: Partial<Facts> = {}) => {
  const facts: Facts = { ...clean, publications: [{ ...publication, ...one }], ...more };
  const call = more.requests?.[0] ?? send;
  return lateBreaches(facts, [{ ...call, key: 'facebook tkn-1' }]).length;
};
const day = 86_400_000;

describe('a call to publish', () => {
  it('is in time until its time is over and the send deadline with it', () => {
    for (const expires of [day, 1_500, 1_400, 1_150]) expect(late({ expires })).toBe(0);
    expect(late({ expires: 1_149 })).toBe(1);
    expect(isClean(judge({ ...clean, publications: [{ ...publication, expires: 1_149 }] }))).toBe(false);
  });

  it('is late by the database’s clock, also where that jumped over its end', () => {
    const expires = day;
    expect(late({ expires }, { moves: [{ at: 1_100, offset: 2 * day }] })).toBe(1);
    expect(late({ expires }, { moves: [{ at: 1_400, offset: 2 * day }] })).toBe(0);
    expect(late({ expires }, { moves: [{ at: 1_600, offset: 2 * day }] })).toBe(0);
    expect(late({ expires }, { moves: [{ at: 500, offset: day - 1_000 }] })).toBe(1);
    expect(late({ expires }, { moves: [{ at: 500, offset: day - 1_400 }] })).toBe(0);
  });

  it('is judged by what was known when its marker was written', () => {
    const short = { at: 1_000, expires: 1_100 };
    const moved = { at: 1_480, expires: day };
    // Given another day only after the marker, or before it.
    expect(late({ expires: day, expiries: [short, moved] })).toBe(1);
    expect(late({ expires: day, expiries: [short, { ...moved, at: 1_440 }] })).toBe(0);
    // Shortened after it was sent.
    const shortened = [
      { at: 900, expires: day },
      { at: 1_700, expires: 1_000 },
    ];
    expect(late({ expires: 1_000, expiries: shortened })).toBe(0);
    // By no marker of ours at all: what was known when it left.
    expect(late({ expires: day, expiries: [short, moved] }, { attempts: [] })).toBe(0);
  });

  it('that is not ours is somebody else’s matter', () => {
    const stranger = { ...send, key: null };
    const publications = [{ ...publication, expires: 0 }];
    expect(lateBreaches({ ...clean, publications }, [stranger])).toEqual([]);
  });
});

it('counts those that were given less time, and what became of them', () => {
  const shortened = [
    { at: 900, expires: day },
    { at: 950, expires: 1_000 },
  ];
  const prolonged = [
    { at: 900, expires: 1_000 },
    { at: 950, expires: day },
  ];
  const one = (id: string, more: Partial<PublicationFact>) => ({
    ...publication,
    id,
    text: `tkn-${id}`,
    ...more,
  });
  const publications = [
    one('a', { expiries: shortened }),
    one('b', { expiries: shortened, state: 'missed' }),
    one('c', { expiries: prolonged }),
    one('d', { state: 'missed' }),
  ];
  const sends = ['a', 'c'].map((id) => ({ ...send, key: `facebook tkn-${id}` }));
  const facts = { ...clean, publications, attempts: [{ ...attempt, publication: 'a' }] };
  expect(countHurried(facts, sends)).toEqual({ given: 2, sent: 1, missed: 1 });
  expect(judge(facts).missed).toBe(2);
});
