import { describe, expect, it } from 'vitest';
import { hearClock, platformZone, serverNow } from './clock.ts';

describe('the clock of the platform', () => {
  it('runs as far ahead as the server said, and keeps its zone', () => {
    hearClock(
      new Headers({ 'x-herald-now': String(Date.now() + 86_400_000), 'x-herald-zone': 'Europe/Madrid' }),
    );
    expect(Math.abs(serverNow() - Date.now() - 86_400_000)).toBeLessThan(1_000);
    expect(platformZone()).toBe('Europe/Madrid');
  });

  it('keeps what it knows when an answer says nothing or nonsense', () => {
    const before = serverNow();
    hearClock(new Headers({ 'x-herald-now': 'soon', 'x-herald-zone': 'Mars/Olympus' }));
    hearClock(new Headers());
    expect(serverNow() - before).toBeLessThan(1_000);
    expect(platformZone()).toBe('Europe/Madrid');
  });
});
