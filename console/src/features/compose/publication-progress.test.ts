import {
  publicationStates,
  settledStates,
  type PublicationState,
  type Reason,
} from '@herald/contract/publications.ts';
import { describe, expect, test } from 'vitest';
import { isPublished, liveOn, looksAgainMs, moves, progress, stageOf } from './publication-progress.ts';

describe('a publication on its way', () => {
  test('every state has a word, and only a published one is called live before it is changed', () => {
    expect(publicationStates.filter((state) => progress(state) === 'live')).toEqual([
      'published',
      'editing',
      'edit-failed',
      'withdrawing',
    ]);
  });

  test('an unconfirmed publication is neither live nor failed', () => {
    expect(progress('unknown')).toBe('unconfirmed');
  });

  test('the page stops asking when nothing moves by itself any more', () => {
    expect(publicationStates.filter((state) => settledStates.has(state) && moves({ state }))).toEqual([]);
    expect(moves({ state: 'unknown' })).toBe(false);
    expect(['scheduled', 'preparing', 'inflight', 'processing', 'reconciling'].length).toBe(
      publicationStates.filter((state) => moves({ state })).length,
    );
  });

  test('what waits for a person or for a far time is looked at slowly, so that what is settled elsewhere is seen', () => {
    const now = Date.parse('2026-05-01T10:00:00Z');
    const due = (state: 'unknown' | 'scheduled' | 'inflight' | 'published', minutes = 0) => ({
      state,
      dueAt: new Date(now + minutes * 60_000).toISOString(),
    });
    expect(looksAgainMs([due('published')], now)).toBe(false);
    expect(looksAgainMs([due('published'), due('unknown')], now)).toBe(10_000);
    expect(looksAgainMs([due('scheduled', 90)], now)).toBe(10_000);
    expect(looksAgainMs([due('scheduled', 0.5)], now)).toBe(1_000);
    expect(looksAgainMs([due('unknown'), due('inflight')], now)).toBe(1_000);
  });

  test('it is published once it is live everywhere for everybody (R-PUB-011)', () => {
    const live = { state: 'published', reason: 'reason-platform-said-live', ownerOnly: false } as const;
    expect(isPublished([live, live], 2)).toBe(true);
    expect(isPublished([live], 2)).toBe(false);
    expect(isPublished([], 0)).toBe(false);
    for (const other of [
      { ...live, state: 'failed' as const },
      { ...live, ownerOnly: true },
      { ...live, reason: 'reason-not-public' as const },
    ])
      expect(isPublished([live, other], 2)).toBe(false);
  });

  test('its title says that it is on its way until every outcome is known, then what became of it', () => {
    const live = { state: 'published', reason: 'reason-platform-said-live', ownerOnly: false } as const;
    const two = { publications: [1, 2], leftOut: [] };
    expect(stageOf([], two)).toBe('on-its-way');
    expect(stageOf([live], two)).toBe('on-its-way');
    for (const state of ['inflight', 'unknown', 'auth-required'] as const)
      expect(stageOf([live, { ...live, state }], two)).toBe('on-its-way');
    expect(stageOf([live, live], two)).toBe('published');
    expect(stageOf([live, { ...live, state: 'failed' }], two)).toBe('over');
    expect(stageOf([live, { ...live, ownerOnly: true }], two)).toBe('over');
    expect(stageOf([live, live], { ...two, leftOut: [1] })).toBe('over');
  });

  test('before it is sent again: live where one stands, perhaps where nobody knows or it was given up unseen', () => {
    const one = (bid: string, state: PublicationState, reason: Reason = 'reason-none') => ({
      bid,
      state,
      reason,
    });
    const there = liveOn([
      one('stands', 'published'),
      one('stands', 'failed', 'reason-person-dropped'),
      one('dropped', 'failed', 'reason-person-dropped'),
      one('dropped', 'failed'),
      one('unknown', 'unknown'),
      one('refused', 'failed'),
      one('waits', 'scheduled'),
      one('gone', 'externally-removed'),
    ]);
    expect(Object.fromEntries(there)).toEqual({ stands: 'live', dropped: 'perhaps', unknown: 'perhaps' });
  });
});
