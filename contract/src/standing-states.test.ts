// The ways of a content list in which a package stands: what no reader sees is never called live, and lies in no gap between two lists.
import { expect, it } from 'vitest';
import type { Standing } from './publications.ts';
import { statesOfStanding } from './standing-states.ts';

const nowhere: Standing = {
  total: 0,
  live: 0,
  ownerOnly: 0,
  underWay: 0,
  unknown: 0,
  notLive: 0,
  failedBeside: 0,
  takenDown: 0,
  cancelled: 0,
  retryable: 0,
};

it.each<[Partial<Standing>, string[]]>([
  [{}, []],
  [{ total: 2, live: 2 }, ['live']],
  [{ total: 2, live: 1, underWay: 1 }, ['scheduled', 'partly']],
  [{ total: 2, live: 1, notLive: 1 }, ['partly', 'trouble']],
  [{ total: 1, ownerOnly: 1 }, ['partly']],
  [{ total: 2, live: 1, ownerOnly: 1 }, ['partly']],
  [{ total: 1, unknown: 1 }, ['trouble']],
  [{ total: 2, live: 2, underWay: 2 }, ['scheduled', 'live']],
  [{ total: 2, live: 2, failedBeside: 1 }, ['live', 'trouble']],
  [{ total: 2, live: 2, unknown: 1 }, ['live', 'trouble']],
])('%o', (counts, states) => {
  expect(statesOfStanding({ ...nowhere, ...counts })).toEqual(states);
});
