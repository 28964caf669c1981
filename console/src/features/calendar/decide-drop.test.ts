import { describe, expect, test } from 'vitest';
import { decideDrop, decideMove, mayBeMoved } from './decide-drop.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-03-03T04:00:00Z');
const clock = { now, zone };

describe('an entry of the calendar', () => {
  test('dropped on another day keeps its time of day', () => {
    expect(decideDrop('2026-03-10T01:30:15.000Z', '2026-03-12', clock)).toEqual({
      pubTime: '2026-03-12 09:30:15',
      dueAt: '2026-03-12T01:30:15.000Z',
      isCorrected: false,
    });
  });

  test('dropped on its own day, by the zone of the platform, stays', () => {
    expect(decideDrop('2026-03-10T17:30:00.000Z', '2026-03-11', clock)).toBeNull();
  });

  test('dropped in the past or inside the lead time is asked about with the lead rule’s time', () => {
    const corrected = { pubTime: '2026-03-03 12:41:00', isCorrected: true };
    expect(decideDrop('2026-03-10T01:30:00.000Z', '2026-03-01', clock)).toMatchObject(corrected);
    expect(decideMove('2026-03-03 12:39:59', clock)).toMatchObject(corrected);
    expect(decideMove('2026-03-03 12:40:00', clock)).toMatchObject({ isCorrected: false });
  });

  test('may be moved while it waits and nobody else is editing it, and never once it went out', () => {
    const waiting = { standing: 'waiting', scheduleId: 'a', held: null } as const;
    const heldBy = (isMine: boolean) => ({ by: 'Lin Yue', since: '', until: '', isMine });
    expect(mayBeMoved(waiting)).toBe(true);
    expect(mayBeMoved({ ...waiting, held: heldBy(true) })).toBe(true);
    expect(mayBeMoved({ ...waiting, held: heldBy(false) })).toBe(false);
    expect(mayBeMoved({ ...waiting, scheduleId: null })).toBe(false);
    expect(mayBeMoved({ ...waiting, standing: 'live' })).toBe(false);
  });

  test('is given no time that there is not', () => {
    expect(decideMove('', clock)).toBeNull();
  });
});
