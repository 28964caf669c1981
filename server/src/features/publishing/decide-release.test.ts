// What a hold that ends does to the time: nothing before it, the lead rule's after it.
import { scheduleLeadMs, schedulePresetMs } from '@herald/contract/constants.ts';
import { describe, expect, it } from 'vitest';
import { checkHoldPassed } from './check-hold-passed.ts';
import { decideRelease } from './decide-release.ts';

const at = (iso: string) => new Date(iso);
const shanghai = 'Asia/Shanghai';

describe('a hold that ends', () => {
  const due = at('2026-03-03T08:00:00Z');

  it('passed its time only where it was held at that time', () => {
    expect(checkHoldPassed({ due_at: due, held_until: due })).toBe(true);
    expect(checkHoldPassed({ due_at: due, held_until: at('2026-03-03T07:59:59Z') })).toBe(false);
    expect(checkHoldPassed({ due_at: due, held_until: null })).toBe(false);
  });

  it('gives all that were held together one time, whoever looks first', () => {
    const held = { held_until: at('2026-03-03T08:10:00Z') };
    const seen = ['2026-03-03T08:10:00.200Z', '2026-03-03T08:10:40Z'].map((iso) =>
      decideRelease(held, at(iso), shanghai),
    );
    expect(seen).toEqual([
      { local: '2026-03-03 16:51:00', dueAt: at('2026-03-03T08:51:00Z') },
      { local: '2026-03-03 16:51:00', dueAt: at('2026-03-03T08:51:00Z') },
    ]);
  });

  it('never gives less than the lead, however late it is seen, nor a part of a second', () => {
    const now = at('2026-03-03T11:00:00.400Z');
    const { dueAt } = decideRelease({ held_until: at('2026-03-03T08:10:00Z') }, now, shanghai);
    expect(dueAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(scheduleLeadMs);
    expect(dueAt).toEqual(new Date(Math.ceil((now.getTime() + schedulePresetMs) / 1_000) * 1_000));
  });

  it('in the hour that comes twice is not read as the first of the two', () => {
    // 02:30 for the second time, in Berlin.
    const now = new Date(at('2027-10-31T01:30:00Z').getTime() - schedulePresetMs);
    const held = { held_until: now };
    const { local, dueAt } = decideRelease(held, now, 'Europe/Berlin');
    expect(dueAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + schedulePresetMs);
    expect(local).toBe('2027-10-31 03:30:00');
  });
});
