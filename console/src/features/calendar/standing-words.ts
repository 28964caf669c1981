// How an entry of the calendar stands, in a word.
import type { CalendarItem } from '@herald/contract/endpoints/calendar.ts';

export const standingWords = {
  waiting: 'schedule.states.waiting',
  'on-its-way': 'schedule.states.onItsWay',
  'handed-over': 'calendar.handedOver',
  'not-public': 'history.states.notPublic',
  partly: 'content.states.partly',
  live: 'content.states.live',
  trouble: 'content.states.trouble',
  withdrawn: 'history.states.withdrawn',
} as const satisfies Record<CalendarItem['standing'], string>;
