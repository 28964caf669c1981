import type { HistoryItem } from '@herald/contract/publications.ts';
import { expect, test } from 'vitest';
import { acts, countConcerned, fateOf, isStanding, losesIfLive, outcomeOf } from './withdraw-plan.ts';

type Seen = Parameters<typeof fateOf>[0];

const can: HistoryItem['can'] = { takeDown: true, edit: 'in-place', reaches: ['text'] };
const line = (state: Seen['state'], more: Partial<Seen> = {}): Seen => ({
  state,
  can,
  deletesFilm: false,
  mayCancel: false,
  cancelRequested: false,
  ...more,
});

test('what is live is taken down; at WeChat for ever, and where nobody lets us it stays (D-03)', () => {
  const limit = { because: 'creators only', since: '2026-11', why: 'limit-creator-only' } as const;
  expect(fateOf(line('published'))).toBe('take-down');
  expect(fateOf(line('published', { can: { ...can, forEver: true } }))).toBe('for-ever');
  expect(fateOf(line('published', { can: { takeDown: limit, edit: limit } }))).toBe('impossible');
  expect(acts('impossible')).toBe(false);
});

test('what is on its way is stopped, what is in doubt goes if it is there, and where nobody lets us is decided first; what is gone is left alone', () => {
  const limit = { because: 'creators only', since: '2026-11', why: 'limit-creator-only' } as const;
  expect(fateOf(line('inflight', { mayCancel: true }))).toBe('stop');
  expect(fateOf(line('unknown'))).toBe('unsure');
  expect(acts('unsure')).toBe(true);
  expect(fateOf(line('unknown', { can: { takeDown: limit, edit: limit } }))).toBe('undecided');
  expect(acts('undecided')).toBe(false);
  expect(fateOf(line('published', { cancelRequested: true }))).toBe('under-way');
  expect(fateOf(line('withdrawn'))).toBe('nothing');
});

test('until it is proven to be gone a post counts as live', () => {
  expect((['withdrawing', 'editing', 'edit-failed'] as const).every((state) => isStanding({ state }))).toBe(
    true,
  );
  expect(
    (['withdrawn', 'externally-removed', 'failed'] as const).some((state) => isStanding({ state })),
  ).toBe(false);
});

test('gone is said only of what is proven to be: what is on its way or in doubt is not', () => {
  const over = ['withdrawn', 'externally-removed', 'failed', 'cancelled', 'missed'] as const;
  expect(
    outcomeOf(
      over.map((state) => line(state)),
      [],
    ),
  ).toEqual({ state: 'gone', count: 0 });
  const open = ['scheduled', 'inflight', 'processing', 'reconciling', 'unknown', 'handed-over'] as const;
  for (const state of open)
    expect(outcomeOf([line('withdrawn'), line(state)], [])).toEqual({ state: 'unsettled', count: 1 });
});

test('that we go on asking is said while somebody does, and not once it was refused', () => {
  expect(outcomeOf([line('unknown'), line('withdrawing')], [])).toEqual({ state: 'still', count: 1 });
  const asked = line('published', { cancelRequested: true });
  expect(outcomeOf([asked, line('published')], [])).toEqual({ state: 'still', count: 2 });
  expect(outcomeOf([line('withdrawn'), line('published')], [])).toEqual({ state: 'stands', count: 1 });
});

test('gone everywhere is not said above one that stays as it is', () => {
  const gone = [line('withdrawn')];
  expect(outcomeOf(gone, [line('published'), line('handed-over'), line('failed')])).toEqual({
    state: 'partly',
    count: 2,
  });
  expect(outcomeOf(gone, [line('withdrawn')])).toEqual({ state: 'gone', count: 0 });
});

test('what its owner holds is known to be there: it is not called unknown, and not counted', () => {
  const limit = { because: 'creators only', since: '2026-11', why: 'limit-creator-only' } as const;
  const held = line('handed-over', { can: { takeDown: limit, edit: limit } });
  expect(fateOf(held)).toBe('with-owner');
  expect(acts('with-owner')).toBe(false);
  expect(countConcerned([held, line('published'), line('inflight', { mayCancel: true })])).toBe(2);
});

test('a post whose video goes with it is deleted for ever', () => {
  expect(fateOf(line('published', { deletesFilm: true }))).toBe('film-for-ever');
  expect(acts('film-for-ever')).toBe(true);
});

test('what may stand already and would be gone for ever is warned of, before anybody knows whether it stands', () => {
  const forEver = { can: { ...can, forEver: true as const } };
  for (const state of ['inflight', 'processing', 'reconciling'] as const) {
    expect(losesIfLive(line(state, { mayCancel: true, ...forEver }))).toBe('for-ever');
    expect(losesIfLive(line(state, { mayCancel: true, deletesFilm: true }))).toBe('film-for-ever');
    expect(losesIfLive(line(state, { mayCancel: true }))).toBeNull();
  }
  expect(losesIfLive(line('unknown', forEver))).toBe('for-ever');
  expect(losesIfLive(line('unknown', { deletesFilm: true }))).toBe('film-for-ever');
  // Never sent, or told by its own sentence.
  expect(losesIfLive(line('scheduled', { mayCancel: true, ...forEver }))).toBeNull();
  expect(losesIfLive(line('published', forEver))).toBeNull();
});
