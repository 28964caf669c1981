// How an entry of the calendar stands, in a word.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';

export const standingWords = {
  waiting: 'schedule.states.waiting',
  'on-its-way': 'schedule.states.onItsWay',
  live: 'calendar.live',
  trouble: 'calendar.trouble',
  withdrawn: 'schedule.states.withdrawn',
} as const satisfies Record<CalendarItem['standing'], string>;
