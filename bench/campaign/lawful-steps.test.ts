// The checker's own copy of the table of steps against the contract's: written twice, and the same.
import { transitions } from '@herald/contract/publications.ts';
import { expect, it } from 'vitest';
import { isWayBack, isLawfulStep } from '../checker-steps.ts';

it('is the same table, written twice', () => {
  const ours = new Set(transitions.map(([, from, to]) => `${from} → ${to}`));
  const states = [...new Set(transitions.flatMap(([, from, to]) => [from, to]))];
  const differing = states.flatMap((from) =>
    states
      .filter((to) => isLawfulStep(from, to) !== ours.has(`${from} → ${to}`))
      .map((to) => `${from} → ${to}`),
  );
  expect(differing).toEqual([]);
  expect(isLawfulStep(null, 'scheduled')).toBe(true);
  expect(isLawfulStep(null, 'published')).toBe(false);
});

it('lets a call be repeated only by a way back from a call', () => {
  expect(isWayBack('unknown', 'scheduled')).toBe(true);
  expect(isWayBack('preparing', 'scheduled')).toBe(false);
  expect(isWayBack('inflight', 'reconciling')).toBe(false);
});
