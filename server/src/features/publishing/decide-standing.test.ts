// The standing of an entry of the calendar: nothing that readers do not see is called live.
import { troubleStates } from '@herald/contract/endpoints/calendar.ts';
import { publicationStates, type PublicationState } from '@herald/contract/publications.ts';
import { expect, it } from 'vitest';
import { decideStanding } from './decide-standing.ts';

const plain = { reason: 'reason-none', owner_only: null, articles_gone: [] } as const;
const standing = (...states: PublicationState[]) =>
  decideStanding(states.map((state) => ({ ...plain, state })));

it('calls live only what stands on its account', () => {
  const live = publicationStates.filter((state) => standing(state) === 'live');
  expect(live).toEqual(['published', 'editing', 'withdrawing']);
});

it('calls trouble what the card gives a reason for', () => {
  const trouble = publicationStates.filter((state) => standing(state) === 'trouble');
  expect(new Set(trouble)).toEqual(troubleStates);
});

it('says of what lies in an inbox that it is handed over, and beside others that it is live in part', () => {
  expect(standing('handed-over')).toBe('handed-over');
  expect(standing('published', 'published', 'handed-over')).toBe('partly');
  expect(standing('handed-over', 'withdrawn')).toBe('handed-over');
  expect(standing('handed-over', 'failed')).toBe('trouble');
  expect(standing('published', 'inflight')).toBe('on-its-way');
});

it('calls nothing live that its owner alone sees', () => {
  const owners = { ...plain, owner_only: 'chosen' } as const;
  expect(decideStanding([{ ...owners, state: 'published' }])).toBe('not-public');
  expect(decideStanding([{ ...owners, state: 'editing' }])).toBe('not-public');
  expect(decideStanding([{ ...owners, state: 'edit-failed' }])).toBe('trouble');
  const shared = { ...plain, state: 'handed-over', reason: 'reason-not-public' } as const;
  expect(decideStanding([shared])).toBe('not-public');
});

it('says of what was taken down that it was, and of the rest that it stands', () => {
  expect(standing('withdrawn', 'withdrawn')).toBe('withdrawn');
  expect(standing('published', 'withdrawn')).toBe('partly');
  expect(standing('scheduled', 'auth-required')).toBe('waiting');
});

it('says of a message of which articles are gone that it is live in part, whatever stands beside it', () => {
  const fewer = { ...plain, state: 'published', articles_gone: [0] } as const;
  expect(decideStanding([fewer])).toBe('partly');
  expect(decideStanding([fewer, { ...plain, state: 'withdrawn' }])).toBe('partly');
  expect(decideStanding([fewer, { ...plain, state: 'published', owner_only: 'chosen' }])).toBe('partly');
  expect(decideStanding([{ ...fewer, state: 'withdrawn' }])).toBe('withdrawn');
});
