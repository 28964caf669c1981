import { expect, test } from 'vitest';
import { headStanding } from './head-standing.ts';
import { nobody } from './saved-forms.ts';

const draft = { ...nobody, draftId: '7', pkGUID: 'p' };
const live = { bid: 'a', state: 'published', reason: 'reason-platform-said-live', ownerOnly: false } as const;

test('what is open is called by how it stands: nothing, a draft, content, scheduled', () => {
  expect(headStanding(nobody, [])).toBe(null);
  expect(headStanding(draft, [])).toBe('draft');
  expect(headStanding({ ...draft, draftId: null }, [])).toBe('content');
  const schedule = { id: '1', pubTime: '', zone: '' };
  expect(headStanding({ ...draft, schedule }, [])).toBe('scheduled');
});

test('what may be live is not called a draft while nobody has said how it stands', () => {
  expect(headStanding(draft, null)).toBe('not-known');
  expect(headStanding(nobody, null)).toBe(null);
  // A draft alone was never sent.
  expect(headStanding({ ...draft, pkGUID: null }, null)).toBe('draft');
});

test('what was given up in doubt is not said to be not live', () => {
  const dropped = { ...live, state: 'failed', reason: 'reason-person-dropped' } as const;
  expect(headStanding(draft, [dropped])).toBe('dropped');
  expect(headStanding(draft, [dropped, { ...live, bid: 'b' }])).toBe('partly');
});

test('what was sent counts as each account has it, and what nobody knows before all else', () => {
  expect(headStanding(draft, [live])).toBe('published');
  expect(headStanding(draft, [live, { ...live, bid: 'b', state: 'failed' }])).toBe('partly');
  expect(headStanding(draft, [live, { ...live, bid: 'b', ownerOnly: true }])).toBe('partly');
  expect(headStanding(draft, [live, { ...live, bid: 'b', state: 'inflight' }])).toBe('under-way');
  expect(headStanding(draft, [live, { ...live, bid: 'b', state: 'unknown' }])).toBe('unconfirmed');
  expect(headStanding(draft, [{ ...live, state: 'unknown' }, live])).toBe('unconfirmed');
  expect(
    headStanding(draft, [
      { ...live, state: 'failed' },
      { ...live, state: 'withdrawn' },
    ]),
  ).toBe('not-live');
  expect(headStanding(draft, [{ ...live, ownerOnly: true }])).toBe('not-public');
  expect(headStanding(draft, [{ ...live, state: 'edit-failed', ownerOnly: true }])).toBe('not-public');
});

test('what stands is not hidden by what was sent there since: refused, missed, taken down, or not sent yet', () => {
  for (const state of ['failed', 'missed', 'withdrawn', 'cancelled', 'scheduled'] as const)
    expect(headStanding(draft, [live, { ...live, state }])).toBe('published');
  expect(headStanding(draft, [live, { ...live, state: 'inflight' }])).toBe('under-way');
  expect(
    headStanding(draft, [
      { ...live, ownerOnly: true },
      { ...live, state: 'failed' },
    ]),
  ).toBe('not-public');
});
