// When a post may go out at the earliest: less than 40 minutes ahead is moved to 41 (C-43, C-44, C-47).
import { scheduleLeadMs, schedulePresetMs } from '@herald/contract/constants.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';

/** `instant` is in epoch milliseconds; `moved` asks for the warning. */
export type Lead = { readonly instant: number; readonly moved: boolean };

export function presetTime(now: number): number {
  return now + schedulePresetMs;
}

/** A date more than a day past is first reset to now (C-44); from now the lead rule gives the same, so one comparison does. */
export function applyLead(chosen: number, now: number): Lead {
  return chosen - now < scheduleLeadMs
    ? { instant: presetTime(now), moved: true }
    : { instant: chosen, moved: false };
}

/** What a date-and-time input shows: "YYYY-MM-DDTHH:mm:ss" in the platform's zone. */
export function fieldTextOf(instant: number, zone: string): string {
  return pubTimeOf(instant, zone).replace(' ', 'T');
}

/** Whole seconds are what travels, so a part of a second is rounded up and never falls under the lead. */
export function pubTimeOf(instant: number, zone: string): string {
  return wallClockOf(new Date(Math.ceil(instant / 1000) * 1000), zone);
}

/** What must be known of a time before it is saved: it does not exist that day, or it comes twice. */
export function oddTime(text: string, zone: string): Finding | null {
  const asked = fullText(text);
  const read = instantOf(asked, zone);
  if (!read || read.note === 'exact') return null;
  const time = wallClockOf(read.instant, zone);
  return read.note === 'gap'
    ? { code: 'preflight-time-in-gap', figures: { asked, time, zone } }
    : { code: 'preflight-time-twice', figures: { time, zone } };
}

/** Browsers leave out the seconds when they are zero; null when no time stands in the field (R-SCHED-005). */
export function readFieldText(text: string, zone: string): number | null {
  return instantOf(fullText(text), zone)?.instant.getTime() ?? null;
}

function fullText(text: string): string {
  return (text.length === 16 ? `${text}:00` : text.slice(0, 19)).replace('T', ' ');
}
