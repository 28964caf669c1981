// What a look allows where the platform knows our key: sent again under it, or not (row 19).
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import { pace, after, absent, key, nothing, look } from '../../test-look.ts';

describe('class A, a key of ours', () => {
  const underItsKey = { to: 'scheduled', reason: 'reason-sent-under-its-key' };
  it('sends again under the same key while the platform remembers it (row 19)', () => {
    expect(look(1, absent, key)).toMatchObject(underItsKey);
  });
  it('not while its account rests: it is looked for as long as the lane is held, and then waits for its turn', () => {
    const rests = { rests: true };
    expect(look(18, absent, key, rests)).toMatchObject({ to: 'reconciling', wakeInMs: pace.lookEveryMs });
    expect(look(21, absent, key, rests)).toMatchObject(underItsKey);
  });
  it('not after it was refused as often as anything is tried: then it is only looked for', () => {
    expect(look(1, absent, key, { rest: { tries: 11 } }).to).toBe('scheduled');
    expect(look(1, absent, key, { rest: { tries: 12 } }).to).toBe('reconciling');
    expect(look(21, absent, key, { rest: { tries: 12 } }).to).toBe('unknown');
  });
  it('also where it cannot look', () => {
    const blind: Settlement = { state: 'cannot-look', failure: failed('permission', 'no').failure };
    expect(look(1, blind, key)).toMatchObject(underItsKey);
  });
  it('not for an account that its owner must authorise again: who can help hears so at once', () => {
    const signedOut = { signedOut: true };
    const dead: Settlement = { state: 'cannot-look', failure: failed('auth', 'ended').failure };
    const asked = { to: 'unknown', reason: 'reason-cannot-look', detail: 'ended' };
    expect(look(1, dead, key, signedOut)).toMatchObject(asked);
    expect(look(1, dead, nothing, signedOut)).toMatchObject(asked);
    expect(look(1, absent, key, signedOut)).toMatchObject({ to: 'reconciling' });
  });
  it('not after the call that followed was refused for good: that says nothing of the first one', () => {
    expect(look(1, absent, key, { refused: true })).toMatchObject({ to: 'reconciling' });
    expect(look(21, absent, key, { refused: true }).to).toBe('unknown');
  });
  it('not once nobody wants it any more: it is looked for, no more often than others, until a person is asked', () => {
    const unwanted = { unwanted: true };
    expect(look(1, absent, key, unwanted)).toMatchObject({ to: 'reconciling', wakeInMs: pace.lookEveryMs });
    expect(look(21, absent, key, unwanted)).toMatchObject({ to: 'unknown', wakeInMs: pace.lookEveryMs });
  });
  it('never once the window may be over: then it is looked for like any other (row 22)', () => {
    expect(look(58, absent, key).to).toBe('unknown');
    expect(look(58, absent, key, { rest: { negative_looks: 2, last_look_at: after(50) } })).toMatchObject({
      to: 'unknown',
      wakeInMs: null,
    });
  });
});
