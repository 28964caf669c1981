import { expect, test } from 'vitest';
import { serverNow } from '../../lib/clock.ts';
import { isMoving } from './is-moving.ts';

test('a row is looked at again soon around its time only, and as long as it is under way', () => {
  const due = (afterMs: number) => new Date(serverNow() + afterMs).toISOString();
  expect(isMoving({ state: 'waiting', dueAt: due(-2_000) })).toBe(true);
  expect(isMoving({ state: 'on-its-way', dueAt: due(30_000) })).toBe(true);
  expect(isMoving({ state: 'done', dueAt: due(-2_000) })).toBe(false);
  expect(isMoving({ state: 'waiting', dueAt: due(3_600_000) })).toBe(false);
  // Held up by a pause, say: nothing changes from one second to the next.
  expect(isMoving({ state: 'waiting', dueAt: due(-3_600_000) })).toBe(false);
});
