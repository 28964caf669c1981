// The call of the calendar: what is scheduled and what went out between two moments.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PublicationState, Reason } from '../publications.ts';
import { Hold } from './schedules.ts';

/**
 * `trouble`: on some account it failed, was missed, is not confirmed or is gone; `live`: on every account; `partly`: on
 * some of them; `handed-over`: its creator has it and it is live nowhere; `not-public`: it lies where not everybody sees it.
 */
export const calendarStandings = [
  'waiting',
  'on-its-way',
  'handed-over',
  'not-public',
  'partly',
  'live',
  'trouble',
  'withdrawn',
] as const;
export type CalendarStanding = (typeof calendarStandings)[number];

/** What on one account makes its entry `trouble`. */
export const troubleStates: ReadonlySet<PublicationState> = new Set([
  'failed',
  'missed',
  'unknown',
  'edit-failed',
  'externally-removed',
]);

export const CalendarItem = z.object({
  /** The schedule's, or of what went out at once one of ours. */
  id: z.string(),
  /** Null: it went out at once. */
  scheduleId: z.string().nullable(),
  pkGUID: z.string(),
  draftid: z.string().nullable(),
  title: z.string(),
  /** ISO instant for which it was planned, or at which it was asked for. */
  dueAt: z.string(),
  standing: z.enum(calendarStandings),
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      channelid: z.number(),
      state: PublicationState,
      reason: Reason,
    }),
  ),
  held: Hold.nullable(),
});
export type CalendarItem = z.infer<typeof CalendarItem>;

export const calendarEndpoints = {
  listCalendar: endpoint({
    method: 'GET',
    path: '/content/schedulepubmaterial/calendar',
    summary:
      'Ours: my department’s posts, everybody’s for whoever sees all, by the time they were planned for; 62 days at most, and `isCut` where there are more than it holds.',
    input: z.object({ startTime: z.string().min(1).max(30), endTime: z.string().min(1).max(30) }),
    output: z.object({ items: z.array(CalendarItem), isCut: z.boolean() }),
    permission: 'signed-in',
  }),
} as const;
