// What one person may is a setting (hostile.md §5): what it does not name stays, what it cannot mean ends the start.
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const standing = {
  calls: 300,
  deeds: 60,
  signOnPages: 30,
  uploads: { startsAnHour: 600, bytesADay: 20 * 1_073_741_824, largeAtOnce: 3 },
};

test('unset, and for what it does not name, the numbers of hostile.md stand', () => {
  expect(readConfig({}).limits).toEqual(standing);
  expect(readConfig({ HERALD_LIMITS: ' calls=900,upload-gib = 50, ' }).limits).toEqual({
    ...standing,
    calls: 900,
    uploads: { ...standing.uploads, bytesADay: 50 * 1_073_741_824 },
  });
});

test('each of them is named', () => {
  const all = 'calls=1,deeds=2,sign-on-pages=3,uploads=4,upload-gib=5,large-uploads=6';
  expect(readConfig({ HERALD_LIMITS: all }).limits).toEqual({
    calls: 1,
    deeds: 2,
    signOnPages: 3,
    uploads: { startsAnHour: 4, bytesADay: 5 * 1_073_741_824, largeAtOnce: 6 },
  });
});

test.each([
  ['call=600', 'call is none of calls, deeds, sign-on-pages, uploads, upload-gib, large-uploads'],
  ['calls=0', 'calls must be a whole number'],
  ['calls=many', 'calls must be a whole number'],
  ['deeds', 'deeds must be a whole number'],
])('%s ends the start with what is wrong', (setting, wrong) => {
  expect(() => readConfig({ HERALD_LIMITS: setting })).toThrow(`HERALD_LIMITS: ${wrong}`);
});
