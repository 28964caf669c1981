import { afterEach, expect, it, vi } from 'vitest';
import { clearErrors, logError, loggedErrors, logsErrors } from './error-log.ts';

const where = { component: 'Board', during: 'render', address: '/dashboard' } as const;

afterEach(() => {
  vi.unstubAllEnvs();
  clearErrors();
});

it('R-SHELL-055 errors are kept in production alone, and only where that is wished', () => {
  expect(logsErrors('production')).toBe(true);
  expect(logsErrors('development')).toBe(false);
  expect(logsErrors('production', [])).toBe(false);
});

it.each([
  ['production', ['broke']],
  ['development', []],
])('R-SHELL-055 an error that a page throws in %s leaves there: %j', (mode, left) => {
  vi.stubEnv('MODE', mode);
  logError(new Error('broke'), where);
  expect(loggedErrors().map(({ message }) => message)).toEqual(left);
});
