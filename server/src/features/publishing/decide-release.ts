// Decide a release: when a hold is over, what it kept past its time gets the lead rule's time and never goes at once (D-01). Pure.
import { scheduleLeadMs, schedulePresetMs } from '@herald/contract/constants.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Publication } from './store/rows.ts';

type Held = Pick<Publication, 'held_until'>;
export type NewTime = { readonly local: string; readonly dueAt: Date };

const secondMs = 1_000;

/** The same for all that were held together, as long as it is seen soon enough; whole seconds, as word clocks have them. */
export function decideRelease({ held_until: until }: Held, at: Date, zone: string): NewTime {
  const since = Math.min(until?.getTime() ?? at.getTime(), at.getTime());
  const planned = since + schedulePresetMs;
  const due = planned - at.getTime() < scheduleLeadMs ? at.getTime() + schedulePresetMs : planned;
  const whole = Math.ceil(due / secondMs) * secondMs;
  const local = wallClockOf(new Date(whole), zone);
  const read = instantOf(local, zone)?.instant.getTime() ?? whole;
  if (read >= whole) return { local, dueAt: new Date(whole) };
  // That word clock comes twice and would be read as the first of the two: the first moment that comes once.
  const later = whole + (whole - read);
  return { local: wallClockOf(new Date(later), zone), dueAt: new Date(later) };
}
