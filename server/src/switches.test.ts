// What is on or off is said in one way: a word of another is refused by name, and never taken for one of the two.
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const switches = [
  'HERALD_DEMO',
  'HERALD_SANDBOX',
  'HERALD_LINK_CHECK',
  'HERALD_TEST_CLOCK',
  'LINKEDIN_PAGES',
];

test.each(
  switches.flatMap((name) => ['false', 'no', 'off', 'true', 'yes', '00', ' 0'].map((word) => [name, word])),
)('%s=%s ends the start and says what to write', (name, word) => {
  expect(() => readConfig({ [name]: word })).toThrow(`  ${name}: must be 1 (on) or 0 (off)`);
});

test('0 is off, 1 is on; unset or empty, the demonstration, the stand-ins and the look at links are on, and what tests need is off', () => {
  const read = (value?: string) => {
    const config = readConfig(Object.fromEntries(switches.map((name) => [name, value])));
    const { demo, sandbox, checksLinks, testClock, channels } = config;
    return [demo, sandbox, checksLinks, testClock, channels['linkedin']?.products];
  };
  expect(read('0')).toEqual([false, false, false, false, []]);
  expect(read('1')).toEqual([true, true, true, true, ['pages']]);
  expect(read()).toEqual([true, true, true, false, []]);
  expect(read('')).toEqual(read());
});
