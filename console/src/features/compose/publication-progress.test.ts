import { publicationStates, settledStates } from '@herald/contract/publications.ts';
import { describe, expect, test } from 'vitest';
import { moves, progress } from './publication-progress.ts';

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
});
