import { describe, expect, it } from 'vitest';
import { allowedBy } from './permissions.ts';

describe('what permission codes allow', () => {
  it('R-PERM-002 R-PERM-003 nqiU7r hides accounts and scheduling', () => {
    expect(allowedBy(['nqiU7r', 'rU7Zbu', 'fMFzqi'])).toMatchObject({
      accountsShown: false,
      canSchedule: false,
      canScheduleFromDetail: false,
    });
  });

  it('R-PERM-004 R-PERM-009 scheduling needs rU7Zbu', () => {
    expect(allowedBy(['rU7Zbu']).canSchedule).toBe(true);
    expect(allowedBy(['fMFzqi']).canSchedule).toBe(false);
  });

  it('R-PERM-005 R-PERM-006 R-PERM-010 publishing and modifying need fMFzqi', () => {
    expect(allowedBy(['fMFzqi'])).toMatchObject({ canPublish: true, canModify: true });
    expect(allowedBy(['rU7Zbu'])).toMatchObject({ canPublish: false, canModify: false });
  });

  it('R-PERM-007 on the detail panel fMFzqi without nqiU7r schedules', () => {
    expect(allowedBy(['fMFzqi']).canScheduleFromDetail).toBe(true);
  });

  it('allows nothing while the codes are unknown', () => {
    const { isKnown, accountsShown, canEdit } = allowedBy(undefined);
    expect([isKnown, accountsShown, canEdit]).toEqual([false, false, false]);
  });
});
