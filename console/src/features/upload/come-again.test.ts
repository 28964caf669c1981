import { describe, expect, test } from 'vitest';
import { comeAgain } from './come-again.ts';

const details = { code: 'uploads-at-once', figures: { limit: 3, seconds: 10 }, problems: [] };

describe('an upload that was refused', () => {
  test('waits as long as it was told where others are on their way', () => {
    expect(comeAgain({ code: 'uploads-at-once', details })).toEqual({ kind: 'later', afterMs: 10_000 });
  });

  test('does not wait for hours, nor for what it was not told', () => {
    expect(comeAgain({ code: 'uploads-a-day', details })).toBeNull();
    expect(comeAgain({ code: 'uploads-an-hour', details })).toBeNull();
    for (const none of [null, {}, { figures: {} }, { figures: { seconds: 0 } }])
      expect(comeAgain({ code: 'uploads-at-once', details: none })).toBeNull();
  });
});
