import { beforeAll, describe, expect, it } from 'vitest';
import { hearClock } from './clock.ts';
import { speak } from './i18n.ts';
import { sinceWhen, wallClock, wallClockWithZone } from './wall-clock.ts';

describe('times as people read them', () => {
  beforeAll(async () => {
    await speak('en');
    const now = String(Date.parse('2026-03-01T12:00:00Z'));
    hearClock(new Headers({ 'x-herald-now': now, 'x-herald-zone': 'Asia/Shanghai' }));
  });

  it.each(['2026-03-01T11:57:00.000Z', '2026-03-01 19:57:00'])(
    '%s is shown in the zone of the platform',
    (time) => {
      expect(wallClock(time)).toBe('2026-03-01 19:57');
      expect(wallClockWithZone(time)).toBe('2026-03-01 19:57 Asia/Shanghai');
      expect(sinceWhen(time)).toBe('3 minutes ago');
    },
  );

  it('leaves alone what is no time', () => {
    expect([wallClock('soon'), sinceWhen('soon')]).toEqual(['soon', 'soon']);
  });
});
