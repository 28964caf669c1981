// Why a person was asked where there are keys: too soon is a breach, and what is left unknown is counted unless its key had run out.
import { describe, expect, it } from 'vitest';
import type { AttemptFact, EventFact, Facts, PublicationFact } from './checker-facts.ts';
import { attempt, chain, clean, publication } from './checker-made-up.ts';
import { judge } from './checker.ts';

const vk = { platform: 'vk', account: 'wall' };
/** Marked at 1 400, and asked at the moment that is told; a key is known for a second, of which 900 ms are trusted. */
type Told = {
  readonly askedAt: number;
  readonly one?: Partial<PublicationFact>;
  readonly attempts?: readonly Partial<AttemptFact>[];
  readonly steps?: readonly EventFact[];
};

function asked({ askedAt, one, attempts = [{}], steps }: Told) {
  const unknown = { state: 'unknown', toldUnknown: true, externalId: null, toldLive: 0 };
  const first = chain('scheduled', 'preparing', 'inflight', 'reconciling', 'unknown');
  const facts: Facts = {
    ...clean,
    publications: [{ ...publication, ...vk, ...unknown, ...one }],
    events: steps ?? first.map((step) => (step.to === 'unknown' ? { ...step, at: askedAt } : step)),
    attempts: attempts.map((more) => ({
      ...attempt,
      ...vk,
      sent: 1_400,
      left: 1_400,
      outcome: 'unknown',
      ...more,
    })),
    posts: [],
    requests: [],
    patience: { ...clean.patience, key: 1_000 },
  };
  const { unknown: left, unknownPastKey, unknownPastTime, breaches } = judge(facts);
  return { left: left['A'], unknownPastKey, unknownPastTime, breaches: breaches.length };
}

describe('a person is asked about what has a key', () => {
  it('when the key had run out, which is no fault of the machine', () => {
    const rightly = { left: 0, unknownPastKey: 1, unknownPastTime: 0, breaches: 0 };
    expect(asked({ askedAt: 2_300 })).toEqual(rightly);
    // It counts from the first call in doubt, and not from one that was refused or disproved.
    expect(asked({ askedAt: 2_300, attempts: [{}, { n: 2, sent: 2_200, left: 2_200 }] })).toEqual(rightly);
  });

  it('too soon, which is a breach, and leaves it unknown', () => {
    const wrongly = { left: 1, unknownPastKey: 0, unknownPastTime: 0, breaches: 1 };
    expect(asked({ askedAt: 2_299 })).toEqual(wrongly);
    expect(asked({ askedAt: 2_400, attempts: [{ outcome: 'rate' }, { n: 2, sent: 1_600 }] })).toEqual(
      wrongly,
    );
    expect(asked({ askedAt: 2_400, attempts: [] })).toEqual(wrongly);
  });

  it('when its time was over, or its content was refused, which leaves it unknown all the same', () => {
    const over = { askedAt: 2_000, one: { expires: 2_000 } };
    expect(asked(over)).toEqual({ left: 0, unknownPastKey: 0, unknownPastTime: 1, breaches: 0 });
    const refused = [{ ended: 1_450 }, { n: 2, sent: 1_500, outcome: 'content' }];
    expect(asked({ askedAt: 2_000, attempts: refused })).toMatchObject({ left: 1, breaches: 0 });
  });

  it('again: what was in doubt before the person’s word does not count', () => {
    const round = ['scheduled', 'preparing', 'inflight', 'reconciling', 'unknown'];
    const steps = (lastAt: number) =>
      chain(...round, ...round).map((step, index) => ({
        ...step,
        at: step.seq === 10 ? lastAt : step.to === 'unknown' ? 2_300 : 1_000 + index * 400,
        answer: step.from === 'unknown' ? 'not-live' : null,
      }));
    const attempts = [{}, { n: 2, sent: 3_800, left: 3_800 }];
    expect(asked({ askedAt: 0, steps: steps(4_699), attempts })).toMatchObject({ left: 1, breaches: 1 });
    expect(asked({ askedAt: 0, steps: steps(4_700), attempts })).toMatchObject({ left: 0, breaches: 0 });
  });

  it('and of other classes it is only counted', () => {
    expect(asked({ askedAt: 1_500, one: { platform: 'facebook', account: 'page' } })).toMatchObject({
      unknownPastKey: 0,
      breaches: 0,
    });
  });
});
