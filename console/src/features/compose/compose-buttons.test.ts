import { signs } from '@herald/contract/permissions.ts';
import { describe, expect, test } from 'vitest';
import { allowedBy } from '../../lib/permissions.ts';
import { shownTo } from './compose-buttons.ts';

const shown = (...codes: string[]) => shownTo(allowedBy([signs.edits, ...codes]));

describe('what the page shows', () => {
  test('nqiU7r hides the account area and the scheduled option (R-PERM-002, R-PERM-003)', () => {
    expect(shown('rU7Zbu', 'fMFzqi', 'nqiU7r')).toEqual({
      accounts: false,
      saving: true,
      scheduling: false,
      publishing: false,
    });
  });

  test('rU7Zbu allows the scheduling controls, without it there are none (R-PERM-004, R-PERM-009, R-SCHED-020)', () => {
    expect(shown('rU7Zbu').scheduling).toBe(true);
    expect(shown('fMFzqi').scheduling).toBe(false);
  });

  test('fMFzqi allows direct publishing, without it there is no button (R-PERM-005, R-PERM-010, R-PUB-016)', () => {
    expect(shown('fMFzqi').publishing).toBe(true);
    expect(shown('rU7Zbu').publishing).toBe(false);
  });

  test('until the codes are known nothing is offered', () => {
    expect(Object.values(shownTo(allowedBy(undefined)))).toEqual([false, false, false, false]);
  });
});
