// What dropping an entry on a day, or giving it a time, comes to: nothing, a move, or a move that is asked about first.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { instantOf, wallClockOf } from '@herald/contract/zoned-time.ts';
import { applyLead, pubTimeOf } from '../../lib/lead-rule.ts';

/** `pubTime` as it travels, `dueAt` an ISO instant; `isCorrected`: the wanted one is past or inside the lead time. */
export type Drop = { readonly pubTime: string; readonly dueAt: string; readonly isCorrected: boolean };

type Clock = { readonly now: number; readonly zone: string };

type Entry = Pick<CalendarItem, 'standing' | 'scheduleId' | 'held'>;

/** Only what waits, and nobody else is editing, may be moved; what is published never is. */
export function mayBeMoved({ standing, scheduleId, held }: Entry): boolean {
  return standing === 'waiting' && scheduleId !== null && (held === null || held.isMine);
}

/** At the same time of that day; null where it stands on it already. */
export function decideDrop(dueAt: string, day: string, clock: Clock): Drop | null {
  const stands = wallClockOf(new Date(dueAt), clock.zone);
  return stands.startsWith(day) ? null : decideMove(`${day}${stands.slice(10)}`, clock);
}

/** `text`: a wall clock of the zone; null where it is none. */
export function decideMove(text: string, { now, zone }: Clock): Drop | null {
  const wanted = instantOf(text, zone)?.instant.getTime();
  if (wanted === undefined) return null;
  const { instant, moved } = applyLead(wanted, now);
  const pubTime = pubTimeOf(instant, zone);
  const due = instantOf(pubTime, zone)?.instant ?? new Date(instant);
  return { pubTime, dueAt: due.toISOString(), isCorrected: moved };
}
