import type { Field } from '@herald/contract/problems.ts';
import { problem } from '@herald/contract/problems.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { onFocusField } from './focus-field.ts';
import { useBlocking } from './use-blocking.ts';
import type { Checks } from './use-checks.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is wrong in the words of one channel is shown where these stand, not at the shared ones', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const led: [Field, number | null][] = [];
  const stop = onFocusField((field, channelId) => void led.push([field, channelId]));
  const wrong = problem('text-too-long', 'text', { channelId: 32, figures: { limit: 280, count: 312 } });
  const checks: Checks = {
    problems: [wrong],
    at: () => [wrong],
    touch: () => undefined,
    now: () => [wrong],
    showAll: () => undefined,
    touches: () => 0,
    addFromServer: () => undefined,
  };
  expect(useBlocking(checks)()).toBe(true);
  stop();
  expect(led).toEqual([['text', 32]]);
});
