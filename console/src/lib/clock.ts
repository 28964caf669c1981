// Clock: the time and the zone of the platform, learned from every answer of the server.
import { defaultZone } from '@herald/contract/constants.ts';

let aheadMs = 0;
let zone: string = defaultZone;

/** `x-herald-now` is the database's clock in epoch milliseconds, `x-herald-zone` the zone of all wall-clock texts. */
export function hearClock(headers: Headers): void {
  const now = Number(headers.get('x-herald-now') ?? Number.NaN);
  if (Number.isFinite(now) && now > 0) aheadMs = now - Date.now();
  const told = headers.get('x-herald-zone');
  if (told && isZone(told)) zone = told;
}

/** Epoch milliseconds by the server's clock; lead times and ages are reckoned from it, never from the browser's. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

export function platformZone(): string {
  return zone;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
