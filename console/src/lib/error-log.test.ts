import { expect, it } from 'vitest';
import { logsErrors } from './error-log.ts';

it('R-SHELL-055 errors are kept in production alone, and only where that is wished', () => {
  expect(logsErrors('production')).toBe(true);
  expect(logsErrors('development')).toBe(false);
  expect(logsErrors('production', [])).toBe(false);
});
