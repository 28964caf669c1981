// A second call is judged by what the ledger shows of the first: each way back to it, borne out and not.
import { describe, expect, it } from 'vitest';
import type { EventFact, Facts, PublicationFact } from './checker-facts.ts';
import type { RequestFact } from './checker-ledger.ts';
import { openResendJudge } from './checker-resends.ts';
import { attempt, chain, clean, post, publication, send } from './checker-made-up.ts';

/** The first call leaves at 1 500, the second at 9 000; made is what stands of them. */
type Told = {
  readonly one?: Partial<PublicationFact>;
  readonly first?: Partial<RequestFact>;
  readonly again?: Partial<RequestFact>;
  readonly outcome?: string | null;
  /** From the first call's marker to the second one's, each with what is special of it. */
  readonly way: readonly (readonly [string, Partial<EventFact>?])[];
  readonly made?: 'by the first' | 'by the second';
  readonly looks?: readonly Partial<RequestFact>[];
  readonly leaves?: readonly string[];
  readonly keyMs?: number;
};

const quiet = 3_000;
const back = ['preparing', 'inflight', 'published'];

function unjustified(told: Told): string[] {
  const one = { ...publication, ...told.one };
  const { platform, account } = one;
  const lane = { platform, account };
  const calls = [
    { ...send, ...lane, answer: 'doubtful', fault: 'reset-after', ...told.first },
    { ...send, ...lane, at: 9_000, ...told.again },
  ] satisfies RequestFact[];
  const looks = (told.looks ?? []).map((look): RequestFact => ({
    ...send,
    ...lane,
    operation: `${platform}.list`,
    words: '',
    ...look,
  }));
  const before = ['scheduled', 'preparing', 'inflight'];
  const states = [...before, ...told.way.map(([to]) => to), ...back];
  const steps = chain(...states).map((step, index) => ({
    ...step,
    // The way back is decided at 8 000, all before it as soon as the first call is over.
    at:
      index < before.length + told.way.length - 1
        ? 1_000 + index * 200
        : 8_000 + (index - before.length - told.way.length + 1) * 50,
    ...told.way[index - before.length]?.[1],
  }));
  const firstByte = told.made === 'by the first' ? 1_500 : 9_000;
  const posts = [{ ...post, ...lane, firstByte, applied: firstByte + 10 }];
  const facts: Facts = {
    ...clean,
    publications: [one],
    events: steps,
    attempts: [
      { ...attempt, ...lane, outcome: told.outcome === undefined ? 'unknown' : told.outcome },
      { ...attempt, ...lane, n: 2, sent: 8_900, left: 8_900, ended: 9_100 },
    ],
    posts,
    requests: [...calls, ...looks],
    leaves: told.leaves ?? [],
    patience: { answer: 500, quiet, send: 100, key: told.keyMs ?? 3_600_000 },
  };
  const sends = calls.map((call) => ({ ...call, key: 'k' }));
  return openResendJudge(facts)(one, { sends, posts, steps });
}

const asked = [['reconciling'], ['unknown'], ['scheduled', { answer: 'not-live' }]] as const;
const blindly = [['scheduled']] as const;
const looked = [['reconciling'], ['scheduled']] as const;
const list = (at: number, more: Partial<RequestFact> = {}) => ({ at, ...more });

describe('a second call straight after the first', () => {
  it('is justified when the first was refused and the refusal was heard', () => {
    const first = { answer: 'refused', fault: 'rate-seconds' } as const;
    expect(unjustified({ way: blindly, first, outcome: 'rate' })).toEqual([]);
  });

  it('is not when nothing, or only we, say that it was refused', () => {
    expect(unjustified({ way: blindly })).toHaveLength(1);
    for (const outcome of ['rate', 'content', 'presend', 'auth'])
      for (const answer of ['doubtful', 'accepted'] as const)
        expect(unjustified({ way: blindly, first: { answer }, outcome })).toHaveLength(1);
    for (const outcome of ['unknown', 'duplicate', 'presend', 'worker-died', null])
      expect(unjustified({ way: blindly, first: { answer: 'refused' }, outcome })).toHaveLength(1);
  });

  it('is not on any platform, whatever its class', () => {
    for (const platform of ['vk', 'wechat', 'facebook', 'tiktok', 'instagram', 'youtube'])
      expect(unjustified({ one: { platform }, way: blindly })).toHaveLength(1);
  });

  it('is not when it never went back, or when one attempt made both', () => {
    expect(unjustified({ way: [['reconciling']] })).toHaveLength(1);
    expect(unjustified({ way: asked, again: { at: 1_550 } })).toEqual([
      'p1 was sent again (call 2) and attempt 1 made both calls',
    ]);
  });
});

describe('a second call on a person’s word', () => {
  it('is justified when nothing stands', () => {
    expect(unjustified({ way: asked })).toEqual([]);
    const member = { platform: 'linkedin', account: 'urn:li:person:m1' };
    expect(unjustified({ one: member, way: asked })).toEqual([]);
  });

  it('is not where the first one stands, nor without an answer, nor by another one', () => {
    expect(unjustified({ way: asked, made: 'by the first' })).toEqual([
      'p1 was sent again (call 2) and what an earlier call made stands',
    ]);
    for (const answer of [null, 'live', 'drop'])
      expect(unjustified({ way: [['reconciling'], ['unknown'], ['scheduled', { answer }]] })).toHaveLength(1);
  });
});

describe('a second call by machine where there are keys', () => {
  const vk = { platform: 'vk' };
  const key = (guid: string, more: Partial<RequestFact> = {}) => ({
    words: `{"message":"Bells tkn-1","guid":"${guid}"}`,
    ...more,
  });

  it('is justified under the same key, even when the first one stands', () => {
    const same = { one: vk, first: key('g1'), again: key('g1'), way: looked };
    expect(unjustified(same)).toEqual([]);
    expect(unjustified({ ...same, made: 'by the first' })).toEqual([]);
  });

  it('counts its hour from the first call that the platform did not refuse', () => {
    const refused = key('g1', { answer: 'refused' });
    const again = key('g1', { at: 3_700_000 });
    expect(unjustified({ one: vk, first: refused, again, way: looked })).toEqual([]);
  });

  it('is not under another key, under none, nor after the hour', () => {
    for (const again of [key('g2'), {}, key('g1', { at: 3_700_000 })])
      expect(unjustified({ one: vk, first: key('g1'), again, way: looked })).toHaveLength(1);
  });
});

describe('a call under a key that runs out sooner', () => {
  const key = { words: '{"message":"Bells tkn-1","guid":"g1"}' };
  const same = { one: { platform: 'vk' }, first: key, again: key, way: looked };

  it('is justified as long as the platform knows it, and not afterwards', () => {
    expect(unjustified({ ...same, keyMs: 7_501 })).toEqual([]);
    expect(unjustified({ ...same, keyMs: 7_500 })).toHaveLength(1);
  });

  it('counts from the call after a person’s word, unless that was wrong', () => {
    const round = ['scheduled', 'preparing', 'inflight', 'reconciling'];
    const steps = chain(...round, 'unknown', ...round, 'scheduled', ...back).map((step, index) => ({
      ...step,
      at: 1_000 + index * 1_000,
      answer: step.from === 'unknown' ? 'not-live' : null,
    }));
    const one = { ...publication, platform: 'vk' };
    const lane = { platform: 'vk', account: one.account };
    const ats = [3_010, 8_010, 12_010];
    const attempts = ats.map((at, index) => ({
      ...attempt,
      ...lane,
      n: index + 1,
      outcome: 'unknown',
      sent: at - 10,
      left: at - 10,
    }));
    const sends = ats.map((at) => ({ ...send, ...lane, ...key, at, answer: 'doubtful' as const, key: 'k' }));
    const wrongWhere = (firstByte: number) => {
      const posts = [{ ...post, ...lane, firstByte, applied: firstByte + 10 }];
      const patience = { answer: 500, quiet, send: 100, key: 5_000 };
      const facts: Facts = { ...clean, publications: [one], events: steps, attempts, posts, patience };
      return openResendJudge(facts)(one, { sends, posts, steps }).length;
    };
    expect(wrongWhere(8_010)).toBe(0);
    expect(wrongWhere(12_010)).toBe(0);
    expect(wrongWhere(3_010)).toBe(2);
  });
});

describe('a second call by machine where there are handles', () => {
  const wechat = { platform: 'wechat' };
  const handle = (id: string) => ({ words: `{"media_id":"${id}"}` });
  const same = { one: wechat, first: handle('h1'), again: handle('h1'), way: looked };
  const status = (at: number, more: Partial<RequestFact> = {}) =>
    list(at, { operation: 'wechat.status', ...more });

  it('is justified by a look behind the quiet window', () => {
    expect(unjustified({ ...same, looks: [status(5_000)] })).toEqual([]);
    expect(unjustified({ ...same, looks: [status(5_000, { answer: 'absent' })] })).toEqual([]);
  });

  it('is not without a look, nor by one too early, too late, unanswered or at another account', () => {
    for (const look of [
      status(2_000),
      status(8_500),
      status(5_000, { answer: 'doubtful' }),
      status(5_000, { answer: 'refused' }),
      status(5_000, { account: 'other' }),
      status(5_000, { operation: 'wechat.media' }),
    ])
      expect(unjustified({ ...same, looks: [look] })).toHaveLength(1);
    expect(unjustified(same)).toHaveLength(1);
  });

  it('is justified at once when the platform says that nothing will come of the handle', () => {
    const way = [['reconciling'], ['scheduled', { reason: 'reason-not-sent' }]] as const;
    expect(unjustified({ ...same, again: handle('h2'), way, looks: [status(2_000)] })).toEqual([]);
    expect(unjustified({ ...same, again: handle('h2'), way })).toHaveLength(1);
  });

  it('is harmless with the handle that stands, not with another one', () => {
    const stands = { ...same, made: 'by the first' as const, looks: [status(5_000)] };
    expect(unjustified(stands)).toEqual([]);
    expect(unjustified({ ...stands, again: handle('h2') })).toHaveLength(1);
  });

  it('knows another upload by its taking, where addresses are secret', () => {
    const upload = { one: { platform: 'tiktok' }, first: { words: '' }, again: { words: '' }, way: looked };
    const looks = [list(5_000, { operation: 'tiktok.status' })];
    const stands = { ...upload, made: 'by the first' as const };
    expect(unjustified({ ...stands, looks })).toEqual([]);
    const taken = list(8_060, { operation: 'tiktok.media' });
    expect(unjustified({ ...stands, looks: [...looks, taken] })).toHaveLength(1);
    // For another publication of the account, while this one was not being prepared.
    expect(unjustified({ ...stands, looks: [...looks, { ...taken, at: 5_100 }] })).toEqual([]);
  });
});

describe('a second call by machine where there are lists', () => {
  const looks = [list(5_000), list(6_000), list(7_000)];
  const allowed = { way: looked, looks, leaves: ['facebook'] };

  it('is justified by three looks behind the quiet window, and leave', () => {
    expect(unjustified(allowed)).toEqual([]);
  });

  it('is not without leave, with a look too few, or where the first one stands', () => {
    expect(unjustified({ ...allowed, leaves: ['twitter'] })).toHaveLength(1);
    expect(unjustified({ ...allowed, looks: looks.slice(1) })).toHaveLength(1);
    expect(unjustified({ ...allowed, looks: [list(2_000), list(6_000), list(7_000)] })).toHaveLength(1);
    expect(unjustified({ ...allowed, made: 'by the first' })).toHaveLength(1);
  });

  it('is not a second time', () => {
    const round = ['scheduled', 'preparing', 'inflight', 'reconciling'];
    const steps = chain(...round, ...round, 'scheduled', ...back).map((step, index) => ({
      ...step,
      at: 1_990 + index * 500,
    }));
    const calls = [3_010, 5_010, 7_010].map((at): RequestFact => ({ ...send, at, answer: 'doubtful' }));
    const lists = [3_100, 3_200, 3_300, 5_100, 5_200, 5_300].map((at) => list(at));
    const attempts = calls.map(({ at }, index) => ({
      ...attempt,
      n: index + 1,
      outcome: 'unknown',
      sent: at - 10,
      left: at - 10,
    }));
    const requests = [...calls, ...lists.map((one) => ({ ...send, operation: 'facebook.list', ...one }))];
    const facts: Facts = { ...clean, events: steps, attempts, requests, leaves: ['facebook'] };
    const sends = calls.map((call) => ({ ...call, key: 'k' }));
    const wrong = openResendJudge(facts)(publication, { sends, posts: [], steps });
    expect(wrong).toEqual([expect.stringContaining('call 3')]);
  });

  it('is never where nobody may look', () => {
    const member = { platform: 'linkedin', account: 'urn:li:person:m1' };
    expect(unjustified({ ...allowed, one: member, leaves: ['linkedin'] })).toHaveLength(1);
  });
});
