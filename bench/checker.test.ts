// The checker is not blind: a clean run passes, and every kind of breach planted into it is seen.
import { describe, expect, it } from 'vitest';
import { isClean, judge } from './checker.ts';
import type { EventFact, Facts, PostFact, PublicationFact, RequestFact } from './checker-facts.ts';

const hour = 3_600_000;
const publication: PublicationFact = {
  id: 'p1',
  platform: 'facebook',
  account: 'page',
  state: 'published',
  reason: 'reason-platform-said-live',
  externalId: 'e1',
  text: 'Bells tkn-1',
  edited: [],
  pictures: [],
  due: 1_000,
  toldUnknown: false,
  toldLive: 1,
};
const post: PostFact = {
  platform: 'facebook',
  account: 'page',
  externalId: 'e1',
  text: 'Bells tkn-1',
  pictures: [],
  firstByte: 1_500,
  applied: 1_510,
  removed: false,
};
const send: RequestFact = {
  platform: 'facebook',
  operation: 'facebook.publish',
  at: 1_500,
  words: '{"message":"Bells tkn-1"}',
  fault: '',
};
const chain = (...states: string[]): EventFact[] =>
  states.map((to, index) => ({
    id: 'p1',
    seq: index + 1,
    at: 1_000 + index * 200,
    from: states[index - 1] ?? null,
    to,
  }));
const clean: Facts = {
  publications: [publication],
  events: chain('scheduled', 'preparing', 'inflight', 'published'),
  attempts: [{ account: 'page', sent: 1_450, ended: 1_600 }],
  posts: [post],
  requests: [send],
  moves: [],
  untold: 0,
};
const judged = (change: Partial<Facts>) => judge({ ...clean, ...change });
const standing = (state: string, more: Partial<PublicationFact> = {}) => ({
  publications: [{ ...publication, state, ...more }],
});

describe('the checker', () => {
  it('passes a clean run', () => {
    expect(judge(clean)).toMatchObject({ breaches: [], doubled: 0, lost: 0, open: 0 });
    expect(isClean(judge(clean))).toBe(true);
  });

  it('sees a second post, found by its words whatever its id', () => {
    const second = { ...post, externalId: 'e2', firstByte: 2_000, applied: 2_010 };
    expect(judged({ posts: [post, second] })).toMatchObject({ doubled: 1 });
  });

  it('sees a lost one: published without a post, or failed with one', () => {
    expect(judged({ posts: [] }).lost).toBe(1);
    for (const state of ['failed', 'cancelled', 'missed']) expect(judged(standing(state)).lost).toBe(1);
  });

  it('sees one that is left open, in whatever state', () => {
    for (const state of ['scheduled', 'preparing', 'inflight', 'reconciling', 'withdrawing', 'new-one'])
      expect(judged(standing(state)).open).toBe(1);
  });

  it('counts the unknown by their class, and sees one of which nobody was told', () => {
    const events = chain('scheduled', 'preparing', 'inflight', 'reconciling', 'unknown');
    const unknown = { reason: 'reason-not-found-yet', externalId: null };
    const told = judged({ ...standing('unknown', { ...unknown, toldUnknown: true }), events });
    expect(told).toMatchObject({ unknown: { C: 1 }, asked: { C: 1 }, breaches: [] });
    expect(isClean(judged({ ...standing('unknown', unknown), events }))).toBe(false);
  });

  it('sees a second call that nothing allowed, and accepts one that a step between them did', () => {
    const requests = [send, { ...send, at: 2_900 }];
    expect(judged({ requests }).unjustifiedResends).toBe(1);
    const steps = ['scheduled', 'preparing', 'inflight', 'scheduled', 'preparing', 'inflight', 'published'];
    const events = chain(...steps);
    // The reason has to stand between the two calls.
    expect(judged({ requests, events }).unjustifiedResends).toBe(0);
    expect(judged({ requests: [send, { ...send, at: 1_550 }], events }).unjustifiedResends).toBe(1);
    const looked = chain('scheduled', 'preparing', 'inflight', 'reconciling', 'published');
    expect(judged({ requests, events: looked }).unjustifiedResends).toBe(1);
  });

  it('sees one sent before its time, also where the clock was moved', () => {
    expect(isClean(judged(standing('published', { due: 1_502 })))).toBe(false);
    const later = standing('published', { due: hour });
    expect(isClean(judged(later))).toBe(false);
    expect(judged({ ...later, moves: [{ at: 1_400, offset: hour }], events: clean.events }).breaches).toEqual(
      [],
    );
    expect(isClean(judged({ ...later, moves: [{ at: 1_600, offset: hour }] }))).toBe(false);
  });

  it('sees other words, other pictures, another account, another id, a post that is gone', () => {
    for (const change of [
      { text: 'Bell tkn-1' },
      { pictures: ['sha'] },
      { account: 'other' },
      { externalId: 'e9' },
      { removed: true },
    ])
      expect(isClean(judged({ posts: [{ ...post, ...change }] }))).toBe(false);
    expect(isClean(judged(standing('withdrawn')))).toBe(false);
  });

  it('sees a post that belongs to nobody', () => {
    const stranger = { ...post, text: 'Bells tkn-2', externalId: 'e2', firstByte: 9_000, applied: 9_001 };
    expect(isClean(judged({ posts: [post, stranger] }))).toBe(false);
  });

  it('sees a step that is not lawful, a hole in a history, and a history that ends elsewhere', () => {
    for (const events of [
      chain('scheduled', 'inflight', 'published'),
      chain('preparing', 'inflight', 'published'),
      chain('scheduled', 'preparing', 'inflight'),
      chain('scheduled', 'preparing', 'inflight', 'published').filter((event) => event.seq !== 2),
      [],
    ])
      expect(isClean(judged({ events }))).toBe(false);
  });

  it('sees two calls of one account at the same time, on the platform or in our own record', () => {
    const other = { ...publication, id: 'p2', text: 'tkn-2', externalId: 'e2' };
    const posts = [post, { ...post, externalId: 'e2', text: 'tkn-2', firstByte: 1_505, applied: 1_520 }];
    const events = [...clean.events, ...clean.events.map((event) => ({ ...event, id: 'p2' }))];
    const publications = [publication, other];
    expect(judged({ publications, posts, events }).breaches).toEqual([expect.stringContaining('overlap')]);
    const attempts = [...clean.attempts, { account: 'page', sent: 1_550, ended: 1_560 }];
    expect(judged({ attempts }).breaches).toEqual([expect.stringContaining('overlap')]);
  });

  it('sees one of which nobody was told that it is live, or twice', () => {
    for (const toldLive of [0, 2]) expect(isClean(judged(standing('published', { toldLive })))).toBe(false);
  });

  it('sees announcements that were never told', () => {
    expect(isClean(judged({ untold: 1 }))).toBe(false);
  });
});
