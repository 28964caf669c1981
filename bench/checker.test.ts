// The checker is not blind: a clean run passes, and every kind of breach planted into it is seen.
import { describe, expect, it } from 'vitest';
import { isClean, judge } from './checker.ts';
import type { Facts, PublicationFact } from './checker-facts.ts';
import { attempt, chain, clean, post, publication, send } from './checker-made-up.ts';

const hour = 3_600_000;
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

  it('counts a second call that nothing justifies', () => {
    const requests = [send, { ...send, at: 1_550 }];
    expect(judged({ requests }).unjustifiedResends).toBe(1);
    expect(isClean(judged({ requests }))).toBe(false);
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

  it('sees other words, other files, another account, another id, a post that is gone', () => {
    for (const change of [
      { text: 'Bell tkn-1' },
      { media: ['sha'] },
      { account: 'other' },
      { externalId: 'e9' },
      { removed: true },
    ])
      expect(isClean(judged({ posts: [{ ...post, ...change }] }))).toBe(false);
    expect(isClean(judged(standing('withdrawn')))).toBe(false);
  });

  it('a post that is gone and still called live is a breach, unless nobody may look there and that was told', () => {
    const doubted = { reason: 'reason-withdrawal-unknown', toldChangeUnknown: true };
    const member = { platform: 'linkedin', account: 'urn:li:person:7' };
    const gone = (change: object, platform: object = member) => ({
      ...standing('published', { ...doubted, ...platform, ...change }),
      posts: [{ ...post, ...platform, removed: true }],
      requests: [{ ...send, ...platform }],
      attempts: [{ ...attempt, ...platform }],
    });
    expect(judged(gone({})).breaches).toEqual([]);
    expect(judged(gone({})).unknown).toMatchObject({ D: 1 });
    expect(isClean(judged(gone({ toldChangeUnknown: false })))).toBe(false);
    expect(isClean(judged(gone({ reason: 'reason-platform-said-live' })))).toBe(false);
    expect(isClean(judged(gone({}, {})))).toBe(false);
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
    const attempts = [...clean.attempts, { ...attempt, sent: 1_550, left: 1_550, ended: 1_560 }];
    expect(judged({ attempts }).breaches).toEqual([expect.stringContaining('overlap')]);
  });

  it('sees one of which nobody was told that it is live, or twice', () => {
    for (const toldLive of [0, 2]) expect(isClean(judged(standing('published', { toldLive })))).toBe(false);
  });

  it('sees a platform on which nothing ever went live', () => {
    const failed = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({
      ...publication,
      id,
      text: `tkn-${id}`,
      state: 'failed',
      reason: 'reason-refused',
      toldLive: 0,
    }));
    const events = failed.flatMap(({ id }) =>
      chain('scheduled', 'preparing', 'failed').map((event) => ({ ...event, id })),
    );
    const silent = judged({ publications: failed, events, posts: [], requests: [], attempts: [] });
    expect(silent).toMatchObject({
      lost: 0,
      failed: { facebook: 5 },
      failedBecause: { 'reason-refused': 5 },
    });
    expect(silent.breaches).toEqual([expect.stringContaining('nothing went live')]);
  });

  it('sees announcements that were never told', () => {
    expect(isClean(judged({ untold: 1 }))).toBe(false);
  });
});

/** TikTok takes no words, and what brings the last piece of a file names no publication. */
describe('the checker, where a call carries no words', () => {
  const ours = { platform: 'tiktok', account: 'creator' };
  const made = { ...post, ...ours, text: '', media: ['video-1'] };
  const asked = { ...publication, ...ours, text: '', media: ['video-1'] };
  const call = { ...send, ...ours, operation: 'tiktok.publish', words: '{"$bytes":90}' };
  const quiet: Facts = {
    ...clean,
    publications: [asked],
    attempts: [{ ...attempt, ...ours }],
    posts: [made],
    requests: [call],
  };
  const seen = (change: Partial<Facts>) => judge({ ...quiet, ...change });
  const handedOver = {
    publications: [{ ...asked, state: 'handed-over', externalId: null, toldLive: 0 }],
    events: chain('scheduled', 'preparing', 'inflight', 'processing', 'handed-over'),
  };

  it('knows the call by the attempt of its account, and the post by its video', () => {
    expect(seen({})).toMatchObject({ breaches: [], doubled: 0, lost: 0, open: 0 });
  });

  it('sees a double, a lost one, and one sent again without a reason', () => {
    const second = { ...made, externalId: 'e2', firstByte: 2_000, applied: 2_010 };
    expect(seen({ posts: [made, second] }).doubled).toBe(1);
    expect(seen({ posts: [] }).lost).toBe(1);
    expect(seen({ requests: [call, { ...call, at: 1_550 }] }).unjustifiedResends).toBe(1);
  });

  it('tells two publications of one account apart by their attempts', () => {
    const other = { ...asked, id: 'p2', externalId: 'e2', media: ['video-2'] };
    const next = { ...attempt, ...ours, publication: 'p2', sent: 2_450, left: 2_450, ended: 2_600 };
    const two: Partial<Facts> = {
      publications: [asked, other],
      events: [...clean.events, ...clean.events.map((event) => ({ ...event, id: 'p2' }))],
      attempts: [...quiet.attempts, next],
      posts: [made, { ...made, externalId: 'e2', media: ['video-2'], firstByte: 2_500, applied: 2_510 }],
      requests: [call, { ...call, at: 2_500 }],
    };
    expect(seen(two)).toMatchObject({ breaches: [], unjustifiedResends: 0 });
    // Both before the second marker: the first was sent twice, whatever our own record says.
    expect(seen({ ...two, requests: [call, { ...call, at: 2_000 }] }).unjustifiedResends).toBe(1);
  });

  it('sees a call that no attempt of the account explains', () => {
    expect(isClean(seen({ requests: [call, { ...call, at: 900 }] }))).toBe(false);
    expect(isClean(seen({ requests: [call, { ...call, account: 'other' }] }))).toBe(false);
  });

  it('takes what waits for its owner as settled, until he has published it', () => {
    const waiting = { ...made, isPublic: false };
    expect(seen({ ...handedOver, posts: [waiting] })).toMatchObject({ breaches: [], open: 0, lost: 0 });
    expect(seen({ ...handedOver, posts: [made] }).open).toBe(1);
    expect(seen({ ...handedOver, posts: [] }).lost).toBe(1);
    expect(isClean(seen({ posts: [waiting] }))).toBe(false);
  });

  it('counts a member of LinkedIn as one that shows nothing', () => {
    const member = { platform: 'linkedin', account: 'urn:li:person:m1', state: 'unknown', toldUnknown: true };
    const unknown = { ...asked, ...member, externalId: null, reason: 'reason-cannot-look' };
    expect(seen({ publications: [unknown] }).unknown).toEqual({ A: 0, B: 0, C: 0, D: 1 });
  });
});
