// Instants as people read them: wall clock in the platform's zone, and how long ago.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { platformZone, serverNow } from './clock.ts';
import { currentLanguage } from './i18n.ts';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** "YYYY-MM-DD HH:mm" of an ISO instant in the platform's zone; a text that is no instant stays as it is. */
export function wallClock(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : wallClockOf(at, platformZone()).slice(0, 16);
}

/** The same with the zone's name, for tooltips. */
export function wallClockWithZone(instant: string): string {
  return `${wallClock(instant)} ${platformZone()}`;
}

/** "3 minutes ago", reckoned by the server's clock. */
export function sinceWhen(instant: string): string {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) return instant;
  const distance = at - serverNow();
  const [unit, size] = steps.find(([, candidate]) => Math.abs(distance) >= candidate) ?? ['second', 1_000];
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(
    Math.round(distance / size),
    unit,
  );
}
