// How what is scheduled stands: its word and its colour.
import type { Row } from './api.ts';

export const scheduleStateWords = {
  waiting: { key: 'schedule.states.waiting', colour: 'blue' },
  'on-its-way': { key: 'schedule.states.onItsWay', colour: 'gold' },
  done: { key: 'schedule.states.done', colour: 'green' },
  withdrawn: { key: 'schedule.states.withdrawn', colour: 'default' },
} as const satisfies Record<Row['state'], { key: string; colour: string }>;
