// Instants as people read them: wall clock in the platform's zone, and how long ago.
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import { platformZone, serverNow } from './clock.ts';
import { currentLanguage } from './i18n.ts';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** Lists name times as ISO instants or as wall-clock texts of the platform's zone (C-95); both are the same moment here. */
function momentOf(text: string): Date | null {
  const at = instantOf(text, platformZone())?.instant ?? new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** "YYYY-MM-DD HH:mm" in the platform's zone; a text that is no time stays as it is. */
export function wallClock(time: string): string {
  const at = momentOf(time);
  return at ? wallClockOf(at, platformZone()).slice(0, 16) : time;
}

/** The same with the zone's name, for tooltips. */
export function wallClockWithZone(time: string): string {
  return `${wallClock(time)} ${platformZone()}`;
}

/** "3 minutes ago", reckoned by the server's clock. */
export function sinceWhen(time: string): string {
  const at = momentOf(time);
  if (!at) return time;
  const distance = at.getTime() - serverNow();
  const [unit, size] = steps.find(([, candidate]) => Math.abs(distance) >= candidate) ?? ['second', 1_000];
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(
    Math.round(distance / size),
    unit,
  );
}
