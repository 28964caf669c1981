// What a look allows: each class of platform has its own way, and only what is proven is sent again (rows 17 to 22).
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { listNotWhole } from '@herald/channels/list-not-whole.ts';
import { listTooLong } from '@herald/channels/list-too-long.ts';
import { describe, expect, it } from 'vitest';
import { pace, minute, after, quietOver, absent, key, handle, list, nothing, look } from '../../test-look.ts';

describe('a look that is not answered', () => {
  const refused = (kind: 'rate' | 'permission', seconds: number | null = null): Settlement => ({
    state: 'cannot-look',
    failure: failed(kind, 'no', '', seconds).failure,
  });
  it('because the platform wants to be asked less waits as long, an hour at most', () => {
    expect(look(1, refused('rate', 600), nothing).wakeInMs).toBe(600_000);
    expect(look(1, refused('rate', 86_400), nothing).wakeInMs).toBe(60 * minute);
    expect(look(1, refused('rate', 1), nothing).wakeInMs).toBe(pace.lookEveryMs);
  });
  it('and not made again before the account may be held no longer tells a person now, and lets the account go (I2)', () => {
    expect(look(1, refused('rate', 600), nothing)).toMatchObject({ to: 'reconciling' });
    expect(look(1, refused('rate', 7_200), nothing)).toMatchObject({
      to: 'unknown',
      reason: 'reason-cannot-look',
      wakeInMs: 60 * minute,
    });
  });
  it('of what the platform still works on is doubted first, and waited for as long as it says', () => {
    const rest = { state: 'processing' as const };
    expect(look(61, refused('rate', 600), handle, { rest })).toMatchObject({
      to: 'reconciling',
      reason: 'reason-cannot-look',
      wakeInMs: 600_000,
    });
  });
  it('because the list is too long asks a person at once, and looks on, seldom', () => {
    const tooLong: Settlement = { state: 'cannot-look', failure: listTooLong(1_000).failure };
    const seen = look(1, tooLong, list);
    expect(seen).toMatchObject({ to: 'unknown', reason: 'reason-cannot-look', wakeInMs: 360 * minute });
    expect(look(2_000, tooLong, list, { rest: { state: 'unknown' } })).toMatchObject(seen);
    expect(look(1, refused('permission'), list)).toMatchObject({ to: 'unknown', wakeInMs: null });
  });
  it('because the list is not whole asks a person in the end, and is never the leave that absence is', () => {
    const part: Settlement = { state: 'cannot-look', failure: listNotWhole(40).failure };
    const resends = { resends: true, rest: { negative_looks: 2, last_look_at: after(19) } };
    expect(look(21, absent, list, resends).to).toBe('scheduled');
    expect(look(21, part, list, resends)).toMatchObject({ to: 'unknown', reason: 'reason-cannot-look' });
  });
  it('of what lies with its owner, day and night: a person is asked in the end, and not before', () => {
    let negative_looks = 0;
    let waited = 0;
    const seen = refused('permission');
    const next = () => look(1, seen, handle, { rest: { state: 'handed-over', negative_looks } });
    for (let decided = next(); decided.to === 'handed-over'; decided = next()) {
      negative_looks = decided.negativeLooks ?? 0;
      waited += decided.wakeInMs ?? 0;
    }
    expect(next()).toMatchObject({ to: 'unknown', reason: 'reason-owner-unseen', wakeInMs: 60 * minute });
    expect(waited / (60 * minute)).toBeGreaterThanOrEqual(24);
    expect(waited / (60 * minute)).toBeLessThan(30);
    const owned: Settlement = { state: 'handed-over', askAgainInSeconds: 600 };
    const rest = { state: 'handed-over' as const, negative_looks: 20 };
    expect(look(60, owned, handle, { rest })).toMatchObject({ to: 'handed-over', negativeLooks: 0 });
    // Known to lie there is no doubt, however long its owner lets it lie.
    expect(look(60 * 24 * 60, owned, handle, { rest }).to).toBe('handed-over');
  });
  it('of what its owner was seen to have published asks nobody, and calls it unpublished never again', () => {
    const published: Settlement = { state: 'handed-over', askAgainInSeconds: 600, seen: 'COMPLETE' };
    const rest = { state: 'handed-over' as const, reason: 'reason-not-public' as const, negative_looks: 28 };
    const stays = { to: 'handed-over', reason: 'reason-not-public' };
    expect(look(60, published, handle, { rest })).toMatchObject({ ...stays, evidence: { seen: 'COMPLETE' } });
    for (const seen of [absent, refused('rate'), refused('permission')])
      expect(look(60, seen, handle, { rest })).toMatchObject({ ...stays, negativeLooks: 28 });
  });
  it('of what lay with its owner sends nothing again, and ends nothing, once a person was asked', () => {
    const rest = { state: 'unknown' as const, reason: 'reason-owner-unseen' as const, negative_looks: 28 };
    const stays = { to: 'unknown', reason: 'reason-owner-unseen', wakeInMs: 60 * minute };
    for (const seen of [absent, refused('rate'), refused('permission')])
      expect(look(60, seen, handle, { rest })).toMatchObject(stays);
    const failing: Settlement = { state: 'failed', failure: failed('media', 'not read', '1').failure };
    expect(look(60, failing, handle, { rest })).toMatchObject({ to: 'unknown' });
  });
  it('nor is what lies with its owner taken for disproved by a look that does not show it', () => {
    const seen = look(60, absent, handle, { rest: { state: 'handed-over' } });
    expect(seen).toMatchObject({ to: 'handed-over', reason: 'reason-with-its-owner' });
    expect(seen.disproved).toBeUndefined();
  });
  it('of what lies with its owner is asked again, seldom', () => {
    const seen = look(1, refused('permission'), handle, { rest: { state: 'handed-over' } });
    expect(seen).toMatchObject({ to: 'handed-over', wakeInMs: 60 * minute });
  });
});

describe('class B, a handle', () => {
  it('publishes the same handle again once it says no behind the quiet window (row 20)', () => {
    expect(look(quietOver, absent, handle)).toMatchObject({ to: 'scheduled' });
    expect(look(quietOver, absent, handle).forgetHandles).toBeUndefined();
  });
  it('not before: the call may still arrive', () => {
    expect(look(quietOver - 1, absent, handle).to).toBe('reconciling');
  });
  it('never because a list alone does not show it: after three looks a person is asked', () => {
    const unproven: Settlement = { state: 'absent', looked: 4, unproven: true };
    expect(look(quietOver, unproven, handle)).toMatchObject({ to: 'reconciling', negativeLooks: 1 });
    const third = { negative_looks: 2, last_look_at: after(quietOver) };
    const allowed = { resends: true, rest: third };
    expect(look(quietOver + 3, unproven, handle, allowed)).toMatchObject({ to: 'unknown', negativeLooks: 3 });
  });
  it.each([
    ['content', 'reason-content-refused'],
    ['permission', 'reason-not-permitted'],
    ['blocked', 'reason-blocked-by-platform'],
  ] as const)(
    'refused for good (%s) it is not sent again, and is said to be refused for that',
    (kind, reason) => {
      const no: Settlement = { state: 'failed', failure: failed(kind, 'breaks our rules', '42').failure };
      const told = { detail: 'breaks our rules', platformCode: '42', reason };
      expect(look(3, no, handle)).toMatchObject({ to: 'failed', ...told });
      expect(look(30, no, handle, { rest: { state: 'unknown' } })).toMatchObject({ to: 'unknown', ...told });
    },
  );
  it('takes a dead handle anew, for nothing was published with it', () => {
    const dead: Settlement = { state: 'failed', failure: failed('media', 'expired').failure };
    expect(look(3, dead, handle)).toMatchObject({ to: 'scheduled', forgetHandles: true, tries: 1 });
    const ended = look(3, dead, handle, { rest: { state: 'processing' } });
    expect(ended).toMatchObject({ to: 'failed', reason: 'reason-media-refused' });
    const signedOut: Settlement = { state: 'failed', failure: failed('auth', 'auth_removed').failure };
    const outed = look(3, signedOut, handle, { rest: { state: 'processing' } });
    expect(outed).toMatchObject({ to: 'failed', reason: 'reason-not-permitted' });
    // Of calls that were in doubt nobody says that they were never sent.
    const often = look(3, dead, handle, { rest: { tries: 11 } });
    expect(often).toMatchObject({ to: 'unknown', reason: 'reason-tries-in-doubt' });
  });
});

describe('class C, the account’s list', () => {
  const thirdLook = { negative_looks: 2, last_look_at: after(19) };
  it('sends again by itself only with every guard: three looks, the platform’s filter, and leave to do so (row 21)', () => {
    const all = { resends: true, rest: thirdLook };
    expect(look(21, absent, list, all)).toMatchObject({ to: 'scheduled', negativeLooks: 3 });
    expect(look(21, absent, { by: 'list', refusesTwins: false }, all).to).toBe('unknown');
    // Who says that there is such a post is not asked by sending once more.
    const said = { ...all, rest: { ...thirdLook, reason: 'reason-duplicate' as const } };
    expect(look(21, absent, list, said)).toMatchObject({
      to: 'unknown',
      reason: 'reason-duplicate-unfound',
    });
    expect(look(21, absent, list, { rest: thirdLook })).toMatchObject({ to: 'unknown', wakeInMs: null });
    expect(look(21, absent, list, { resends: true, callsInDoubt: 2, rest: thirdLook }).to).toBe('unknown');
  });
  it('counts a look only behind the quiet window, and only as long after the one before', () => {
    expect(look(16, absent, list).negativeLooks).toBe(0);
    expect(look(18, absent, list, { rest: { last_look_at: after(17) } }).negativeLooks).toBe(0);
    expect(look(19, absent, list, { rest: { last_look_at: after(17) } }).negativeLooks).toBe(1);
    // It was answered behind the window, and saw what stood within.
    expect(look(19, absent, list, { askedAt: 16.5 }).negativeLooks).toBe(0);
  });
  it('lets the lane go after twenty minutes: a person is told, and it is looked for all the same', () => {
    const told = look(20, absent, list, { rest: { negative_looks: 1, last_look_at: after(18) } });
    expect(told).toMatchObject({ to: 'unknown', wakeInMs: pace.lookEveryMs, negativeLooks: 2 });
    const later = look(22, absent, list, {
      resends: true,
      rest: { state: 'unknown', negative_looks: 2, last_look_at: after(20) },
    });
    expect(later).toMatchObject({ to: 'scheduled', negativeLooks: 3 });
  });
  it('a list that is down is asked again, seldom after a day, until somebody can look', () => {
    const down: Settlement = { state: 'cannot-look', failure: failed('unknown', '502').failure };
    expect(look(5, down, list).to).toBe('reconciling');
    expect(look(21, down, list)).toMatchObject({ to: 'unknown', wakeInMs: pace.lookEveryMs });
    const dayOver = look(24 * 60 + 1, down, list, { rest: { state: 'unknown' } });
    expect(dayOver).toMatchObject({ to: 'unknown', wakeInMs: pace.lookEveryMs * 30 });
    const seen = look(24 * 60 + 1, absent, list, { rest: { state: 'unknown' } });
    expect(seen).toMatchObject({ to: 'unknown', wakeInMs: null });
  });
  it('that the platform says there is such a post already is told on where no look finds it', () => {
    const why = 'reason-duplicate-unfound';
    const said = { ...thirdLook, reason: 'reason-duplicate' } as const;
    expect(look(21, absent, list, { rest: said })).toMatchObject({ to: 'unknown', reason: why });
    const told = { rest: { ...said, state: 'unknown', reason: why } } as const;
    expect(look(24, absent, list, told)).toMatchObject({ to: 'unknown', reason: why });
  });
  it('of several that could be it a person chooses', () => {
    const several: Settlement = { state: 'several', candidates: ['1', '2'] };
    expect(look(1, several, list)).toMatchObject({ to: 'unknown', candidates: ['1', '2'], wakeInMs: null });
  });
  it('of posts without words nothing is concluded before ours may be listed; then a person chooses, and nothing is sent', () => {
    const wordless: Settlement = { state: 'several', candidates: ['1'], mayBeNone: true };
    expect(look(1, wordless, list)).toMatchObject({ to: 'reconciling', wakeInMs: pace.lookEveryMs });
    const proven = { resends: true, rest: { negative_looks: 3, last_look_at: after(20) } };
    expect(look(30, wordless, list, proven)).toMatchObject({ to: 'unknown', candidates: ['1'] });
    expect(look(30, wordless, handle)).toMatchObject({ to: 'unknown', candidates: ['1'] });
  });
  it('a handle that is over and proves nothing is asked about after three looks, and never taken anew by itself', () => {
    const over: Settlement = { state: 'absent', looked: 3, unproven: true, over: true };
    expect(look(1, over, handle).to).toBe('reconciling');
    const rest = { negative_looks: 2, last_look_at: after(15) };
    const told = look(19, over, handle, { resends: true, rest });
    expect(told).toMatchObject({ to: 'unknown', negativeLooks: 3 });
    expect(told.forgetHandles).toBeUndefined();
  });
  it('one that may be another publication’s as well is a person’s too: never sent again by itself, whatever would allow it', () => {
    const contested: Settlement = { state: 'several', candidates: ['1'] };
    const asked = { to: 'unknown', reason: 'reason-several-candidates', candidates: ['1'], wakeInMs: null };
    const proven = { resends: true, rest: { negative_looks: 3, last_look_at: after(20) } };
    expect(look(1, contested, key)).toMatchObject(asked);
    expect(look(30, contested, handle)).toMatchObject(asked);
    expect(look(30, contested, list, proven)).toMatchObject(asked);
    expect(look(30, contested, list, { ...proven, unwanted: true })).toMatchObject(asked);
  });
});

describe('class D, nothing to look at', () => {
  it('asks a person at once and sends nothing', () => {
    const blind: Settlement = { state: 'cannot-look', failure: failed('permission', 'no').failure };
    expect(look(1, blind, nothing, { resends: true })).toMatchObject({ to: 'unknown', wakeInMs: null });
  });
});

describe('what the platform is still working on', () => {
  const busy: Settlement = { state: 'processing', askAgainInSeconds: 5 };
  it('is asked for again, and doubted after an hour (row 17)', () => {
    const rest = { state: 'processing' as const };
    expect(look(5, busy, handle, { rest })).toMatchObject({ to: 'processing', wakeInMs: 5_000 });
    expect(look(61, busy, handle, { rest }).to).toBe('reconciling');
    expect(look(61, busy, handle)).toMatchObject({ to: 'unknown', wakeInMs: pace.lookEveryMs });
  });
  it('is asked for as seldom as anything else once a person was told of it, and hourly after a day', () => {
    const rest = { state: 'unknown' as const };
    expect(look(70, busy, handle, { rest }).wakeInMs).toBe(pace.lookEveryMs);
    expect(look(24 * 60 + 1, busy, handle, { rest }).wakeInMs).toBe(30 * pace.lookEveryMs);
  });
  it('is looked for before a person is asked or anything is sent', () => {
    const rest = { state: 'processing' as const };
    expect(look(quietOver, absent, handle, { rest }).to).toBe('reconciling');
    const several: Settlement = { state: 'several', candidates: ['1', '2'] };
    expect(look(1, several, list, { rest })).toMatchObject({ to: 'reconciling', wakeInMs: 0 });
  });
  it('what was handed over to its creator stays so until it is live or refused (§12)', () => {
    expect(look(90, absent, handle, { rest: { state: 'handed-over' } }).to).toBe('handed-over');
  });
});
