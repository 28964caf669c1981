// A change whose account nobody speaks for: what was asked and not answered is never told as simply not done.
import { describe, expect, it } from 'vitest';
import { pace } from '../../test-look.ts';
import { decideWithoutLeave } from './decide-without-leave.ts';
import type { Change } from './read-change.ts';

const at = new Date('2026-11-29T12:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);
const begun = { op: 'edit', at, begunAt: at, seq: 1, endsAt: later(60_000), calls: 1 } as const;
const certain: Change = { ...begun, doubt: null };
const doubted: Change = { ...begun, doubt: { first: at, last: at } };
const one = { state: 'editing', tries: 2 } as const;
const decide = (change: Change, isGone: boolean, mayReturn: boolean) =>
  decideWithoutLeave(one, change, { pace, isGone, mayReturn });

describe('nobody speaks for the account', () => {
  it('what was never asked, or was answered, was not done, and the reason says why', () => {
    expect(decide(certain, true, false)).toMatchObject({ to: 'edit-failed', reason: 'reason-account-gone' });
    expect(decide(certain, false, true)).toMatchObject({
      to: 'edit-failed',
      reason: 'reason-change-signed-out',
    });
  });

  it('what was asked and not answered waits for its owner, and is not told as not done', () => {
    expect(decide(doubted, false, true)).toMatchObject({
      to: 'editing',
      reason: 'reason-sign-in-expired',
      tries: 2,
      wakeInMs: pace.lookEveryMs,
    });
  });

  it('whose owner cannot come back, or whose time is over, is unknown', () => {
    const unknown = { to: 'edit-failed', reason: 'reason-edit-unknown' };
    expect(decide(doubted, true, false)).toMatchObject(unknown);
    expect(decide(doubted, false, false)).toMatchObject(unknown);
    expect(decide({ ...doubted, endsAt: at }, false, true)).toMatchObject(unknown);
  });
});
